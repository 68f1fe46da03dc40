import { addressOutside, screenOf, showScreen } from './addresses.ts';
import { methodOf } from './built-ins.ts';

const open = methodOf(window.open);
/** Whether the headers of the page allow no new window, so that its own pages open in this one. */
const isOnlyWindow = document.currentScript?.dataset.windows === 'none';

type Link = HTMLAnchorElement | HTMLAreaElement | SVGAElement;

const isLink = (target: unknown): target is Link =>
  target instanceof HTMLAnchorElement || target instanceof HTMLAreaElement || target instanceof SVGAElement;

const writtenAddress = (link: Link): string => (link instanceof SVGAElement ? link.href.baseVal : link.href) || location.href;

/** Returns whether a link opens in this window for the time of a click: the event `navigate` is not sent for a new one. */
const isKeptHere = (link: Link): boolean => addressOutside(writtenAddress(link)) !== null || (isOnlyWindow && opensWindow(link));

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
 * @param seesNavigations whether the browser has the event `navigate`, by which a link is stopped that the page has not prevented.
 * @param alsoListen adds listeners that `document.open` removes.
 */
export function keepWindows(seesNavigations: boolean, alsoListen: () => void): void {
  function onClick(event: MouseEvent): void {
    const link = event.composedPath().find(isLink);
    if (!link || !isKeptHere(link)) return;
    const address = addressOutside(writtenAddress(link));
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    // A script of the page may still prevent the click, for a lightbox.
    if (isPlain && (seesNavigations || address === null)) keepInWindow(link);
    else if (address !== null) {
      event.preventDefault();
      if (isPlain || isOnlyWindow) showScreen(address);
      else open(window, screenOf(address));
    }
  }

  /** Listens first. Adding a listener again has no effect, except after `document.open`, which removes all. */
  function listen(): void {
    addEventListener('click', onClick, true);
    addEventListener('auxclick', onClick, true);
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

  // A click on a link outside the document reaches no listener of the window.
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    if (isLink(this) && !this.isConnected && isKeptHere(this)) keepInWindow(this);
    click.call(this);
  };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type === 'click' && isLink(this) && !this.isConnected && isKeptHere(this)) keepInWindow(this);
    return dispatchEvent.call(this, event);
  };

  window.open = (written, ...rest) => {
    // Once: an object may have another text each time.
    const address = written === undefined ? '' : `${written}`;
    const outside = addressOutside(address);
    const opened = open(window, outside === null ? address : screenOf(outside), ...rest);
    if (opened !== null || !isOnlyWindow) return opened;
    if (outside !== null) showScreen(outside);
    else if (address !== '' && address !== 'about:blank') location.assign(new URL(address, document.baseURI));
    return null;
  };
}
