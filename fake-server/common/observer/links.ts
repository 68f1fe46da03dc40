import { type Observer, prototypeOf } from './observer.ts';

/** The page may replace it. */
const later = globalThis.setTimeout;
const openers = 'a[href],area[href],form';

/**
 * Reports clicks on links and forms that may open a window, for its initiator: DevTools reports which of them did. Such a window
 * gets another process, as `noopener` does, for the reason of `watchWindows`.
 */
export function watchLinks({ isPage, record, stackNow, wrap }: Observer): void {
  if (!isPage) return;
  const look = (element: unknown, isTrusted: boolean): null => {
    const opener = openerOf(element);
    if (!opener) return null;
    const text = opener instanceof HTMLFormElement ? opener.action : opener.href;
    record({ kind: 'link', via: 'link', text, stack: isTrusted ? [] : stackNow() });
    const rel = opener.getAttribute('rel');
    opener.setAttribute('rel', 'noopener');
    later(() => (rel === null ? opener.removeAttribute('rel') : opener.setAttribute('rel', rel)));
    return null;
  };
  addEventListener('click', (event) => event.isTrusted && look(event.composedPath()[0], true), true);
  addEventListener('submit', (event) => look(event.target, event.isTrusted), true);
  // An element outside the document passes no event to the window.
  wrap(prototypeOf('HTMLElement'), 'click', (self) => look(self, false));
  wrap(prototypeOf('HTMLFormElement'), 'submit', (self) => look(self, false));
  wrap(prototypeOf('EventTarget'), 'dispatchEvent', (self, [event]) =>
    (event as Event | undefined)?.type === 'click' ? look(self, false) : null,
  );
}

/** Returns the link or form of an element whose target may be a window. */
function openerOf(element: unknown): HTMLAnchorElement | HTMLFormElement | null {
  if (!(element instanceof Element)) return null;
  const opener = element.closest<HTMLAnchorElement | HTMLFormElement>(openers);
  const target = opener?.getAttribute('target') ?? document.querySelector('base[target]')?.getAttribute('target') ?? '';
  return target === '' || /^_(self|parent|top)$/i.test(target) ? null : opener;
}
