import { addressOutside, isOwnPage, screenOf, showScreen } from './addresses.ts';
import { listenTo, methodOf, ownData } from './built-ins.ts';

const open = methodOf(window.open);
/** Whether the headers of the page allow no new window, so that its own pages open in this one. */
export const isOnlyWindow = ownData.windows === 'none';

type Link = HTMLAnchorElement | HTMLAreaElement | SVGAElement;

const isLink = (target: unknown): target is Link =>
  target instanceof HTMLAnchorElement || target instanceof HTMLAreaElement || target instanceof SVGAElement;

const writtenAddress = (link: Link): string => (link instanceof SVGAElement ? link.href.baseVal : link.href) || location.href;

/** Returns whether a link opens in this window for the time of a click: the event `navigate` is not sent for a new one. */
function isKeptHere(link: Link): boolean {
  const address = writtenAddress(link);
  return addressOutside(address) !== null || (isOnlyWindow && opensWindow(link) && isOwnPage(address));
}

/** Opens the address that a link has now. */
function follow(link: Link): void {
  const address = writtenAddress(link);
  const outside = addressOutside(address);
  if (outside === null) location.assign(address);
  else showScreen(outside);
}

function opensWindow(link: Link): boolean {
  const target = link.getAttribute('target') ?? document.querySelector('base[target]')?.getAttribute('target') ?? '';
  return target !== '' && !/^_(self|top|parent)$/i.test(target) && !document.getElementsByName(target)[0];
}

function keepInWindow(link: Link): void {
  const target = link.getAttribute('target');
  link.setAttribute('target', '_self');
  setTimeout(() => {
    if (target === null) link.removeAttribute('target');
    else link.setAttribute('target', target);
  });
}

/**
 * Leads links and `window.open` to the screen of leaving, and to this window where there is no other.
 * @param seesNavigations whether the browser has the event `navigate`, by which a link is stopped that the page has not
 * prevented.
 * @param alsoListen adds listeners that `document.open` removes.
 */
export function keepWindows(seesNavigations: boolean, alsoListen: () => void): void {
  function onClick(event: MouseEvent): void {
    const link = event.composedPath().find(isLink);
    if (!link || !isKeptHere(link)) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    // A script of the page may still prevent the click, for a lightbox.
    if (isPlain && seesNavigations) {
      keepInWindow(link);
      return;
    }
    const outside = addressOutside(writtenAddress(link));
    // The visitor opens an own page in a new window.
    if (!isPlain && outside === null) return;
    event.preventDefault();
    if (isPlain || isOnlyWindow) follow(link);
    else open(window, screenOf(outside ?? ''));
  }

  /** Listens first. Adding a listener again has no effect, except after `document.open`, which removes all. */
  function listen(): void {
    listenTo(window, 'click', onClick as EventListener, true);
    listenTo(window, 'auxclick', onClick as EventListener, true);
    alsoListen();
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

  /** Returns whether a link outside the document, whose click reaches no listener of the window, may be clicked. */
  function mayClick(target: unknown): boolean {
    if (!isLink(target) || target.isConnected || !isKeptHere(target)) return true;
    if (seesNavigations) keepInWindow(target);
    else follow(target);
    return seesNavigations;
  }
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    if (mayClick(this)) click.call(this);
  };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    return event.type === 'click' && !mayClick(this) ? false : dispatchEvent.call(this, event);
  };

  window.open = (written, ...rest) => {
    // Once: an object may have another text each time.
    const address = written === undefined ? '' : `${written}`;
    const outside = addressOutside(address);
    const opened = open(window, outside === null ? address : screenOf(outside), ...rest);
    if (opened !== null || !isOnlyWindow) return opened;
    if (outside !== null) showScreen(outside);
    else if (isOwnPage(address)) location.assign(address);
    return null;
  };
}
