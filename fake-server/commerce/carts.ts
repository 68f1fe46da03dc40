import { createHash, randomBytes } from 'node:crypto';
import type { Cart, ShippingLocation } from '../../runtime/contract/commerce/cart.ts';
import { cartTotals } from '../../runtime/contract/commerce/cart-totals.ts';
import { decimalText } from '../../runtime/contract/commerce/money.ts';
import type { Product, ProductVariant } from '../../runtime/contract/commerce/product.ts';
import { subscriptionText } from '../../runtime/contract/commerce/subscription.ts';
import { readText } from '../../runtime/contract/read.ts';
import { type Catalogue, type CatalogueProduct, unitPriceCents, variantKey } from './catalogue.ts';
import { coupons, type StoreCoupon, shippingRates, taxRuleFor } from './store-tables.ts';

/** What a visitor means to buy, as the platform keeps it. */
export interface StoredCart {
  readonly id: string;
  /** The value of the cart cookie. */
  readonly token: string;
  readonly site: string;
  readonly created: number;
  readonly lines: Map<string, StoredLine>;
  promoCodes: readonly string[];
  location: ShippingLocation;
  shippingId: string;
  orderId: string;
}

interface StoredLine {
  readonly id: string;
  readonly productId: string;
  readonly variantKey: string;
  readonly planId: string;
  /** What was written into the product's own form. */
  additionalFields: Readonly<Record<string, unknown>>;
  quantity: number;
}

/** Why something cannot be put into a cart: a sentence, and what a client tells it apart by. */
interface CartRefusal {
  readonly status: number;
  readonly error: string;
  readonly code:
    | 'UNKNOWN_PRODUCT'
    | 'UNKNOWN_VARIANT'
    | 'NO_PRICE'
    | 'BAD_QUANTITY'
    | 'OUT_OF_STOCK'
    | 'CART_FULL'
    | 'OTHER_CURRENCY'
    | 'UNKNOWN_ENTRY';
  /** How many there are. */
  readonly available?: number;
}

/** A cart over the wire. Spec 2 §3 "Shopping cart". */
export type CartPayload = Omit<Cart, 'entries'> & { readonly entries: readonly ReturnType<typeof entryOf>[] };

export interface Carts {
  find(site: string, token: string): StoredCart | null;
  create(site: string): StoredCart;
  /** The same lines under another token: whoever holds the old one does not see what happens to the copy. */
  clone(cart: StoredCart): StoredCart;
  add(cart: StoredCart, wanted: WantedItem): CartRefusal | StoredLine;
  setQuantity(cart: StoredCart, lineId: string, quantity: number): CartRefusal | null;
  /** What was written into the product's own form is another; the line stays the same one. */
  setFields(cart: StoredCart, lineId: string, additionalFields: StoredLine['additionalFields']): CartRefusal | null;
  /** As it is answered: prices, stock and totals of this moment. */
  view(cart: StoredCart): CartPayload;
  /** What each line stands for; lines whose product is gone are left out. */
  pieces(cart: StoredCart): readonly CartPiece[];
  clear(): void;
}

interface WantedItem {
  readonly itemId: string;
  /** The variant's id or SKU; empty where there is one variant only. */
  readonly variant: string;
  readonly quantity: number;
  readonly planId: string;
  readonly additionalFields: Readonly<Record<string, unknown>>;
}

interface CartPiece {
  readonly line: StoredLine;
  readonly entry: CatalogueProduct;
  readonly variant: ProductVariant;
  readonly unitCents: number;
}

/** Bounds (our choice); a quantity field takes 1 to 9999 (wild §3). */
const maxCarts = 10_000;
const maxLines = 1000;
const maxQuantity = 9999;

