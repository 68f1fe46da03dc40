import type { WatcherTools } from './watcher-tools.ts';

/**
 * Reports the windows that scripts open. None is opened, as with a popup blocker, because a window in the page's process would stop the
 * page's clock permanently. Navigations of the page and its frames are left alone. Self-contained, because it runs in the page as text.
 */
export function watchWindows({ base, isPage, notify, stackNow }: WatcherTools): void {
  if (!isPage) return;
  const isFrame = (name: string): boolean =>
    /^_(self|parent|top)$/i.test(name) ||
    (name !== '' && name === window.name) ||
    [...document.querySelectorAll('iframe[name],frame[name]')].some((frame) => frame.getAttribute('name') === name);
  const address = (url: unknown): string => {
    const text = url === undefined || url === '' ? 'about:blank' : String(url);
    return URL.canParse(text, base()) ? new URL(text, base()).href : text;
  };
  globalThis.open = new Proxy(globalThis.open, {
    apply(target, self, args: [unknown, unknown]) {
      const [url, name] = args;
      if (isFrame(String(name ?? ''))) return Reflect.apply(target, self, args);
      notify({ kind: 'popup', via: 'window.open', text: address(url), stack: stackNow() });
      return null;
    },
  });
}

/**
 * Reports clicks on links and forms that may open a window, for its initiator: DevTools reports which of them did. Such a window gets
 * another process, as `noopener` does, for the reason of `watchWindows`. Self-contained, because it runs in the page as text.
 */
export function watchLinks({ isPage, notify, prototypeOf, stackNow, wrap }: WatcherTools): void {
  if (!isPage) return;
  const later = globalThis.setTimeout;
  const openers = 'a[href],area[href],form';
  const look = (element: unknown, isTrusted: boolean): null => {
    if (!(element instanceof Element)) return null;
    const opener = element.closest<HTMLAnchorElement | HTMLFormElement>(openers);
    const target = opener?.getAttribute('target') ?? document.querySelector('base[target]')?.getAttribute('target') ?? '';
    if (!opener || target === '' || /^_(self|parent|top)$/i.test(target)) return null;
    const url = opener instanceof HTMLFormElement ? opener.action : opener.href;
    notify({ kind: 'link', via: 'link', text: url, stack: isTrusted ? [] : stackNow() });
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
