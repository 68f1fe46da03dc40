import { matchesOrigin } from '../../common/origin-pattern.ts';

/**
 * The seal of a page that is served without network: it leads a navigation to another host or port to the screen "This link leaves
 * the saved page". The headers of the page stop its requests (`sealed-headers.ts`); in browsers without `Connection-Allowlist` they
 * do not stop navigations, and this script does. It runs first in the head. `data-origins` of its element has
 * the server's origins.
 */
const { open, URL, URLSearchParams } = window;
const origins = (document.currentScript?.dataset.origins ?? '').split(' ');

/** Returns the absolute address of another host or port; null for an address of this server and for one that requests no host. */
function addressOutside(written: string): string | null {
  try {
    // Not by `URL.canParse`, which older browsers lack and pages replace.
    const { protocol, origin, href } = new URL(written, document.baseURI);
    return /^https?:$/.test(protocol) && origin !== location.origin && !matchesOrigin(origin, origins) ? href : null;
  } catch {
    return null;
  }
}

const screenOf = (address: string, isForm = false): string =>
  `${location.origin}/_leaves?${new URLSearchParams({ to: address, ...(isForm && { form: '1' }) })}`;

/** `navigation` is missing before Chrome 102, Firefox 147 and Safari 26.2. */
const { navigation } = window as { navigation?: EventTarget };

navigation?.addEventListener('navigate', (event) => {
  const { destination, formData } = event as Event & { destination: { url: string }; formData: FormData | null };
  const address = addressOutside(destination.url);
  // The back button cannot be stopped: it leads to a page that the visitor has opened by its address.
  if (address === null || !event.cancelable) return;
  event.preventDefault();
  queueMicrotask(() => location.assign(screenOf(address, formData !== null)));
});

// The policy of the page stops forms before the event `navigate`.
function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  if (effectiveDirective === 'form-action') location.assign(screenOf(blockedURI, true));
}

type Link = HTMLAnchorElement | HTMLAreaElement | SVGAElement;

const isLink = (target: unknown): target is Link =>
  target instanceof HTMLAnchorElement || target instanceof HTMLAreaElement || target instanceof SVGAElement;

/** The event `navigate` is not sent for a new window: a link to another host opens in this one for the time of a click. */
function keepInWindow(link: Link): void {
  const target = link.getAttribute('target');
  link.setAttribute('target', '_self');
  setTimeout(() => {
    if (target === null) link.removeAttribute('target');
    else link.setAttribute('target', target);
  });
}

const addressOf = (link: Link): string | null =>
  addressOutside((link instanceof SVGAElement ? link.href.baseVal : link.href) || location.href);

function onClick(event: MouseEvent): void {
  const link = event.composedPath().find(isLink);
  const address = link ? addressOf(link) : null;
  if (!link || address === null) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) {
    event.preventDefault();
    open.call(window, screenOf(address));
  } else if (navigation) {
    // A script of the page may still prevent the click, for a lightbox.
    keepInWindow(link);
  } else {
    event.preventDefault();
    location.assign(screenOf(address));
  }
}

/** Listens first. Adding a listener again has no effect, except after `document.open`, which removes all. */
function listen(): void {
  addEventListener('click', onClick, true);
  addEventListener('auxclick', onClick, true);
  document.addEventListener('securitypolicyviolation', onViolation);
}
listen();

for (const name of ['open', 'write', 'writeln'] as const) {
  const original: (...parts: string[]) => unknown = Document.prototype[name];
  Object.assign(Document.prototype, {
    [name](this: Document, ...parts: string[]) {
      const result = original.apply(this, parts);
      listen();
      return result;
    },
  });
}

// A click on a link outside the document reaches no listener of the window.
const { click } = HTMLElement.prototype;
HTMLElement.prototype.click = function () {
  if (isLink(this) && !this.isConnected && addressOf(this) !== null) keepInWindow(this);
  click.call(this);
};
const { dispatchEvent } = EventTarget.prototype;
EventTarget.prototype.dispatchEvent = function (event) {
  if (event.type === 'click' && isLink(this) && !this.isConnected && addressOf(this) !== null) keepInWindow(this);
  return dispatchEvent.call(this, event);
};

window.open = (address, ...rest) => {
  const outside = address === undefined ? null : addressOutside(String(address));
  return open.call(window, outside === null ? address : screenOf(outside), ...rest);
};

// A peer connection sends packets to any host, which a content security policy does not stop.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);

// A service worker from a start with --allow-network, at the same port, would still answer.
try {
  void navigator.serviceWorker?.getRegistrations().then((all) => {
    for (const each of all) void each.unregister();
  });
} catch {
  // A sandboxed page has no service workers.
}