export function createCarts(catalogue: Catalogue, now: () => number = Date.now): Carts {
  const carts = new Map<string, StoredCart>();

  const pieceOf = (site: string, line: StoredLine): CartPiece | null => {
    const entry = catalogue.find(site, line.productId);
    const variant = entry?.product.variants.find((each) => variantKey(each) === line.variantKey);
    const unitCents = variant ? unitPriceCents(variant, line.planId) : null;
    return entry && variant && unitCents !== null ? { line, entry, variant, unitCents } : null;
  };
  const pieces = (cart: StoredCart) => [...cart.lines.values()].flatMap((line) => pieceOf(cart.site, line) ?? []);

  /** Null where so many may be in the cart. The same variant may stand in several lines. */
  const refusalOf = (
    cart: StoredCart,
    line: Omit<StoredLine, 'quantity'>,
    variant: ProductVariant,
    quantity: number,
  ): CartRefusal | null => {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
      return { status: 400, code: 'BAD_QUANTITY', error: `Expected a whole number of pieces from 1 to ${maxQuantity}.` };
    const there = catalogue.stock(cart.site, line.productId, variant);
    const others = [...cart.lines.values()]
      .filter((each) => each.id !== line.id && each.productId === line.productId && each.variantKey === line.variantKey)
      .reduce((sum, each) => sum + each.quantity, 0);
    if (there === null || there >= quantity + others) return null;
    const available = Math.max(0, there - others);
    return { status: 400, code: 'OUT_OF_STOCK', error: available ? `Only ${available} left.` : 'This is sold out.', available };
  };

  const create = (site: string): StoredCart => {
    const token = randomBytes(18).toString('base64url');
    const cart: StoredCart = {
      id: createHash('sha256').update(token).digest('hex').slice(0, 24),
      token,
      site,
      created: now(),
      lines: new Map(),
      promoCodes: [],
      location: { country: '', state: '', city: '', zip: '' },
      shippingId: '',
      orderId: '',
    };
    carts.set(token, cart);
    const [oldest] = carts.keys();
    if (carts.size > maxCarts && oldest !== undefined) carts.delete(oldest);
    return cart;
  };

  return {
    pieces,
    find(site, token) {
      const cart = carts.get(token);
      return cart?.site === site && !cart.orderId ? cart : null;
    },
    create,
    clone(cart) {
      const lines = new Map([...cart.lines].map(([id, line]) => [id, { ...line }]));
      const { promoCodes, location, shippingId } = cart;
      const copy = { ...create(cart.site), lines, promoCodes, location, shippingId };
      carts.set(copy.token, copy);
      return copy;
    },
    add(cart, { itemId, variant: wanted, quantity, planId, additionalFields }) {
      const entry = catalogue.find(cart.site, itemId);
      if (!entry) return { status: 400, code: 'UNKNOWN_PRODUCT', error: 'This product is not sold here.' };
      const variant = chooseVariant(entry.product, wanted);
      if (!variant) return { status: 400, code: 'UNKNOWN_VARIANT', error: 'This variant does not exist.' };
      if (unitPriceCents(variant, planId) === null)
        return { status: 400, code: 'NO_PRICE', error: 'This cannot be bought: it has no price.' };
      const currency = currencyOf(cart, pieces(cart), catalogue);
      const own = entry.product.currency || catalogue.currency(cart.site);
      // Amounts of two currencies add up to nothing.
      if (cart.lines.size > 0 && own !== currency)
        return { status: 400, code: 'OTHER_CURRENCY', error: `This is sold in ${own}, and your cart is in ${currency}.` };
      const key = variantKey(variant);
      const fields = JSON.stringify(additionalFields);
      const before = [...cart.lines.values()].find(
        (each) =>
          each.productId === itemId &&
          each.variantKey === key &&
          each.planId === planId &&
          JSON.stringify(each.additionalFields) === fields,
      );
      let id = before?.id ?? lineIdOf(cart.site, itemId, key, planId, fields);
      // A line whose fields were edited keeps the id that it began with.
      while (!before && cart.lines.has(id)) id = lineIdOf(id);
      if (!before && cart.lines.size >= maxLines)
        return { status: 400, code: 'CART_FULL', error: `A cart holds ${maxLines} lines at most.` };
      const line = { id, productId: itemId, variantKey: key, planId, additionalFields };
      const whole = quantity + (before?.quantity ?? 0);
      const refusal =
        Number.isInteger(quantity) && quantity >= 1 ? refusalOf(cart, line, variant, whole) : refusalOf(cart, line, variant, 0);
      if (refusal) return refusal;
      const kept = { ...line, quantity: whole };
      cart.lines.set(id, kept);
      return kept;
    },
    setFields(cart, lineId, additionalFields) {
      const line = cart.lines.get(lineId);
      if (!line) return unknownEntry;
      line.additionalFields = additionalFields;
      return null;
    },
    setQuantity(cart, lineId, quantity) {
      const line = cart.lines.get(lineId);
      if (!line) return unknownEntry;
      if (quantity === 0) {
        cart.lines.delete(lineId);
        return null;
      }
      const piece = pieceOf(cart.site, line);
      if (!piece) return { status: 400, code: 'UNKNOWN_PRODUCT', error: 'This product is not sold any more.' };
      const refusal = refusalOf(cart, line, piece.variant, quantity);
      if (!refusal) line.quantity = quantity;
      return refusal;
    },
    view: (cart) => viewOf(cart, pieces(cart), catalogue),
    clear: () => carts.clear(),
  };
}

