import { type Cart, decodeCart, emptyCart, type ShippingLocation } from '../../contract/commerce/cart.ts';
import type { CallOutcome, Calls } from '../calls/index.ts';
import { cartOf, createAdd, createCartCalls } from './cart-calls.ts';
import { type CartOutcome, createChangeQueue } from './change-queue.ts';

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
 * that no late response brings back what was. Tabs of the same site follow. Spec 2 §3; its calls are ours.
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
  let snapshot: CartSnapshot = {
    cart: emptyCart,
    isLoaded: false,
    pending: new Map(),
    isBusy: false,
    isOffline: false,
    problem: '',
  };
  let reading: Promise<Cart> | null = null;

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
    if (!queue.isEmpty()) return snapshot.cart;
    const cart = cartOf(outcome);
    const kept = snapshot.problem === unread ? '' : snapshot.problem;
    unread = cart ? '' : problemOf(outcome);
    publish({ ...(cart ? { cart: decodeCart(cart), isLoaded: true } : {}), problem: kept || unread });
    return snapshot.cart;
  };

  /** Of what waited. */
  const showEnd = async (latest: unknown, problem: string): Promise<void> => {
    const isWaiting = !queue.isEmpty();
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
  const queue = createChangeQueue({ isOffline, problemOf, onEnd: showEnd });
  const change = (key: string, send: () => Promise<CallOutcome>, mayWait: boolean): Promise<CartOutcome> => {
    const ended = queue.add(key, send, mayWait);
    publish({ isBusy: true, problem: '' });
    queue.run().catch(onError);
    return ended;
  };

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
    if (queue.isEmpty()) publish({ cart: decodeCart(data), isLoaded: true });
  });
  onOnline(() => {
    if (!queue.isEmpty()) queue.run().catch(onError);
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
