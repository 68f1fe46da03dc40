"""Windows of any size for WebKitWebDriver, each with one view of WebKitGTK: MiniBrowser is never narrower than 447 px.

Every view has cookies, storage and a web process of its own. The arguments are scripts that run first in every document.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

# The views of an ephemeral context would share its data. Views that are ephemeral themselves write nothing: the folder cannot exist.
nowhere = "/dev/null/webkit"
data = WebKit2.WebsiteDataManager(base_data_directory=nowhere, base_cache_directory=nowhere)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
scripts = WebKit2.UserContentManager()
for script in sys.argv[1:]:
    frames = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    start = WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript.new(script, frames, start, None, None))


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=scripts, is_controlled_by_automation=True, is_ephemeral=True
    )
    window = Gtk.Window()
    window.set_default_size(1000, 700)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
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
