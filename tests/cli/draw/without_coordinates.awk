# Of an SVG by Graphviz: what it draws without where, which may be another with the next Graphviz. Of the
# corners of a shape their number is left, and of a triangle where it points to.
function shape(points, count, pairs, first, second) {
    count = split(points, pairs, " ")
    if (count != 4) return (count - 1) " corners"
    split(pairs[1], first, ",")
    split(pairs[2], second, ",")
    return first[2] < second[2] ? "up" : "down"
}
/^<!--/ || /^ -->/ { next }
match($0, / points="[^"]*"/) {
    corners = substr($0, RSTART + 9, RLENGTH - 10)
    $0 = substr($0, 1, RSTART - 1) " points=\"" shape(corners) "\"" substr($0, RSTART + RLENGTH)
}
{
    gsub(/ (x|y|cx|cy|rx|ry|x1|x2|y1|y2|d|width|height|viewBox|transform)="[^"]*"/, "")
    print
}
