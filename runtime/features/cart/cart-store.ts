import { type Cart, decodeCart, emptyCart, type ShippingLocation } from '../../contract/commerce/cart.ts';
import {
  commerceCart,
  commerceCartAdd,
  commerceCartCoupons,
  commerceCartShipping,
  commerceCartUpdate,
} from '../../contract/endpoints.ts';
import { readFields } from '../../contract/read.ts';
import type { CallOutcome, Calls } from '../calls/index.ts';

/** What is put into the cart. */
export interface CartItem {
  readonly itemId: string;
  /** Id or SKU of a variant; a product with one variant needs none. */
  readonly variantId?: string;
  readonly quantity?: number;
  readonly subscriptionOptionId?: string;
  /** What was written into the product's own form, by field id. */
  readonly additionalFields?: Readonly<Record<string, unknown>>;
}

/** How a change ended; a refusal has a sentence to show, and is no reason to try again. */
export type CartOutcome = { readonly ok: true; readonly cart: Cart } | { readonly ok: false; readonly message: string };

export interface CartSnapshot {
  /** As the platform last answered it: nothing here is added up in the browser. */
  readonly cart: Cart;
  readonly isLoaded: boolean;
  /** Quantities that were chosen and not answered for, by entry; 0 is on its way out. */
  readonly pending: ReadonlyMap<string, number>;
  /** Changes are on their way. */
  readonly isBusy: boolean;
  /** Changes wait for a connection. */
  readonly isOffline: boolean;
  /** Why the platform refused the last change; empty for nothing. */
  readonly problem: string;
}

/**
 * The visitor's cart. Changes go one after another, of each line only the latest; what is shown is the answer to the last of them, so
 * that no late answer brings back what was. Tabs of the same site follow. Spec 2 §3; its calls are ours.
 */
export interface CartStore {
  readonly snapshot: CartSnapshot;
  /** Reads it once; without a cart cookie it is empty, and nothing is asked. */
  get(): Promise<Cart>;
  refresh(): Promise<Cart>;
  add(item: CartItem): Promise<CartOutcome>;
  /** 0 takes the line out. Without a connection it waits for one. */
  setQuantity(entryId: string, quantity: number): Promise<CartOutcome>;
  remove(entryId: string): Promise<CartOutcome>;
  /** What is written into the form of a line's product. */
  setFields(entryId: string, additionalFields: Readonly<Record<string, unknown>>): Promise<CartOutcome>;
  addCoupon(code: string): Promise<CartOutcome>;
  removeCoupon(code: string): Promise<CartOutcome>;
  setShipping(location: ShippingLocation, shippingOptionId?: string): Promise<CartOutcome>;
  /** The returned function takes the listener off again. */
  on(name: 'change', listener: (cart: Cart) => void): () => void;
}

export interface CartStoreOptions {
  readonly calls: () => Promise<Pick<Calls, 'get' | 'post' | 'put'>>;
  readonly hasCart: () => boolean;
  /** Tells other tabs, and hears of them. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  /** There is no connection at all: a change waits for one. A call that breaks in spite of one has failed. */
  readonly isOffline: () => boolean;
  /** Calls when there is a connection again. */
  readonly onOnline: (work: () => void) => void;
  readonly onError: (error: unknown) => void;
  readonly newId: () => string;
  /** The sentence for a response that holds no cart. */
  readonly failed: () => string;
}

interface Change {
  readonly send: () => Promise<CallOutcome>;
  /** It may wait for a connection; whoever presses a button is told at once. */
  readonly mayWait: boolean;
  readonly waiting: ((outcome: CartOutcome) => void)[];
}

/**
 * The calls of a cart. Failures are for whoever asked: no overlay comes over the page; one that hangs is given up after 15 s, a second
 * attempt included, since somebody looks on, and the ones after it wait (our choice).
 */
function createCartCalls(calls: CartStoreOptions['calls']) {
  const shared = { onFailure() {}, timeoutMs: 15_000 };
  const put = async (path: string, data: object) => (await calls()).put(path, { data, ...shared });
  return {
    read: async () => (await calls()).get(commerceCart.path, { ...shared, timeoutMs: 7500 }),
    add: async (data: object, key: string) =>
      (await calls()).post(commerceCartAdd.path, { data, headers: { 'Idempotency-Key': key }, ...shared }),
    update: (entryId: string, data: object) => put(commerceCartUpdate.path.replace('{id}', encodeURIComponent(entryId)), data),
    coupons: (data: object) => put(commerceCartCoupons.path, data),
    shipping: (data: object) => put(commerceCartShipping.path, data),
  };
}

/** The cart as the platform sent it; null for a response that holds none. */
function cartOf(outcome: CallOutcome): unknown {
  const cart = outcome.ok ? readFields(outcome.value).cart : null;
  return readFields(cart) === cart ? cart : null;
}