const unknownEntry: CartRefusal = { status: 400, code: 'UNKNOWN_ENTRY', error: 'This is not in the cart any more.' };

const lineIdOf = (...facts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24);

function chooseVariant({ variants }: Product, wanted: string): ProductVariant | undefined {
  if (!wanted) return variants.length === 1 ? variants[0] : undefined;
  return variants.find((variant) => variantKey(variant) === wanted) ?? variants.find(({ sku }) => sku === wanted);
}

const currencyOf = (cart: StoredCart, pieces: readonly CartPiece[], catalogue: Catalogue): string =>
  pieces[0]?.entry.product.currency || catalogue.currency(cart.site);

function viewOf(cart: StoredCart, pieces: readonly CartPiece[], catalogue: Catalogue): CartPayload {
  const currency = currencyOf(cart, pieces, catalogue);
  const lines = pieces.map(({ line, entry, unitCents }) => ({
    unitCents,
    quantity: line.quantity,
    productType: entry.product.type,
  }));
  const plain = cartTotals({ lines, discounts: [], shippingCents: 0, taxRate: 0 });
  const judged = cart.promoCodes.map((code) => judge(code, plain.subtotalCents));
  const valid = judged.flatMap(({ coupon, reason }) => (coupon && !reason ? [coupon] : []));
  const country = cart.location.country.trim().toUpperCase();
  const rates =
    plain.requiresShipping && country
      ? shippingRates.filter(({ countries }) => countries.length === 0 || countries.includes(country))
      : [];
  const selected = rates.find(({ id }) => id === cart.shippingId) ?? rates[0] ?? null;
  const tax = taxRuleFor(cart.location.country, cart.location.state);
  const totals = cartTotals({
    lines,
    discounts: valid.map(({ discount }) => discount),
    shippingCents: selected?.cents ?? 0,
    taxRate: tax?.rate ?? 0,
  });
  const codes = judged.map(({ code, coupon, reason }) => ({ code, promoCode: code, name: coupon?.name ?? '', reason }));
  const optionOf = ({ id, name, cents }: (typeof shippingRates)[number]) => ({ id, name, computedCost: cents });
  return {
    id: cart.id,
    cartToken: cart.token,
    websiteId: cart.site,
    orderId: cart.orderId,
    created: cart.created,
    isPurchased: cart.orderId !== '',
    currency,
    entries: pieces.map((piece) => entryOf(piece, currency, catalogue.stock(cart.site, piece.entry.id, piece.variant))),
    shippingOptions: rates.map(optionOf),
    selectedShippingOption: selected && optionOf(selected),
    shippingLocation: cart.location,
    applicableTaxRules: tax ? [{ name: tax.name, rate: tax.rate }] : [],
    coupons: codes,
    validCoupons: codes.filter(({ reason }) => !reason),
    invalidCoupons: codes.filter(({ reason }) => reason),
    ...totals,
    subtotalAmount: { currency, value: decimalText(totals.subtotalCents, currency) },
  };
}

function judge(code: string, subtotalCents: number): { code: string; coupon: StoreCoupon | null; reason: string } {
  const coupon = coupons.find((each) => each.code === code.trim().toUpperCase()) ?? null;
  if (!coupon) return { code, coupon, reason: 'This code is not known.' };
  if (coupon.isExpired) return { code, coupon, reason: 'This code has expired.' };
  const isTooLittle = subtotalCents < (coupon.minimumSubtotalCents ?? 0);
  return { code, coupon, reason: isTooLittle ? 'The order is too small for this code.' : '' };
}

/** As entries look on published pages (wild §3), with what a cart page shows beside them. */
function entryOf({ line, entry, variant, unitCents }: CartPiece, currency: string, stock: number | null) {
  const plan = variant.pricingOptions.find(({ id }) => id === line.planId)?.plan ?? entry.product.plan;
  const optionValues = [...variant.attributes].map(([optionName, value]) => ({ optionName, value }));
  return {
    id: line.id,
    item: { price: { currency, value: decimalText(unitCents, currency) } },
    itemId: entry.id,
    title: entry.title,
    quantity: line.quantity,
    purchasePriceCents: unitCents,
    nonSalePriceCents: variant.priceCents ?? unitCents,
    chosenVariant: { id: variant.id, sku: variant.sku, optionValues, unlimited: stock === null, qtyInStock: stock ?? 0 },
    productType: entry.product.type,
    subTotal: unitCents * line.quantity,
    image: { assetUrl: entry.imageUrl },
    fullUrl: entry.path,
    subscriptionText: plan ? subscriptionText(plan) : '',
    subscriptionOptionId: line.planId,
    additionalFields: line.additionalFields,
    form: readText(entry.data.form),
  };
}
