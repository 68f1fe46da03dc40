import { describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '../../../runtime/features/calls/call-options.ts';
import type { CallOutcome } from '../../../runtime/features/calls/index.ts';
import { createCartStore } from '../../../runtime/features/cart/cart-store.ts';
import { eventually } from '../../helpers/run/eventually.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly data: unknown;
  readonly timeoutMs: number | undefined;
  readonly key: string | undefined;
  readonly respond: (outcome: CallOutcome) => void;
}

const withCart = (cart: object): CallOutcome => ({ ok: true, status: 200, value: { cart } });
const failed = (kind: 'server' | 'network' | 'unparseable', status: number, message: string): CallOutcome => ({
  ok: false,
  failure: { kind, status, url: '/', format: 'json', message, fields: null },
});
const cartOf = (quantity: number) => ({
  entries: [{ id: 'e1', quantity, purchasePriceCents: 100, subTotal: quantity * 100 }],
  subtotalCents: quantity * 100,
  totalQuantity: quantity,
});

function setUp({ hasCart = true, refusals = 0 } = {}) {
  let isThere = hasCart;
  const sent: Sent[] = [];
  let ids = 0;
  const call =
    (method: string) =>
    (path: string, { data, timeoutMs, headers }: CallOptions = {}) =>
      new Promise<CallOutcome>((respond) =>
        sent.push({ method, path, data, timeoutMs, key: headers?.['Idempotency-Key'], respond }),
      );
  let refusalsLeft = refusals;
  const calls = { get: call('GET'), post: call('POST'), put: call('PUT') };
  let online = () => {};
  let isOffline = true;
  let receiveFromTab = (_event: { data: unknown }) => {};
  const sentToTabs: unknown[] = [];
  const channel = {
    postMessage: (data: unknown) => void sentToTabs.push(data),
    addEventListener: (_name: string, listener: typeof receiveFromTab) => {
      receiveFromTab = listener;
    },
  } as unknown as BroadcastChannel;
  const onError = vi.fn();
  const store = createCartStore({
    calls: async () => {
      if (refusalsLeft-- > 0) throw new Error('The chunk calls was refused');
      return calls;
    },
    hasCart: () => isThere,
    channel,
    isOffline: () => isOffline,
    pause: async () => {},
    onOnline: (callback) => {
      online = callback;
    },
    onError,
    newId: () => `id-${ids++}`,
    failed: () => 'That did not work. Please try again.',
  });
  /** Resolves with the n-th call once it is made. */
  const nth = async (number: number): Promise<Sent> =>
    eventually(() => sent[number - 1] ?? Promise.reject(new Error(`${sent.length} calls`)));
  return {
    store,
    sent,
    nth,
    sentToTabs,
    onError,
    goOnline: () => {
      isOffline = false;
      online();
    },
    expire: () => {
      isThere = false;
    },
    receiveFromTab: (data: unknown) => receiveFromTab({ data }),
  };
}

