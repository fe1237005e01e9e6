"""Every exported predicate has its place on the pages of library(minimax), and every link leads somewhere.

    prolog_pages_test.py FOLDER LIBRARY

FOLDER has the pages, and LIBRARY the sources.
"""

import html.parser
import pathlib
import re
import sys


class Page(html.parser.HTMLParser):
    """The links of a page, and the places that a link may lead to."""

    def __init__(self, path):
        super().__init__()
        self.links, self.places = [], set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.places |= {attrs[name] for name in ("id", "name") if attrs.get(name)}
        self.links += [attrs[name] for name in ("href", "src") if attrs.get(name)]


def exports(source):
    """Name/Arity of what the module exports, in the order of the source."""
    head = re.search(r":- module\(\w+,\s*\[(.*?)\]\)", source.read_text(encoding="utf-8"), re.S).group(1)
    return re.findall(r"^\W*(\w+/\d+)", re.sub(r"%.*", "", head), re.M)


folder, library = map(pathlib.Path, sys.argv[1:])
pages = {path.name: Page(path) for path in folder.glob("*.html")}
sources = {"minimax.html": library / "minimax.pl", "verify.html": library / "minimax/verify.pl"}
assert pages.keys() == sources.keys(), sorted(pages)
everywhere = set().union(*(page.places for page in pages.values()))
count = 0
for name, source in sources.items():
    for indicator in exports(source):
        assert indicator in everywhere, f"{source.name}: {indicator} is on no page"
        count += 1
assert count >= 19, count
links = 0
for name, page in pages.items():
    for link in page.links:
        links += 1
        if re.fullmatch(r"https://www\.swi-prolog\.org/pldoc/man\?predicate=\w+/\d+", link):
            continue
        path, _, place = link.partition("#")
        assert (folder / path).is_file(), f"{name}: {link} leads nowhere"
        assert not place or place in pages[path].places, f"{name}: {link} leads nowhere"
assert links > 50, links
print(f"{count} predicates and {links} links")
