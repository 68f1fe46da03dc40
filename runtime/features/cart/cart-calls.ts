import {
  commerceCart,
  commerceCartAdd,
  commerceCartCoupons,
  commerceCartShipping,
  commerceCartUpdate,
} from '../../contract/endpoints.ts';
import { readFields } from '../../contract/read.ts';
import type { CallOutcome, Calls } from '../calls/index.ts';

const callTimeoutMs = 15_000;
/** A failed read is repeated once, so that both attempts together take as long as a change. */
const readTimeoutMs = 7500;

/** The outcome if the service `calls` cannot be loaded: nothing was sent, and the next call tries again. */
const unsent: CallOutcome = {
  ok: false,
  failure: { kind: 'network', status: 0, url: '', format: 'json', message: '', fields: null },
};

/** Returns the calls of a cart. Callers show failures; the error overlay of the page does not open. `commerce#cart-timeout` */
export function createCartCalls(calls: () => Promise<Pick<Calls, 'get' | 'post' | 'put'>>) {
  const shared = { onFailure() {}, timeoutMs: callTimeoutMs };
  const send = async (call: (service: Pick<Calls, 'get' | 'post' | 'put'>) => Promise<CallOutcome>): Promise<CallOutcome> => {
    const service = await calls().catch(() => null);
    return service ? call(service) : unsent;
  };
  const put = (path: string, data: object) => send((service) => service.put(path, { data, ...shared }));
  return {
    read: () => send((service) => service.get(commerceCart.path, { ...shared, timeoutMs: readTimeoutMs })),
    add: (data: object, key: string) =>
      send((service) => service.post(commerceCartAdd.path, { data, headers: { 'Idempotency-Key': key }, ...shared })),
    update: (entryId: string, data: object) => put(commerceCartUpdate.path.replace('{id}', encodeURIComponent(entryId)), data),
    coupons: (data: object) => put(commerceCartCoupons.path, data),
    shipping: (data: object) => put(commerceCartShipping.path, data),
  };
}

/** Returns the cart as the platform sent it; null for a response without one. */
export function cartOf(outcome: CallOutcome): unknown {
  const cart = outcome.ok ? readFields(outcome.value).cart : null;
  return readFields(cart) === cart ? cart : null;
}

/**
 * Returns a function that adds to the cart. If the result of an add stays unknown, the same add is repeated under the same key,
 * and the platform adds once. `commerce#cart-add-key`
 */
export function createAdd(send: ReturnType<typeof createCartCalls>, newId: () => string) {
  /** Keys of adds with an unknown result, by their data. */
  const unknownResults = new Map<string, string>();
  return async (data: object): Promise<CallOutcome> => {
    const name = JSON.stringify(data);
    const earlierKey = unknownResults.get(name);
    const key = earlierKey ?? newId();
    let outcome = await send.add(data, key);
    // The platform repeats its first response, which may be older than the cart.
    if (earlierKey && outcome.ok) outcome = await send.read();
    const isKnown = outcome.ok ? cartOf(outcome) : !/network|unparseable/.test(outcome.failure.kind);
    if (isKnown) unknownResults.delete(name);
    else unknownResults.set(name, key);
    return outcome;
  };
}
