/**
 * The seal of a page that is served without network: it leads a navigation to another host or port to the screen "This link
 * leaves the saved page". The headers of the page stop its requests and, in browsers without `Connection-Allowlist`, new windows
 * (`sealed-headers.ts`). They do not stop navigations there, and this script does. It runs first in the head. `data-origins` of
 * its element has the server's origins, and `data-windows` is `none` where the headers allow no new window.
 */
import { addressOutside, isMadeDocument, showScreen } from './addresses.ts';
import { getterOf, isCancelable, listenTo, preventDefault, queueMicrotask } from './built-ins.ts';
import { createClassSeal } from './removed-classes.ts';
import { isOnlyWindow, keepWindows } from './windows.ts';

interface NavigateEvent extends Event {
  readonly destination: NavigationDestination;
  readonly formData: FormData | null;
  readonly downloadRequest: string | null;
}
interface NavigationDestination {
  readonly url: string;
}
interface ClassOf<Kind> {
  readonly prototype: Kind;
}

/** These are missing before Chrome 102, Firefox 147 and Safari 26.2, where an element of the page may have the name. */
const isThere = Object.getOwnPropertyDescriptor(window, 'navigation')?.get !== undefined;
const { navigation, NavigateEvent, NavigationDestination } = (isThere ? window : {}) as {
  navigation?: EventTarget;
  NavigateEvent?: ClassOf<NavigateEvent>;
  NavigationDestination?: ClassOf<NavigationDestination>;
};
const destinationOf = getterOf(NavigateEvent, 'destination');
const formDataOf = getterOf(NavigateEvent, 'formData');
const downloadOf = getterOf(NavigateEvent, 'downloadRequest');
const urlOf = getterOf(NavigationDestination, 'url');

navigation?.addEventListener('navigate', (event) => {
  // The back button cannot be stopped: it leads to a page that the visitor has opened by its address.
  if (!isCancelable(event)) return;
  const navigate = event as NavigateEvent;
  const url = urlOf(destinationOf(navigate));
  const isDownload = typeof downloadOf(navigate) === 'string';
  const address = isMadeDocument(url) && !isDownload ? url : addressOutside(url);
  if (address === null) return;
  preventDefault(event);
  const isForm = (formDataOf(navigate) ?? null) !== null;
  queueMicrotask(() => showScreen(address, isForm));
});

// The policy of the page stops forms before the event `navigate`.
function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  if (effectiveDirective === 'form-action') showScreen(blockedURI, true);
}

const classes = createClassSeal(!isOnlyWindow);
classes.removeAll();
keepWindows(navigation !== undefined, () => {
  listenTo(document, 'securitypolicyviolation', onViolation as EventListener);
  // An empty frame is loaded before its insertion ends.
  listenTo(document, 'load', classes.removeAll, true);
});

// A service worker from a start with --allow-network, at the same port, would still answer.
try {
  void navigator.serviceWorker?.getRegistrations().then((all) => {
    for (const each of all) void each.unregister();
  });
} catch {
  // A sandboxed page has no service workers.
}
