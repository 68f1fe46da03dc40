import { matchesOrigin } from '../../../runtime/contract/page/origin-pattern.ts';

/**
 * The seal of a page that is served without network: it leads a navigation to another host or port to the screen "This link leaves
 * the saved page". The headers of the page stop its requests (`sealed-headers.ts`); in browsers without `Connection-Allowlist` they
 * do not stop navigations, and this script does. It runs first in the head. `data-origins` of its element has
 * the server's origins.
 */
const { open } = window;
const origins = (document.currentScript?.dataset.origins ?? '').split(' ');

/** Returns the absolute address of another host or port; null for an address of this server and for one that requests no host. */
function addressOutside(written: string): string | null {
  if (!URL.canParse(written, document.baseURI)) return null;
  const { protocol, origin, href } = new URL(written, document.baseURI);
  return /^https?:$/.test(protocol) && origin !== location.origin && !matchesOrigin(origin, origins) ? href : null;
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
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  if (effectiveDirective === 'form-action') location.assign(screenOf(blockedURI, true));
});

function onClick(event: MouseEvent): void {
  const link = event.composedPath().find((target) => target instanceof Element && target.matches('a[href], area[href]'));
  if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement)) return;
  const address = addressOutside(link.href);
  if (address === null) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) {
    event.preventDefault();
    open.call(window, screenOf(address));
  } else if (navigation && link.target !== '_self') {
    // A script of the page may still prevent the click, for a lightbox. The event `navigate` is not sent for a new window.
    const { target } = link;
    link.target = '_self';
    setTimeout(() => {
      link.target = target;
    });
  } else if (!navigation) {
    event.preventDefault();
    location.assign(screenOf(address));
  }
}
addEventListener('click', onClick, true);
addEventListener('auxclick', onClick, true);

window.open = (address, ...rest) => {
  const outside = address === undefined ? null : addressOutside(String(address));
  return open.call(window, outside === null ? address : screenOf(outside), ...rest);
};

// A peer connection sends packets to any host, which a content security policy does not stop.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
