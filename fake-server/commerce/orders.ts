import { randomBytes } from 'node:crypto';
import { isPriceCents } from '../../runtime/contract/commerce/catalogue-ids.ts';
import type { CartPayload, Carts, StoredCart } from './carts.ts';
import { type Catalogue, unitPriceCents } from './catalogue.ts';

export const orderKinds = ['cart', 'subscription', 'donation', 'gift-card'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What was paid for. */
export interface StoredOrder {
  readonly id: string;
  readonly number: number;
  readonly site: string;
  readonly kind: OrderKind;
  /** ISO. */
  readonly createdOn: string;
  readonly email: string;
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  readonly grandTotalCents: number;
  /** The cart as it was when it was paid for; null where there was none. */
  readonly cart: CartPayload | null;
  /** Under which key the payment was taken, once. */
  readonly paymentKey: string;
}

interface OrderLine {
  readonly title: string;
  readonly quantity: number;
  readonly cents: number;
}

interface Payment {
  readonly site: string;
  readonly kind: OrderKind;
  /** Says that this is the same payment: however often it comes, it is taken once. */
  readonly key: string;
  readonly outcome: 'success' | 'decline';
  readonly email: string;
  readonly cartToken: string;
  readonly donatePageId: string;
  /** Null: none that is one. */
  readonly amountCents: number | null;
  readonly giftCardProductId: string;
  readonly sku: string;
}

export interface PaymentRefusal {
  readonly status: number;
  readonly code:
    | 'DECLINED'
    | 'NO_CART'
    | 'EMPTY_CART'
    | 'OUT_OF_STOCK'
    | 'BAD_AMOUNT'
    | 'UNKNOWN_PRODUCT'
    | 'UNKNOWN_DONATION'
    | 'NO_KEY';
  readonly error: string;
}

export interface Orders {
  /** Takes a payment and makes its order; the same order for a key, or a cart, that was paid before. */
  pay(payment: Payment): StoredOrder | PaymentRefusal;
  find(site: string, id: string): StoredOrder | null;
  /** The newest first. */
  list(site?: string): readonly StoredOrder[];
  clear(): void;
}

/** The oldest are forgotten beyond 10,000 (our choice). */
const maxOrders = 10_000;

export function createOrders(catalogue: Catalogue, carts: Carts, now: () => number = Date.now): Orders {
  const orders = new Map<string, StoredOrder>();
  const byKey = new Map<string, string>();
  const byCart = new Map<string, string>();
  let next = 1;

  const store = (payment: Payment, made: Pick<StoredOrder, 'lines' | 'currency' | 'grandTotalCents' | 'cart'>): StoredOrder => {
    const { site, kind, email, key } = payment;
    const id = randomBytes(12).toString('hex');
    const order = { id, number: next++, site, kind, email, createdOn: new Date(now()).toISOString(), paymentKey: key, ...made };
    orders.set(id, order);
    byKey.set(key, id);
    const [oldest] = orders.keys();
    if (orders.size > maxOrders && oldest !== undefined) orders.delete(oldest);
    return order;
  };

  const payCart = (payment: Payment, cart: StoredCart): StoredOrder | PaymentRefusal => {
    const pieces = carts.pieces(cart);
    if (pieces.length === 0 || pieces.length < cart.lines.size)
      return { status: 400, code: 'EMPTY_CART', error: 'There is nothing in the cart that can be bought.' };
    if (payment.outcome === 'decline') return declined;
    const taken = catalogue.take(
      cart.site,
      pieces.map(({ line, entry, variant }) => ({ productId: entry.id, variant, quantity: line.quantity })),
    );
    if (!taken)
      return { status: 400, code: 'OUT_OF_STOCK', error: 'Something in the cart was sold in the meantime. Nothing was charged.' };
    const view = carts.view(cart);
    const lines = view.entries.map(({ title, quantity, subTotal }) => ({ title, quantity, cents: subTotal }));
    const order = store(payment, { lines, currency: view.currency, grandTotalCents: view.grandTotalCents, cart: view });
    cart.orderId = order.id;
    byCart.set(cart.token, order.id);
    return order;
  };

  return {
    pay(payment) {
      if (!payment.key) return { status: 400, code: 'NO_KEY', error: 'Expected a key that says which payment this is.' };
      const isOfCart = payment.kind === 'cart' || payment.kind === 'subscription';
      const earlier = orders.get(byKey.get(payment.key) ?? (isOfCart ? byCart.get(payment.cartToken) : undefined) ?? '');
      if (earlier?.site === payment.site) return earlier;
      if (payment.kind === 'donation') {
        if (!payment.donatePageId)
          return { status: 400, code: 'UNKNOWN_DONATION', error: 'Expected a donatePageId that says what the donation is for.' };
        const { amountCents } = payment;
        if (!isPriceCents(amountCents) || amountCents === 0)
          return { status: 400, code: 'BAD_AMOUNT', error: 'Expected an amount of 1 to 100000000 cents.' };
        if (payment.outcome === 'decline') return declined;
        const lines = [{ title: 'Donation', quantity: 1, cents: amountCents }];
        return store(payment, {
          lines,
          currency: catalogue.currency(payment.site),
          grandTotalCents: amountCents,
          cart: null,
        });
      }
      if (payment.kind === 'gift-card') {
        const entry = catalogue.find(payment.site, payment.giftCardProductId);
        const variants = entry?.product.variants ?? [];
        const variant = variants.find(({ sku }) => payment.sku && sku === payment.sku) ?? (payment.sku ? undefined : variants[0]);
        const cents = variant ? unitPriceCents(variant, '') : null;
        if (!entry || cents === null) return { status: 400, code: 'UNKNOWN_PRODUCT', error: 'This gift card is not sold here.' };
        if (payment.outcome === 'decline') return declined;
        const lines = [{ title: entry.title, quantity: 1, cents }];
        return store(payment, {
          lines,
          currency: entry.product.currency || catalogue.currency(payment.site),
          grandTotalCents: cents,
          cart: null,
        });
      }
      const cart = carts.find(payment.site, payment.cartToken);
      return cart ? payCart(payment, cart) : { status: 400, code: 'NO_CART', error: 'This cart has expired.' };
    },
    find(site, id) {
      const order = orders.get(id);
      return order?.site === site ? order : null;
    },
    list: (site) => [...orders.values()].filter((order) => site === undefined || order.site === site).reverse(),
    clear() {
      orders.clear();
      byKey.clear();
      byCart.clear();
      next = 1;
    },
  };
}

const declined: PaymentRefusal = { status: 400, code: 'DECLINED', error: 'The payment was declined. Nothing was charged.' };
