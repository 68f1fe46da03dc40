import {
  commerceCart,
  commerceCartAdd,
  commerceCartCoupons,
  commerceCartShipping,
  commerceCartUpdate,
} from '../../contract/endpoints.ts';
import { readFields } from '../../contract/read.ts';
import type { CallOutcome, Calls } from '../calls/index.ts';

/** The code that calls could not be fetched: nothing went out, and the next press tries again. */
const unsent: CallOutcome = {
  ok: false,
  failure: { kind: 'network', status: 0, url: '', format: 'json', message: '', fields: null },
};

/**
 * The calls of a cart. Failures are for whoever asked: no overlay comes over the page; one that hangs is given up after 15 s, a second
 * attempt included, since somebody looks on, and the ones after it wait (our choice).
 */
export function createCartCalls(calls: () => Promise<Pick<Calls, 'get' | 'post' | 'put'>>) {
  const shared = { onFailure() {}, timeoutMs: 15_000 };
  const send = async (call: (made: Pick<Calls, 'get' | 'post' | 'put'>) => Promise<CallOutcome>): Promise<CallOutcome> => {
    const made = await calls().catch(() => null);
    return made ? call(made) : unsent;
  };
  const put = (path: string, data: object) => send((made) => made.put(path, { data, ...shared }));
  return {
    read: () => send((made) => made.get(commerceCart.path, { ...shared, timeoutMs: 7500 })),
    add: (data: object, key: string) =>
      send((made) => made.post(commerceCartAdd.path, { data, headers: { 'Idempotency-Key': key }, ...shared })),
    update: (entryId: string, data: object) => put(commerceCartUpdate.path.replace('{id}', encodeURIComponent(entryId)), data),
    coupons: (data: object) => put(commerceCartCoupons.path, data),
    shipping: (data: object) => put(commerceCartShipping.path, data),
  };
}

/** The cart as the platform sent it; null for a response that holds none. */
export function cartOf(outcome: CallOutcome): unknown {
  const cart = outcome.ok ? readFields(outcome.value).cart : null;
  return readFields(cart) === cart ? cart : null;
}

/**
 * Returns the call that adds. Sent again by the visitor after nobody saw what came of it, it is the same add, by its key: the platform
 * looks up what came of the first, and nothing is in the cart twice (our choice).
 */
export function createAdd(send: ReturnType<typeof createCartCalls>, newId: () => string) {
  /** Keys, by what was added. */
  const unseen = new Map<string, string>();
  return async (data: object): Promise<CallOutcome> => {
    const name = JSON.stringify(data);
    const earlier = unseen.get(name);
    const key = earlier ?? newId();
    let outcome = await send.add(data, key);
    // The response to the first may be older than the cart.
    if (earlier && outcome.ok) outcome = await send.read();
    const isSeen = outcome.ok ? cartOf(outcome) : !/network|unparseable/.test(outcome.failure.kind);
    if (isSeen) unseen.delete(name);
    else unseen.set(name, key);
    return outcome;
  };
}
