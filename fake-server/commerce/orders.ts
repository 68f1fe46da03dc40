import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isPriceCents } from '../../runtime/contract/commerce/catalogue-ids.ts';
import { createTable, type StoredTable } from '../tables/table.ts';
import type { StoredCart } from './cart.ts';
import type { CartPayload } from './cart-payload.ts';
import type { Carts } from './carts.ts';
import { type Catalogue, unitPriceCents } from './catalogue.ts';

export const orderKinds = ['cart', 'subscription', 'donation', 'gift-card'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** A paid order. */
export interface StoredOrder {
  readonly id: string;
  readonly number: number;
  readonly site: string;
  readonly kind: OrderKind;
  /** ISO 8601. */
  readonly createdOn: string;
  readonly email: string;
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  readonly grandTotalCents: number;
  /** The cart at the time of the payment; null for orders without a cart. */
  readonly cart: CartPayload | null;
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
  /** Identifies the payment: a payment that is sent again is not taken again. */
  readonly key: string;
  readonly outcome: 'success' | 'decline';
  readonly email: string;
  readonly cartToken: string;
  readonly donatePageId: string;
  /** Null for a missing or unreadable amount. */
  readonly amountCents: number | null;
  readonly giftCardProductId: string;
  readonly sku: string;
}

export interface PaymentRefusal {
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
  /**
   * Takes a payment and creates its order. For a known key or a paid cart it returns the existing order:
   * commerce#platform-orders.
   */
  pay(payment: Payment): StoredOrder | PaymentRefusal;
  find(site: string, id: string): StoredOrder | null;
  /** Returns the orders, the newest first. */
  list(site?: string): readonly StoredOrder[];
  clear(): void;
  readonly stored: StoredTable;
}

/** The limit of orders, as JSON. The oldest ones are dropped. */
const maxOrderBytes = 64 * 1024 * 1024;

const currency = z.string().regex(/^[A-Z]{3}$/, 'expected a currency such as USD');
const schema: z.ZodType<StoredOrder> = z.object({
  id: z.string(),
  number: z.int().positive(),
  site: z.string(),
  kind: z.enum(orderKinds),
  createdOn: z.iso.datetime(),
  email: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), cents: z.int() })),
  currency,
  grandTotalCents: z.int(),
  // The fields that the confirmation shows; the others are kept as they were.
  cart: z
    .looseObject({
      currency,
      subtotalCents: z.int(),
      discountCents: z.int(),
      shippingCostCents: z.int(),
      taxCents: z.int(),
    })
    .transform((cart) => cart as unknown as CartPayload)
    .nullable(),
  paymentKey: z.string(),
});

type OrderContent = Pick<StoredOrder, 'lines' | 'currency' | 'grandTotalCents' | 'cart'>;

export function createOrders(catalogue: Catalogue, carts: Carts, now: () => number = Date.now): Orders {
  let nextNumber = 1;
  const onRestored = () => {
    nextNumber = 1;
    for (const { number } of orders.values()) nextNumber = Math.max(nextNumber, number + 1);
  };
  const orders = createTable({ schema, maxBytes: maxOrderBytes, onRestored });
  const orderOfPayment = (key: string) => [...orders.values()].find(({ paymentKey }) => paymentKey === key);

  const store = ({ site, kind, email, key }: Payment, content: OrderContent): StoredOrder => {
    const id = randomBytes(12).toString('hex');
    const createdOn = new Date(now()).toISOString();
    const order = { id, number: nextNumber++, site, kind, email, createdOn, paymentKey: key, ...content };
    orders.set(id, order);
    return order;
  };

  const payCart = (payment: Payment, cart: StoredCart): StoredOrder | PaymentRefusal => {
    const pieces = carts.pieces(cart);
    if (pieces.length === 0 || pieces.length < cart.lines.size)
      return { code: 'EMPTY_CART', error: 'There is nothing in the cart that can be bought.' };
    if (payment.outcome === 'decline') return declined;
    const isTaken = catalogue.take(
      cart.site,
      pieces.map(({ line, entry, variant }) => ({ productId: entry.id, variant, quantity: line.quantity })),
    );
    if (!isTaken) return { code: 'OUT_OF_STOCK', error: 'Something in the cart was sold in the meantime. Nothing was charged.' };
    const view = carts.view(cart);
    const lines = view.entries.map(({ title, quantity, subTotal }) => ({ title, quantity, cents: subTotal }));
    const order = store(payment, { lines, currency: view.currency, grandTotalCents: view.grandTotalCents, cart: view });
    carts.update(cart, { orderId: order.id });
    return order;
  };

  const payForOne = (payment: Payment, content: OrderContent | PaymentRefusal): StoredOrder | PaymentRefusal => {
    if ('error' in content) return content;
    return payment.outcome === 'decline' ? declined : store(payment, content);
  };

  return {
    pay(payment) {
      const { kind, key, cartToken, site } = payment;
      if (!key) return { code: 'NO_KEY', error: 'Expected a key that identifies the payment.' };
      const hasCart = kind === 'cart' || kind === 'subscription';
      const earlier = orderOfPayment(key) ?? (hasCart ? orders.get(carts.orderOf(cartToken)) : undefined);
      if (earlier?.site === site) return earlier;
      if (kind === 'donation') return payForOne(payment, donationOf(payment, catalogue));
      if (kind === 'gift-card') return payForOne(payment, giftCardOf(payment, catalogue));
      const cart = carts.find(site, cartToken);
      return cart ? payCart(payment, cart) : { code: 'NO_CART', error: 'This cart has expired.' };
    },
    find(site, id) {
      const order = orders.get(id);
      return order?.site === site ? order : null;
    },
    list: (site) => [...orders.values()].filter((order) => site === undefined || order.site === site).reverse(),
    clear() {
      orders.clear();
      nextNumber = 1;
    },
    stored: orders,
  };
}

function donationOf({ site, donatePageId, amountCents }: Payment, catalogue: Catalogue): OrderContent | PaymentRefusal {
  if (!donatePageId) return { code: 'UNKNOWN_DONATION', error: 'Expected the donatePageId of the donation.' };
  if (!isPriceCents(amountCents) || amountCents === 0)
    return { code: 'BAD_AMOUNT', error: 'Expected an amount of 1 to 100000000 cents.' };
  return orderOfOne('Donation', amountCents, catalogue.currency(site));
}

/** Returns the order of a gift card, or why it is not sold. */
export function giftCardOf(
  { site, giftCardProductId, sku }: Pick<Payment, 'site' | 'giftCardProductId' | 'sku'>,
  catalogue: Catalogue,
): OrderContent | PaymentRefusal {
  const entry = catalogue.find(site, giftCardProductId);
  const variants = entry?.product.variants ?? [];
  const variant = sku ? variants.find((each) => each.sku === sku) : variants[0];
  const cents = variant ? unitPriceCents(variant, '') : null;
  if (!entry || cents === null) return { code: 'UNKNOWN_PRODUCT', error: 'This gift card is not sold here.' };
  return orderOfOne(entry.title, cents, entry.product.currency || catalogue.currency(site));
}

const orderOfOne = (title: string, cents: number, currency: string): OrderContent => ({
  lines: [{ title, quantity: 1, cents }],
  currency,
  grandTotalCents: cents,
  cart: null,
});

const declined: PaymentRefusal = { code: 'DECLINED', error: 'The payment was declined. Nothing was charged.' };
