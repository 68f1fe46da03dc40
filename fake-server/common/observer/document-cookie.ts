import { readCookieLine } from '../visits/cookie-line.ts';
import { apply, getOwnPropertyDescriptor, ProxyClass } from './natives.ts';
import { type Observer, replaceFunction } from './observer.ts';

/** The page may replace it. */
const dateMs = Date.now;

/** Reports writes of `document.cookie`. */
export function watchDocumentCookie({ isPage, mayRecord, record, stackNow }: Observer): void {
  if (!isPage) return;
  replaceFunction(
    Document.prototype,
    'cookie',
    'set',
    (original) =>
      new ProxyClass(original, {
        apply(target, self: unknown, args: unknown[]) {
          if (typeof args[0] === 'symbol' || args.length === 0 || !mayRecord()) return apply(target, self, args);
          // Converted once, as by the browser: the page's `toString` may count its calls.
          const text = String(args[0]);
          const stack = stackNow();
          apply(target, self, [text]);
          const keeps = (cookies: string) => isKept(text, cookies, location.pathname);
          record({ kind: 'cookie', via: 'document.cookie', text, stack, document: self, keeps });
          return undefined;
        },
      }),
  );
}

/** Returns a reader of `document.cookie` that pages cannot replace. It returns empty text where cookies cannot be read. */
export function createCookieReader(): (document?: unknown) => string {
  const get = typeof Document === 'function' ? getOwnPropertyDescriptor(Document.prototype, 'cookie')?.get : undefined;
  return (document = globalThis.document) => {
    try {
      return get ? String(apply(get, document, [])) : '';
    } catch {
      return '';
    }
  };
}

/**
 * Returns whether the browser did what a written line asks for. A cookie of another path cannot be read, so it counts as kept.
 * @param cookies `document.cookie` after the write
 */
export function isKept(text: string, cookies: string, pagePath: string): boolean {
  const { name, value, attributes, lifetime } = readCookieLine(text, dateMs());
  const path = /(?:^|;)\s*path\s*=\s*(\/[^;]*)/i.exec(attributes)?.[1]?.trim().replace(/\/$/, '');
  if (path !== undefined && !`${pagePath}/`.startsWith(`${path}/`)) return true;
  const list = `; ${cookies};`;
  if (lifetime !== 'session' && lifetime <= 0) return !list.includes(`; ${name}=`);
  return list.includes(name === '' ? `; ${value};` : `; ${name}=${value};`);
}
