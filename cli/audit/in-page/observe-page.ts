import { watchAudio } from '../../../fake-server/common/observer/audio.ts';
import { watchBuckets } from '../../../fake-server/common/observer/buckets.ts';
import { watchCaches } from '../../../fake-server/common/observer/caches.ts';
import { watchCanvas } from '../../../fake-server/common/observer/canvas.ts';
import { watchConnections } from '../../../fake-server/common/observer/connections.ts';
import { watchCookieStore } from '../../../fake-server/common/observer/cookie-store.ts';
import { watchDatabases } from '../../../fake-server/common/observer/databases.ts';
import { createCookieReader, watchDocumentCookie } from '../../../fake-server/common/observer/document-cookie.ts';
import { watchFiles } from '../../../fake-server/common/observer/files.ts';
import { watchFonts } from '../../../fake-server/common/observer/fonts.ts';
import { watchHints } from '../../../fake-server/common/observer/hints.ts';
import { watchHistory } from '../../../fake-server/common/observer/history.ts';
import { watchLinks } from '../../../fake-server/common/observer/links.ts';
import { watchNamedItems } from '../../../fake-server/common/observer/named-items.ts';
import { createObserver, type ObservedEvent } from '../../../fake-server/common/observer/observer.ts';
import { watchSentData } from '../../../fake-server/common/observer/sent-data.ts';
import { watchTimers } from '../../../fake-server/common/observer/timers.ts';
import { watchWebStorage } from '../../../fake-server/common/observer/web-storage.ts';
import { watchWebgl } from '../../../fake-server/common/observer/webgl.ts';
import { watchWindows } from '../../../fake-server/common/observer/windows.ts';
import type { WatchedEvent } from './watched-event.ts';

/** A watcher that is wrapped around the functions of another one follows it. */
const watchers = [
  ...[watchDocumentCookie, watchCookieStore, watchNamedItems, watchWebStorage, watchDatabases, watchCaches, watchFiles],
  ...[watchBuckets, watchHistory, watchHints],
  ...[watchSentData, watchWindows, watchLinks, watchCanvas, watchWebgl, watchAudio, watchFonts, watchTimers, watchConnections],
];

// The page may replace them.
const { stringify } = JSON;
const dateMs = Date.now;
const { defineProperty } = Object;

/** Returns a value on which no `toJSON` of the page's libraries acts. */
const plain = <Value extends object>(value: Value): Value => defineProperty(value, 'toJSON', { value: undefined });

/**
 * Reports what the scripts of this document or worker do, through a binding of DevTools. The page cannot detect it: the binding
 * is deleted from the window, and replaced functions print as native code. Must run before the page's scripts.
 * @param ownName the name of this script in stacks
 */
export function observePage(bindingName: string, ownName: string): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const send = scope[bindingName] as ((text: string) => void) | undefined;
  delete scope[bindingName];
  if (typeof send !== 'function') return;
  const wasKept = createKeptCookies();
  const observer = createObserver({
    ownAddress: ownName,
    secret: `${bindingName}-real`,
    mayRecord: () => true,
    record(event) {
      const { kind, via, text, method, body = null, stack } = event;
      const place = { atMs: dateMs(), page: location.href, origin: self.origin };
      for (let index = 0; index < stack.length; index++) plain(stack[index] ?? []);
      const kept = { body, stored: wasKept(event), ...(method && { method }) };
      const watched: WatchedEvent = plain({ kind, via, text, stack: plain(stack), ...kept, ...place });
      send(stringify(watched));
    },
  });
  for (const watch of watchers) watch(observer);
}

/**
 * Returns a function that returns whether the browser kept the cookie of an event, by its line without the value. Each read waits
 * for the browser's cookie jar, and a page may write a thousand cookies: those beyond 50 reads count as kept.
 */
function createKeptCookies(): (event: ObservedEvent) => boolean {
  const readCookies = createCookieReader();
  const known = new Map<string, boolean>();
  let readsLeft = 50;
  return ({ via, text, document, keeps }) => {
    if (!keeps) return true;
    if (via !== 'document.cookie') return keeps('');
    const shape = text.replace(/=[^;]*/, '');
    const before = known.get(shape);
    if (before || readsLeft === 0) return before ?? true;
    readsLeft--;
    const isKept = keeps(readCookies(document));
    known.set(shape, isKept);
    return isKept;
  };
}
