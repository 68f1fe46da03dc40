import type { Clock } from '../../browser/clock.ts';
import { whenLoaded } from '../../browser/document-ready.ts';
import { createSendBeacon, createTimedFetch, createXhr, type KeepaliveFetch } from '../../browser/http.ts';
import { createKeepaliveBudget } from './keepalive-budget.ts';
import { createSender, type Sender } from './sender.ts';
import type { SenderOptions } from './sender-context.ts';

export interface DeliveryOptions extends Pick<SenderOptions, 'storage' | 'mayStore' | 'crumb'> {
  readonly clock: Clock;
  readonly keepaliveFetch: KeepaliveFetch;
}

/**
 * Returns the page's sender, connected to the browser's events of page hide, return and network. It recovers the outbox of
 * earlier pages once the page has loaded and is idle.
 */
export function createDelivery(
  window: Window & typeof globalThis,
  { clock, keepaliveFetch, ...options }: DeliveryOptions,
): Sender {
  const sender = createSender({
    ...options,
    clock,
    budget: createKeepaliveBudget(),
    http: { fetch: createTimedFetch(keepaliveFetch), xhr: createXhr(window), beacon: createSendBeacon(window) },
    isOnline: () => window.navigator.onLine !== false,
    random: Math.random,
  });
  window.addEventListener('pagehide', sender.hide);
  window.addEventListener('pageshow', ({ persisted }) => persisted && sender.resume());
  window.addEventListener('online', sender.resume);
  void whenLoaded(window, clock).then(() => clock.whenIdle(sender.recover));
  return sender;
}
