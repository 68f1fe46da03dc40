import { type Cart, decodeCart, emptyCart, type ShippingLocation } from '../../contract/commerce/cart.ts';
import type { CallOutcome, Calls } from '../calls/index.ts';
import { cartOf, createAdd, createCartCalls } from './cart-calls.ts';
import { type CartSnapshot, createCartState } from './cart-state.ts';
import { type CartOutcome, createChangeQueue } from './change-queue.ts';

/** A product to add to the cart. */
export interface CartItem {
  readonly itemId: string;
  /** Id or SKU of a variant; not needed for a product with one variant. */
  readonly variantId?: string;
  readonly quantity?: number;
  readonly subscriptionOptionId?: string;
  /** Values of the product's own form, by field id. */
  readonly additionalFields?: Readonly<Record<string, unknown>>;
}

/** The visitor's cart. Changes are sent one after another, and other tabs of the site follow. `commerce#cart-changes` */
export interface CartStore {
  readonly snapshot: CartSnapshot;
  /** Reads the cart once; without a cart cookie it is empty and no call is made. */
  get(): Promise<Cart>;
  refresh(): Promise<Cart>;
  add(item: CartItem): Promise<CartOutcome>;
  /** 0 removes the line. Without a connection the change waits for one. */
  setQuantity(entryId: string, quantity: number): Promise<CartOutcome>;
  remove(entryId: string): Promise<CartOutcome>;
  /** Changes the values of the form of a line's product. */
  setFields(entryId: string, additionalFields: Readonly<Record<string, unknown>>): Promise<CartOutcome>;
  addCoupon(code: string): Promise<CartOutcome>;
  removeCoupon(code: string): Promise<CartOutcome>;
  setShipping(location: ShippingLocation, shippingOptionId?: string): Promise<CartOutcome>;
  /** Returns a function that removes the listener. */
  on(name: 'change', listener: (cart: Cart) => void): () => void;
}

export interface CartStoreOptions {
  readonly calls: () => Promise<Pick<Calls, 'get' | 'post' | 'put'>>;
  readonly hasCart: () => boolean;
  /** Sends carts to other tabs and receives theirs; null in browsers without `BroadcastChannel`. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  /** Returns whether there is no connection at all. A call that fails in spite of a connection is not repeated. */
  readonly isOffline: () => boolean;
  /** Resolves after the pause before a second attempt to send a change that waited for the connection. */
  readonly pause: () => Promise<void>;
  /** Registers a callback for the return of the connection. */
  readonly onOnline: (callback: () => void) => void;
  readonly onError: (error: unknown) => void;
  readonly newId: () => string;
  /** Returns the sentence for a response without a cart. */
  readonly failed: () => string;
}