/**
 * Returns the call that adds. Sent again by the visitor after nobody saw what came of it, it is the same add, by its key: the platform
 * looks up what came of the first, and nothing is in the cart twice (our choice).
 */
function createAdd(send: ReturnType<typeof createCartCalls>, newId: () => string) {
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

function callAll(listeners: ReadonlySet<(cart: Cart) => void>, cart: Cart, onError: CartStoreOptions['onError']): void {
  for (const listener of [...listeners]) {
    try {
      listener(cart);
    } catch (error) {
      onError(error);
    }
  }
}

export function createCartStore(options: CartStoreOptions): CartStore {
  const { calls, hasCart, channel, isOffline, onOnline, onError, newId, failed } = options;
  const send = createCartCalls(calls);
  const add = createAdd(send, newId);
  const listeners = new Set<(cart: Cart) => void>();
  const queue = new Map<string, Change>();
  let snapshot: CartSnapshot = {
    cart: emptyCart,
    isLoaded: false,
    pending: new Map(),
    isBusy: false,
    isOffline: false,
    problem: '',
  };
  let reading: Promise<Cart> | null = null;
  let isRunning = false;

  const publish = (change: Partial<CartSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    callAll(listeners, snapshot.cart, onError);
  };
  const problemOf = (outcome: CallOutcome): string => (outcome.ok ? '' : outcome.failure.message) || failed();
  let unread = '';
  const read = async (): Promise<Cart> => {
    const outcome = await send.read();
    reading = null;
    // What was changed meanwhile is newer.
    if (queue.size > 0) return snapshot.cart;
    const cart = cartOf(outcome);
    const kept = snapshot.problem === unread ? '' : snapshot.problem;
    unread = cart ? '' : problemOf(outcome);
    publish({ ...(cart ? { cart: decodeCart(cart), isLoaded: true } : {}), problem: kept || unread });
    return snapshot.cart;
  };

  /** Sends what waits, one after another, and shows the answer to the last one. */
  const run = async (): Promise<void> => {
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
    isRunning = false;
    const isWaiting = queue.size > 0;
    const isRefused = problem !== '' && !isWaiting;
    const pending = new Map([...snapshot.pending].filter(([key]) => queue.has(key)));
    if (latest === undefined) publish({ pending, isBusy: false, isOffline: isWaiting, problem });
    else {
      publish({ cart: decodeCart(latest), isLoaded: true, pending, isBusy: false, isOffline: isWaiting, problem });
      channel?.postMessage(latest);
    }
    // Whatever was refused: the platform's own state is shown; without the cookie there is no cart any more.
    if (!isRefused) return;
    if (hasCart()) await read();
    else publish({ cart: emptyCart });
  };

  const change = (key: string, send: Change['send'], mayWait: boolean): Promise<CartOutcome> =>
    new Promise((resolve) => {
      const waiting = [...(queue.get(key)?.waiting ?? []), resolve];
      queue.set(key, { send, mayWait, waiting });
      publish({ isBusy: true, problem: '' });
      run().catch(onError);
    });

  let codes: readonly string[] = [];
  /** With those that are on their way. */
  const codesNow = () => (queue.has('coupons') ? codes : snapshot.cart.coupons.map(({ code }) => code));
  const setCoupons = (promoCodes: readonly string[]) => {
    codes = promoCodes;
    return change('coupons', () => send.coupons({ promoCodes }), false);
  };
  const setQuantity = (entryId: string, quantity: number) => {
    publish({ pending: new Map(snapshot.pending).set(entryId, quantity) });
    return change(entryId, () => send.update(entryId, { quantity }), true);
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (queue.size === 0) publish({ cart: decodeCart(data), isLoaded: true });
  });
  onOnline(() => {
    if (queue.size > 0) run().catch(onError);
    else if (unread && !snapshot.isLoaded) read().catch(onError);
  });

  return {
    get snapshot() {
      return snapshot;
    },
    async get() {
      if (snapshot.isLoaded) return snapshot.cart;
      if (hasCart()) {
        reading ??= read();
        return reading;
      }
      publish({ isLoaded: true });
      return snapshot.cart;
    },
    refresh() {
      reading ??= read();
      return reading;
    },
    add({ itemId, variantId = '', quantity = 1, subscriptionOptionId = '', additionalFields = {} }) {
      const data = { itemId, variantId, quantity, subscriptionOptionId, additionalFields };
      return change(newId(), () => add(data), false);
    },
    setQuantity,
    remove: (entryId) => setQuantity(entryId, 0),
    setFields: (entryId, additionalFields) =>
      change(`fields ${entryId}`, () => send.update(entryId, { additionalFields }), false),
    addCoupon: (code) => setCoupons([...codesNow(), code]),
    removeCoupon: (gone) => setCoupons(codesNow().filter((code) => code !== gone)),
    setShipping: (shippingLocation, shippingOptionId = '') =>
      change('shipping', () => send.shipping({ shippingLocation, shippingOptionId }), false),
    on(_name, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
