import type { Cart } from '../../runtime/contract/commerce/cart.ts';
import { decimalText } from '../../runtime/contract/commerce/money.ts';
import { subscriptionText } from '../../runtime/contract/commerce/subscription.ts';
import { readText } from '../../runtime/contract/read.ts';
import { type CartPiece, currencyOf, piecesOf, type StoredCart } from './cart.ts';
import { cartTotals } from './cart-totals.ts';
import type { Catalogue } from './catalogue.ts';
import { coupons, type ShippingRate, type StoreCoupon, shippingRates, taxRuleFor } from './store-tables.ts';

/** A cart as the API returns it. */
export type CartPayload = Omit<Cart, 'entries'> & { readonly entries: readonly ReturnType<typeof entryOf>[] };

/** Returns a cart with the current prices, stock and totals: commerce#platform-totals. */
export function cartPayload(cart: StoredCart, catalogue: Catalogue): CartPayload {
  const pieces = piecesOf(catalogue, cart);
  const currency = currencyOf(cart, pieces, catalogue);
  const lines = pieces.map(({ line, entry, unitCents }) => ({
    unitCents,
    quantity: line.quantity,
    productType: entry.product.type,
  }));
  const plain = cartTotals({ lines, discounts: [], shippingCents: 0, taxRate: 0 });
  const checked = cart.promoCodes.map((code) => checkCoupon(code, plain.subtotalCents));
  const valid = checked.flatMap(({ coupon, reason }) => (coupon && !reason ? [coupon] : []));
  const rates = plain.requiresShipping ? shippingRatesTo(cart.location.country) : [];
  const selected = rates.find(({ id }) => id === cart.shippingId) ?? rates[0] ?? null;
  const tax = taxRuleFor(cart.location.country, cart.location.state);
  const totals = cartTotals({
    lines,
    discounts: valid.map(({ discount }) => discount),
    shippingCents: selected?.cents ?? 0,
    taxRate: tax?.rate ?? 0,
  });
  const codes = checked.map(({ code, coupon, reason }) => ({ code, promoCode: code, name: coupon?.name ?? '', reason }));
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

/** Returns the shipping rates to a country; an empty list for a cart without a country. */
function shippingRatesTo(country: string): readonly ShippingRate[] {
  const code = country.trim().toUpperCase();
  return code ? shippingRates.filter(({ countries }) => countries.length === 0 || countries.includes(code)) : [];
}

const optionOf = ({ id, name, cents }: ShippingRate) => ({ id, name, computedCost: cents });

/** Returns the coupon of a code, and the reason why it is invalid; an empty reason for a valid coupon. */
function checkCoupon(code: string, subtotalCents: number): { code: string; coupon: StoreCoupon | null; reason: string } {
  const coupon = coupons.find((each) => each.code === code.trim().toUpperCase()) ?? null;
  if (!coupon) return { code, coupon, reason: 'This code is not known.' };
  if (coupon.isExpired) return { code, coupon, reason: 'This code has expired.' };
  const isTooSmall = subtotalCents < (coupon.minimumSubtotalCents ?? 0);
  return { code, coupon, reason: isTooSmall ? 'The order is too small for this code.' : '' };
}

/** Returns a cart entry in the shape of published pages, with the additional values of a cart page. */
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
