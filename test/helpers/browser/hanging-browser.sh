#!/bin/sh
# A browser that starts and does not respond. It ends by itself.
echo > "$HANGING_BROWSER_STARTS/$$"
exec sleep 20
