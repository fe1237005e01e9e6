# What a zsh makes of a line where somebody types it and then a tab: its last word.
#
#     DOCUMENTS=FOLDER LINE=TEXT zsh -f complete_zsh.zsh
zmodload zsh/zpty
zpty shell "TERM=dumb PS1= zsh -f -i"
# Whoever reads what comes knows by these marks what belongs to the line.
zpty -w shell 'unsetopt beep; PS1=; autoload -Uz compinit && compinit -D -u; source $DOCUMENTS/_minimax
report() { print -r -- "<line>${(z)BUFFER}</line>"; exit }
zle -N report; bindkey "^Xr" report
print "<ready>"'
zpty -r shell ignored '*<ready>'$'\r'
zpty -w -n shell "$LINE"$'\t\C-xr'
zpty -r shell shown '*<line>*</line>'
line=${${shown##*<line>}%%</line>*}
print -r -- ${line##* }
