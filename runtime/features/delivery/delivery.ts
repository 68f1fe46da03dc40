import type { Clock } from '../../browser/clock.ts';
import { createSendBeacon, createTimedFetch, createXhr, type KeepaliveFetch } from '../../browser/http.ts';
import { whenLoaded } from '../../browser/when-loaded.ts';
import { createKeepaliveBudget } from './keepalive-budget.ts';
import { createSender, type Sender } from './sender.ts';
import type { SenderOptions } from './sender-options.ts';

/**
 * The page's sender with the browser's doors: it leaves and comes back with the page and with the network, and sends what earlier
 * pages left behind once the page has loaded and has nothing better to do.
 */
export function createDelivery(
  window: Window & typeof globalThis,
  {
    clock,
    keepaliveFetch,
    ...options
  }: { readonly clock: Clock; readonly keepaliveFetch: KeepaliveFetch } & Pick<SenderOptions, 'storage' | 'mayStore' | 'crumb'>,
): Sender {
  const sender = createSender({
    ...options,
    clock,
    budget: createKeepaliveBudget(),
    http: { fetch: createTimedFetch(keepaliveFetch), xhr: createXhr(window), beacon: createSendBeacon(window) },
    isOnline: () => window.navigator.onLine !== false,
    random: Math.random,
  });
  window.addEventListener('pagehide', sender.leave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && sender.resume());
  window.addEventListener('online', sender.resume);
  void whenLoaded(window, clock).then(() => clock.whenIdle(sender.drain));
  return sender;
}
