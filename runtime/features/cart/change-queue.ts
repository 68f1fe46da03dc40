import { type Cart, decodeCart } from '../../contract/commerce/cart.ts';
import type { CallOutcome } from '../calls/index.ts';
import { cartOf } from './cart-calls.ts';

/** The result of a change. A refusal has a sentence to show, and is not repeated. */
export type CartOutcome = { readonly ok: true; readonly cart: Cart } | { readonly ok: false; readonly message: string };

interface Change {
  readonly send: () => Promise<CallOutcome>;
  /** Without a connection it stays in the queue; other changes fail at once. */
  readonly mayWait: boolean;
  readonly resolvers: ((outcome: CartOutcome) => void)[];
}

/**
 * Changes of the cart that are being sent or wait for a connection, one for each key. `commerce#cart-changes`
 * `commerce#cart-offline`
 */
export interface ChangeQueue {
  isEmpty(): boolean;
  has(key: string): boolean;
  /** Adds a change, or replaces the earlier one of its key. Resolves with the response of the platform. */
  add(key: string, send: Change['send'], mayWait: boolean): Promise<CartOutcome>;
  /** Sends one change after another. Resolves when the queue is empty, or has only changes that wait for a connection. */
  run(): Promise<void>;
}

interface ChangeQueueOptions {
  readonly isOffline: () => boolean;
  /** Resolves after the pause before a second attempt. */
  readonly pause: () => Promise<void>;
  /** Returns the sentence for a response without a cart. */
  readonly problemOf: (outcome: CallOutcome) => string;
  /** Called with the last cart of the platform (undefined for none) and the sentence of the last refusal. */
  readonly onEnd: (latest: unknown, problem: string) => Promise<void>;
}

export function createChangeQueue({ isOffline, pause, problemOf, onEnd }: ChangeQueueOptions): ChangeQueue {
  const queue = new Map<string, Change>();
  /** Changes that waited for a connection and were not sent since. */
  const waiting = new WeakSet<Change>();
  let isRunning = false;
  return {
    isEmpty: () => queue.size === 0,
    has: (key) => queue.has(key),
    add: (key, send, mayWait) =>
      new Promise((resolve) => {
        queue.set(key, { send, mayWait, resolvers: [...(queue.get(key)?.resolvers ?? []), resolve] });
      }),
    async run() {
      if (isRunning) return;
      isRunning = true;
      let latest: unknown;
      let problem = '';
      // A change that waits for the connection holds back no other.
      const next = () => [...queue].find(([, change]) => !(waiting.has(change) && isOffline()));
      for (let entry = next(); entry; entry = next()) {
        const [key, change] = entry;
        const outcome = await change.send();
        const isUnsent = !outcome.ok && outcome.failure.kind === 'network' && outcome.failure.status === 0;
        // A newer change with this key has replaced it: the response to that one is used.
        if (queue.get(key) !== change) continue;
        if (isUnsent && change.mayWait && isOffline()) {
          waiting.add(change);
          continue;
        }
        // `onLine` says that a network is there, not that it works:
        // https://developer.mozilla.org/en-US/docs/Web/API/Navigator/onLine
        if (isUnsent && waiting.delete(change)) {
          await pause();
          continue;
        }
        queue.delete(key);
        const cart = cartOf(outcome);
        const message = problemOf(outcome);
        if (cart) latest = cart;
        else problem = message;
        const result: CartOutcome = cart ? { ok: true, cart: decodeCart(cart) } : { ok: false, message };
        for (const resolve of change.resolvers) resolve(result);
      }
      // Set before the await, because a caller with a result may add the next change and run the queue.
      isRunning = false;
      await onEnd(latest, problem);
    },
  };
}
