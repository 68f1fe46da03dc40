import { putTrustedAttribute } from '../../../browser/trusted-types.ts';
import { heldBackScripts, isExecutable } from './release-script.ts';

/** Attributes that fetch. A held-back element has them as `data-src` and the like. */
const sources = ['src', 'srcset', 'sizes', 'href', 'data', 'poster', 'srcdoc'];
const listOf = (names: readonly string[]) => names.map((name) => `[${name}]`).join();

/** Frames, images and other elements that wait. */
export const heldBackElements = `[data-ss-consent]:not(script):is(${listOf(sources.map((name) => `data-${name}`))})`;

/** Elements with a session history of their own. */
const framed = 'iframe,frame,object,embed';

/**
 * Gives an element its addresses: consent#held-back-frames. A frame is inserted again meanwhile, because a new address for a
 * frame that shows a page adds an entry to the history:
 * https://html.spec.whatwg.org/multipage/iframe-embed-object.html#navigate-an-iframe-or-frame Throws where the page's policy
 * refuses an address.
 */
export function releaseElement(element: HTMLElement): void {
  const { ownerDocument: document, parentElement } = element;
  const hadFocus = document.activeElement === element;
  const place = document.createComment('');
  const isFramed = element.matches(framed);
  if (isFramed) element.replaceWith(place);
  try {
    if (element.hasAttribute('data-src')) element.removeAttribute('srcdoc');
    for (const name of sources) {
      const value = element.getAttribute(`data-${name}`);
      if (value === null) continue;
      element.removeAttribute(`data-${name}`);
      putTrustedAttribute(element, name, value);
    }
  } finally {
    if (isFramed) place.replaceWith(element);
  }
  if (hadFocus) element.focus({ preventScroll: true });
  // A media element reads its sources once.
  if (parentElement instanceof HTMLMediaElement && element.matches('source')) parentElement.load();
}

const fetching = 'iframe,frame,img,link,object,embed,video,audio,source,track';

/** Returns the mistake of an element that does not wait for an answer; null for one that waits: consent#held-back-refusals. */
export function mistakeOf(element: Element): 'runsAtOnce' | 'neverRuns' | 'loadsAtOnce' | 'holdsNothing' | null {
  if (element.matches(`${heldBackScripts},${heldBackElements}`)) return null;
  if (element.matches('script')) return isExecutable(element.getAttribute('type') ?? '') ? 'runsAtOnce' : 'neverRuns';
  return element.matches(fetching) && element.matches(`:is(${listOf(sources)})`) ? 'loadsAtOnce' : 'holdsNothing';
}
