#!/bin/sh
# A browser that starts and does not respond. It ends by itself. Tests do not write such a program: while another process is forked, a
# file that was just written cannot be executed (ETXTBSY).
echo > "$HANGING_BROWSER_STARTS/$$"
exec sleep 20
