import type { Clock } from '../../browser/clock.ts';
import type { SendBeacon, TimedFetch, Xhr } from '../../browser/http.ts';
import type { KeepaliveBudget } from './keepalive-budget.ts';
import type { OutboxOptions } from './outbox.ts';

export interface SenderOptions extends Pick<OutboxOptions, 'storage' | 'mayStore'> {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Whoever else sends with keepalive shares it. */
  readonly budget: KeepaliveBudget;
  /** The ways out of the page. */
  readonly http: { readonly fetch: TimedFetch; readonly xhr: Xhr; readonly beacon: SendBeacon };
  /** The crumb cookie's value now. */
  readonly crumb: () => string | null;
  readonly isOnline: () => boolean;
  /** 0 or more and below 1. */
  readonly random: () => number;
}
