import { type Cart, decodeCart } from '../../contract/commerce/cart.ts';
import type { CallOutcome } from '../calls/index.ts';
import { cartOf } from './cart-calls.ts';

/** How a change ended; a refusal has a sentence to show, and is no reason to try again. */
export type CartOutcome = { readonly ok: true; readonly cart: Cart } | { readonly ok: false; readonly message: string };

interface Change {
  readonly send: () => Promise<CallOutcome>;
  /** It may wait for a connection; whoever presses a button is told at once. */
  readonly mayWait: boolean;
  readonly waiting: ((outcome: CartOutcome) => void)[];
}

/** Changes of the cart that are on their way or wait for a connection: of each line only the latest. */
export interface ChangeQueue {
  isEmpty(): boolean;
  has(key: string): boolean;
  /** Takes a change in, in the place of an earlier one of that key; settles when the platform has answered it. */
  add(key: string, send: Change['send'], mayWait: boolean): Promise<CartOutcome>;
  /** Sends what waits, one after another. Settles when nothing does, or the connection is gone. */
  run(): Promise<void>;
}

interface ChangeQueueOptions {
  readonly isOffline: () => boolean;
  /** The sentence for a response that is no success. */
  readonly problemOf: (outcome: CallOutcome) => string;
  /** Takes the cart as the platform sent it last, undefined for none, and the sentence of the last refusal. */
  readonly onEnd: (latest: unknown, problem: string) => Promise<void>;
}

export function createChangeQueue({ isOffline, problemOf, onEnd }: ChangeQueueOptions): ChangeQueue {
  const queue = new Map<string, Change>();
  let isRunning = false;
  return {
    isEmpty: () => queue.size === 0,
    has: (key) => queue.has(key),
    add: (key, send, mayWait) =>
      new Promise((resolve) => {
        queue.set(key, { send, mayWait, waiting: [...(queue.get(key)?.waiting ?? []), resolve] });
      }),
    async run() {
      if (isRunning) return;
      isRunning = true;
      let latest: unknown;
      let problem = '';
      for (let [entry] = queue; entry; [entry] = queue) {
        const [key, change] = entry;
        const outcome = await change.send();
        const isUnsent = !outcome.ok && outcome.failure.kind === 'network' && outcome.failure.status === 0;
        // A newer choice for the same line has taken its place: that one says how it ends.
        if (queue.get(key) !== change) continue;
        if (isUnsent && change.mayWait && isOffline()) break;
        queue.delete(key);
        const answered = cartOf(outcome);
        const message = problemOf(outcome);
        if (answered) latest = answered;
        else problem = message;
        const ended: CartOutcome = answered ? { ok: true, cart: decodeCart(answered) } : { ok: false, message };
        for (const resolve of change.waiting) resolve(ended);
      }
      // At once: whoever was waiting may have the next change.
      isRunning = false;
      await onEnd(latest, problem);
    },
  };
}