export function createCartStore(options: CartStoreOptions): CartStore {
  const { calls, hasCart, channel, isOffline, pause, onOnline, onError, newId, failed } = options;
  const state = createCartState(onError);
  const send = createCartCalls(calls);
  const add = createAdd(send, newId);
  const problemOf = (outcome: CallOutcome): string => (outcome.ok ? '' : outcome.failure.message) || failed();
  let changeCount = 0;

  const reads = createReads({ send, state, problemOf, changes: () => changeCount, isIdle: () => queue.isEmpty() });

  const onQueueEnd = async (latest: unknown, problem: string): Promise<void> => {
    const isWaiting = !queue.isEmpty();
    const pending = new Map([...state.snapshot.pending].filter(([key]) => queue.has(key)));
    const loaded = latest === undefined ? {} : { cart: decodeCart(latest), isLoaded: true };
    state.publish({ ...loaded, pending, isBusy: false, isOffline: isWaiting, problem });
    if (latest !== undefined) channel?.postMessage(latest);
    if (problem === '' || isWaiting) return;
    // A refusal may mean that the shown cart is outdated. Without the cookie there is no cart any more.
    if (hasCart()) await reads.read();
    else state.publish({ cart: emptyCart });
  };
  const queue = createChangeQueue({ isOffline, pause, problemOf, onEnd: onQueueEnd });
  const change = (key: string, send: () => Promise<CallOutcome>, mayWait = false): Promise<CartOutcome> => {
    changeCount += 1;
    const outcome = queue.add(key, send, mayWait);
    state.publish({ isBusy: true, problem: '' });
    queue.run().catch(onError);
    return outcome;
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (queue.isEmpty()) state.publish({ cart: decodeCart(data), isLoaded: true });
  });
  onOnline(() => {
    if (!queue.isEmpty()) queue.run().catch(onError);
    else if (reads.problem() && !state.snapshot.isLoaded) reads.read().catch(onError);
  });

  let sentCodes: readonly string[] = [];
  /** Returns the promo codes of the cart that are valid or are being sent: a code that failed is gone at the next try. */
  const currentCodes = () =>
    queue.has('coupons') ? sentCodes : state.snapshot.cart.coupons.filter(({ reason }) => !reason).map(({ code }) => code);
  const setCodes = (promoCodes: readonly string[]) => {
    sentCodes = promoCodes;
    return change('coupons', () => send.coupons({ promoCodes }));
  };
  const setQuantity = (entryId: string, quantity: number) => {
    state.publish({ pending: new Map(state.snapshot.pending).set(entryId, quantity) });
    return change(entryId, () => send.update(entryId, { quantity }), true);
  };
  return {
    get snapshot() {
      return state.snapshot;
    },
    async get() {
      if (state.snapshot.isLoaded) return state.snapshot.cart;
      if (hasCart()) return reads.readOnceAtATime();
      state.publish({ isLoaded: true });
      return state.snapshot.cart;
    },
    refresh: reads.readOnceAtATime,
    add({ itemId, variantId = '', quantity = 1, subscriptionOptionId = '', additionalFields = {} }) {
      const data = { itemId, variantId, quantity, subscriptionOptionId, additionalFields };
      return change(newId(), () => add(data));
    },
    setQuantity,
    remove: (entryId) => setQuantity(entryId, 0),
    setFields: (entryId, additionalFields) => change(`fields ${entryId}`, () => send.update(entryId, { additionalFields })),
    addCoupon: (code) => setCodes([...currentCodes(), code]),
    removeCoupon: (removed) => setCodes(currentCodes().filter((code) => code !== removed)),
    setShipping: (shippingLocation, shippingOptionId = '') =>
      change('shipping', () => send.shipping({ shippingLocation, shippingOptionId })),
    on: (_name, listener) => state.on(listener),
  };
}

interface ReadParts {
  readonly send: ReturnType<typeof createCartCalls>;
  readonly state: ReturnType<typeof createCartState>;
  readonly problemOf: (outcome: CallOutcome) => string;
  /** Returns the number of changes so far. */
  readonly changes: () => number;
  /** Returns whether no change waits or is being sent. */
  readonly isIdle: () => boolean;
}

/** Returns functions that read the cart and publish it. */
function createReads({ send, state, problemOf, changes, isIdle }: ReadParts) {
  let reading: Promise<Cart> | null = null;
  /** The sentence of the last failed read; empty after a successful one. */
  let problem = '';
  const read = async (): Promise<Cart> => {
    const countBefore = changes();
    const outcome = await send.read();
    reading = null;
    // The response to a change that was made in the meantime is newer.
    if (changes() !== countBefore || !isIdle()) return state.snapshot.cart;
    const cart = cartOf(outcome);
    const changeProblem = state.snapshot.problem === problem ? '' : state.snapshot.problem;
    problem = cart ? '' : problemOf(outcome);
    const loaded = cart ? { cart: decodeCart(cart), isLoaded: true } : {};
    state.publish({ ...loaded, problem: changeProblem || problem });
    return state.snapshot.cart;
  };
  return {
    read,
    readOnceAtATime(): Promise<Cart> {
      reading ??= read();
      return reading;
    },
    problem: () => problem,
  };
}
