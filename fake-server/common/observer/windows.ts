import { apply, ProxyClass } from './natives.ts';
import { baseAddress, type Observer, replaceFunction } from './observer.ts';

/**
 * Reports the windows that scripts open. None is opened, as with a popup blocker, because a window in the page's process would
 * stop the page's clock permanently. Navigations of the page and its frames are left alone.
 */
export function watchWindows({ isPage, record, stackNow }: Observer): void {
  if (!isPage) return;
  replaceFunction(
    globalThis,
    'open',
    'value',
    (original) =>
      new ProxyClass(original, {
        apply(target, self: unknown, args: unknown[]) {
          const [url, name] = args;
          if (isFrame(String(name ?? ''))) return apply(target, self, args);
          record({ kind: 'popup', via: 'window.open', text: addressOf(url), stack: stackNow() });
          return null;
        },
      }),
  );
}

const isFrame = (name: string): boolean =>
  /^_(self|parent|top)$/i.test(name) ||
  (name !== '' && name === window.name) ||
  [...document.querySelectorAll('iframe[name],frame[name]')].some((frame) => frame.getAttribute('name') === name);

function addressOf(url: unknown): string {
  const text = url === undefined || url === '' ? 'about:blank' : String(url);
  return URL.canParse(text, baseAddress()) ? new URL(text, baseAddress()).href : text;
}