describe('the cart', () => {
  // commerce#cart-cookie
  it('makes no call without a cart cookie, and one call with it', async () => {
    const without = setUp({ hasCart: false });
    expect((await without.store.get()).entries).toEqual([]);
    expect(without.sent).toEqual([]);
    const { store, nth, sent } = setUp();
    const both = Promise.all([store.get(), store.get()]);
    (await nth(1)).respond(withCart(cartOf(2)));
    expect((await both).map(({ totalQuantity }) => totalQuantity)).toEqual([2, 2]);
    await store.get();
    expect(sent).toHaveLength(1);
  });

  // commerce#cart-changes
  it('sends one change at a time, of each line only the latest, and shows the response to the last one', async () => {
    const { store, nth, sent } = setUp();
    const seen: number[] = [];
    store.on('change', ({ subtotalCents }) => seen.push(subtotalCents));
    const all = [2, 3, 4, 5].map((quantity) => store.setQuantity('e1', quantity));
    expect(store.snapshot.pending.get('e1')).toBe(5);
    const first = await nth(1);
    first.respond(withCart(cartOf((first.data as { quantity: number }).quantity)));
    const last = await nth(sent.length === 1 ? 2 : sent.length);
    last.respond(withCart(cartOf(5)));
    expect(await Promise.all(all)).toMatchObject(all.map(() => ({ ok: true })));
    expect(last.data).toEqual({ quantity: 5 });
    expect(sent.length).toBeLessThanOrEqual(2);
    await eventually(() => expect(store.snapshot).toMatchObject({ isBusy: false, pending: new Map() }));
    expect(new Set(seen)).toEqual(new Set([0, 500]));
  });

  // commerce#cart-changes
  it('ignores the response to a read that was sent before a change', async () => {
    const { store, nth } = setUp();
    const read = store.refresh();
    const staleRead = await nth(1);
    const added = store.add({ itemId: 'p' });
    (await nth(2)).respond(withCart(cartOf(1)));
    expect(await added).toMatchObject({ ok: true });
    staleRead.respond(withCart({ entries: [], totalQuantity: 0 }));
    expect((await read).totalQuantity).toBe(1);
    expect(store.snapshot).toMatchObject({ isBusy: false, cart: { totalQuantity: 1 } });
  });

  // commerce#cart-refusal
  it('shows the sentence of a refusal, and the cart of the platform', async () => {
    const { store, nth } = setUp();
    const outcome = store.setQuantity('e1', 9);
    (await nth(1)).respond(failed('server', 400, 'Only 3 left.'));
    expect(await outcome).toEqual({ ok: false, message: 'Only 3 left.' });
    const read = await nth(2);
    expect(read.method).toBe('GET');
    read.respond(withCart(cartOf(3)));
    await eventually(() => expect(store.snapshot.cart.totalQuantity).toBe(3));
    expect(store.snapshot).toMatchObject({ problem: 'Only 3 left.', pending: new Map(), isBusy: false });
  });

  // commerce#cart-offline
  it('keeps a change while it is offline, and sends it when the connection returns', async () => {
    const { store, nth, goOnline } = setUp();
    const outcome = store.setQuantity('e1', 4);
    (await nth(1)).respond(failed('network', 0, 'Unable to connect…'));
    await eventually(() => expect(store.snapshot.isOffline).toBe(true));
    expect(store.snapshot.pending.get('e1')).toBe(4);
    goOnline();
    (await nth(2)).respond(withCart(cartOf(4)));
    expect(await outcome).toMatchObject({ ok: true, cart: { totalQuantity: 4 } });
    await eventually(() => expect(store.snapshot.isOffline).toBe(false));
  });

  // commerce#cart-offline
  it('sends a change that waited a second time if the first request after the return of the connection fails', async () => {
    const { store, nth, goOnline } = setUp();
    const outcome = store.setQuantity('e1', 4);
    (await nth(1)).respond(failed('network', 0, 'Unable to connect…'));
    await eventually(() => expect(store.snapshot.isOffline).toBe(true));
    goOnline();
    (await nth(2)).respond(failed('network', 0, 'Unable to connect…'));
    (await nth(3)).respond(withCart(cartOf(4)));
    expect(await outcome).toMatchObject({ ok: true, cart: { totalQuantity: 4 } });
  });

  // commerce#cart-timeout
  it('gives up a hanging call after 15 s, and makes the next one', async () => {
    const { store, nth } = setUp();
    const hanging = store.setQuantity('e1', 2);
    void store.addCoupon('A');
    const call = await nth(1);
    expect(call.timeoutMs).toBe(15_000);
    call.respond(failed('network', 503, 'This service is temporarily unavailable. Please try again later.'));
    expect(await hanging).toMatchObject({ ok: false });
    expect((await nth(2)).data).toEqual({ promoCodes: ['A'] });
  });

  // commerce#cart-offline
  it('refuses an add without a connection at once', async () => {
    const { store, nth, sent } = setUp();
    const outcome = store.add({ itemId: 'p', variantId: 'v' });
    const call = await nth(1);
    expect([call.method, call.data]).toEqual([
      'POST',
      { itemId: 'p', variantId: 'v', quantity: 1, subscriptionOptionId: '', additionalFields: {} },
    ]);
    call.respond(failed('network', 0, 'Unable to connect…'));
    expect(await outcome).toEqual({ ok: false, message: 'Unable to connect…' });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  // commerce#cart-offline
  it('refuses adds, coupons and shipping at once while a change of a quantity waits for the connection', async () => {
    const { store, nth, sent, goOnline } = setUp();
    const waiting = [store.setQuantity('e1', 4), store.setQuantity('e1', 5)];
    (await nth(1)).respond(failed('network', 0, 'Unable to connect…'));
    (await nth(2)).respond(failed('network', 0, 'Unable to connect…'));
    await eventually(() => expect(store.snapshot.isOffline).toBe(true));
    const refused = [store.add({ itemId: 'p' }), store.addCoupon('A'), store.setShipping({ countryCode: 'GB' } as never)];
    for (const number of [3, 4, 5]) (await nth(number)).respond(failed('network', 0, 'Unable to connect…'));
    expect(await Promise.all(refused)).toEqual(Array(3).fill({ ok: false, message: 'Unable to connect…' }));
    expect(sent.map(({ path }) => path.split('/').at(-1)).slice(2, 5)).toEqual(['entries', 'coupons', 'shipping']);
    goOnline();
    (await nth(6)).respond(withCart(cartOf(5)));
    expect(await Promise.all(waiting)).toMatchObject(Array(2).fill({ ok: true, cart: { totalQuantity: 5 } }));
  });

  // commerce#cart-add-key
  it('repeats an add under its first key while its result is unknown, and shows the cart that the platform has', async () => {
    const { store, nth, sent } = setUp();
    const posts = () => sent.filter(({ method }) => method === 'POST');
    const press = (quantity: number) => store.add({ itemId: 'p', quantity });
    const last = (count: number) => eventually(() => posts()[count - 1] ?? Promise.reject(new Error(`${posts().length} adds`)));
    const settled = () => eventually(() => expect(store.snapshot.isBusy).toBe(false));
    for (const kind of ['network', 'unparseable'] as const) {
      const count = posts().length;
      const first = press(1);
      (await last(count + 1)).respond(failed(kind, 200, 'Unable to connect…'));
      expect(await first).toEqual({ ok: false, message: 'Unable to connect…' });
      (await nth(sent.length)).respond(withCart(cartOf(1)));
      await settled();
      const other = press(2);
      (await last(count + 2)).respond(withCart(cartOf(3)));
      await other;
      const again = press(1);
      (await last(count + 3)).respond(withCart(cartOf(1)));
      const read = await eventually(() => (sent.at(-1)?.method === 'GET' ? sent.at(-1) : Promise.reject(new Error('no read'))));
      read?.respond(withCart(cartOf(3)));
      expect(await again).toMatchObject({ ok: true, cart: { totalQuantity: 3 } });
      const next = press(1);
      (await last(count + 4)).respond(withCart(cartOf(4)));
      await next;
      const [key, otherKey, againKey, nextKey] = posts()
        .slice(count)
        .map((each) => each.key);
      expect(againKey).toBe(key);
      expect(new Set([key, otherKey, nextKey]).size).toBe(3);
    }
    const refused = press(5);
    (await last(9)).respond(failed('server', 400, 'Only 2 left.'));
    await refused;
    void press(5);
    (await nth(sent.length)).respond(withCart(cartOf(4)));
    expect((await last(10)).key).not.toBe(posts()[8]?.key);
  });

  it('shows that the cart cannot be read, and reads it when the connection returns', async () => {
    const { store, nth, goOnline } = setUp();
    const first = store.get();
    (await nth(1)).respond(failed('network', 0, 'Unable to connect…'));
    await first;
    expect(store.snapshot).toMatchObject({ isLoaded: false, problem: 'Unable to connect…' });
    goOnline();
    (await nth(2)).respond({ ok: true, status: 204, value: null });
    await eventually(() => expect(store.snapshot.problem).toBe('Unable to connect…'));
    goOnline();
    (await nth(3)).respond(withCart(cartOf(2)));
    await eventually(() => expect(store.snapshot).toMatchObject({ isLoaded: true, problem: '', cart: { totalQuantity: 2 } }));
  });

  // commerce#cart-tabs
  it('shows the cart of another tab, except while it sends changes', async () => {
    const { store, nth, sentToTabs, receiveFromTab } = setUp();
    receiveFromTab(cartOf(7));
    expect(store.snapshot.cart.totalQuantity).toBe(7);
    const outcome = store.remove('e1');
    receiveFromTab(cartOf(8));
    expect(store.snapshot.cart.totalQuantity).toBe(7);
    (await nth(1)).respond(withCart({ entries: [] }));
    await outcome;
    await eventually(() => expect(sentToTabs).toEqual([{ entries: [] }]));
  });

  // commerce#cart-coupons
  it('keeps the other promo codes when one is added or removed', async () => {
    const { store, nth } = setUp();
    const first = store.addCoupon('A');
    (await nth(1)).respond(withCart({ coupons: [{ promoCode: 'A' }] }));
    await first;
    await eventually(() => expect(store.snapshot.isBusy).toBe(false));
    void store.addCoupon('B');
    expect((await nth(2)).data).toEqual({ promoCodes: ['A', 'B'] });
    (await nth(2)).respond(withCart({ coupons: [{ promoCode: 'A' }, { promoCode: 'B' }] }));
    await eventually(() => expect(store.snapshot.isBusy).toBe(false));
    void store.removeCoupon('A');
    expect((await nth(3)).data).toEqual({ promoCodes: ['B'] });
  });

  it('sends a promo code that failed not again when another is added', async () => {
    const { store, nth } = setUp();
    const first = store.addCoupon('SUMMER');
    (await nth(1)).respond(withCart({ coupons: [{ promoCode: 'SUMMER', reason: 'This code has expired.' }] }));
    await first;
    await eventually(() => expect(store.snapshot.isBusy).toBe(false));
    void store.addCoupon('WELCOME10');
    expect((await nth(2)).data).toEqual({ promoCodes: ['WELCOME10'] });
  });

  it('keeps a promo code that is being sent when another is added', async () => {
    const { store, nth } = setUp();
    void store.addCoupon('A');
    const first = await nth(1);
    void store.addCoupon('B');
    first.respond(withCart({ coupons: [{ promoCode: 'A' }] }));
    expect((await nth(2)).data).toEqual({ promoCodes: ['A', 'B'] });
  });

  it('is empty, and shows the reason, once the platform has no cart any more', async () => {
    const { store, nth, sent, receiveFromTab, expire } = setUp();
    receiveFromTab(cartOf(2));
    const ending = store.setQuantity('e1', 3);
    const call = await nth(1);
    expire();
    call.respond(failed('server', 400, 'Your cart has expired.'));
    await ending;
    await eventually(() => expect(store.snapshot).toMatchObject({ problem: 'Your cart has expired.', isBusy: false }));
    expect([store.snapshot.cart.entries, store.snapshot.cart.totalQuantity, sent.length]).toEqual([[], 0, 1]);
  });

  it('reports the error of a listener, and keeps the new cart', async () => {
    const { store, receiveFromTab, onError } = setUp();
    store.on('change', () => {
      throw new Error('theirs');
    });
    receiveFromTab(cartOf(1));
    expect(onError).toHaveBeenCalledOnce();
    expect(store.snapshot.cart.totalQuantity).toBe(1);
  });

  // commerce#cart-refusal
  it('treats a response without a cart as a refusal: shows a sentence, and reads the cart again', async () => {
    const { store, nth } = setUp();
    const ending = store.setQuantity('e1', 3);
    (await nth(1)).respond({ ok: true, status: 204, value: null });
    expect(await ending).toEqual({ ok: false, message: 'That did not work. Please try again.' });
    (await nth(2)).respond(withCart(cartOf(1)));
    await eventually(() => expect(store.snapshot.cart.totalQuantity).toBe(1));
    expect(store.snapshot).toMatchObject({ problem: 'That did not work. Please try again.', isBusy: false });
  });

  it('fails if the service calls cannot be loaded, and makes the next call; reads do the same', async () => {
    const { store, nth, sent } = setUp({ hasCart: false, refusals: 1 });
    expect(await store.add({ itemId: 'i1' })).toEqual({ ok: false, message: 'That did not work. Please try again.' });
    expect(sent).toEqual([]);
    const again = store.add({ itemId: 'i1' });
    (await nth(1)).respond(withCart(cartOf(1)));
    (await nth(2)).respond(withCart(cartOf(1)));
    expect(await again).toMatchObject({ ok: true });

    const other = setUp({ refusals: 1 });
    expect((await other.store.get()).entries).toEqual([]);
    const read = other.store.refresh();
    (await other.nth(1)).respond(withCart(cartOf(2)));
    expect((await read).totalQuantity).toBe(2);
  });
});
