"""A window with one WebKitGTK view of any size, for WebKitWebDriver: MiniBrowser is never narrower than 447 px.

The arguments are scripts that run first in every document.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
scripts = WebKit2.UserContentManager()
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        frames = WebKit2.UserContentInjectedFrames.ALL_FRAMES
        start = WebKit2.UserScriptInjectionTime.START
        scripts.add_script(WebKit2.UserScript.new(file.read(), frames, start, None, None))


def create_view(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(1000, 700)
    window.add(view)
    window.show_all()
    return view


def start_session(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("engines")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


# The driver may be killed without an end of its session.
driver = os.getppid()
GLib.timeout_add(1000, lambda: True if os.getppid() == driver else Gtk.main_quit())
context.connect("automation-started", start_session)
Gtk.main()
