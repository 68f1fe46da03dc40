/** The shopping cart, as the platform returns it. `commerce#cart-fields` */
import { type Fields, readFields, readFlag, readNumber, readText } from '../read.ts';
import { decimalText, defaultCurrency, readCents } from './money.ts';

export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly title: string;
  readonly quantity: number;
  readonly purchasePriceCents: number;
  readonly nonSalePriceCents: number;
  readonly productType: number | null;
  readonly options: readonly { readonly optionName: string; readonly value: string }[];
  readonly variantId: string;
  readonly sku: string;
  /** Pieces in stock; null for unlimited. */
  readonly stock: number | null;
  /** Cents for all pieces of the line. */
  readonly subTotal: number;
  readonly imageUrl: string;
  readonly url: string;
  /** The text of the plan; empty for a single purchase. */
  readonly subscription: string;
  readonly subscriptionOptionId: string;
  /** Values of the product's own form, by field id. */
  readonly additionalFields: Fields;
  /** The form as in the product's `data-form`; empty without one. */
  readonly form: string;
}

interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly computedCost: number;
}

interface Coupon {
  readonly code: string;
  readonly name: string;
  /** Why the code is refused; empty for a valid one. */
  readonly reason: string;
}

interface MoneyAmount {
  readonly currency: string;
  readonly value: string;
}

export interface Cart {
  readonly id: string;
  readonly cartToken: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly created: number | null;
  readonly isPurchased: boolean;
  readonly currency: string;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly ShippingOption[];
  readonly selectedShippingOption: ShippingOption | null;
  readonly shippingLocation: ShippingLocation;
  readonly applicableTaxRules: readonly { readonly name: string; readonly rate: number }[];
  readonly coupons: readonly Coupon[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly Coupon[];
  readonly subtotalCents: number;
  readonly subtotalAmount: MoneyAmount;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

export interface ShippingLocation {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly zip: string;
}

const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? (value as readonly unknown[]).map(readFields) : []);
const cents = (value: unknown): number => readCents(value) ?? 0;

/**
 * Reads a cart. A missing field and one of a wrong type are empty. Amounts are those of the platform; only a missing total
 * quantity is added up. Never throws.
 */
export function decodeCart(input: unknown): Cart {
  const fields = readFields(input);
  const amount = readFields(fields.subtotalAmount);
  const entries = list(fields.entries).map(decodeEntry);
  const selected = readFields(fields.selectedShippingOption);
  const location = readFields(fields.shippingLocation);
  const currency = readText(amount.currency) || firstCurrency(fields) || defaultCurrency;
  return {
    id: readText(fields.id),
    cartToken: readText(fields.cartToken),
    websiteId: readText(fields.websiteId),
    orderId: readText(fields.orderId),
    created: readNumber(fields.created),
    isPurchased: readFlag(fields.isPurchased),
    currency,
    entries,
    shippingOptions: list(fields.shippingOptions).map(decodeShippingOption),
    selectedShippingOption: readText(selected.id) ? decodeShippingOption(selected) : null,
    shippingLocation: {
      country: readText(location.country),
      state: readText(location.state),
      city: readText(location.city),
      zip: readText(location.zip),
    },
    applicableTaxRules: list(fields.applicableTaxRules).map(({ name, rate }) => ({
      name: readText(name),
      rate: readNumber(rate) ?? 0,
    })),
    coupons: list(fields.coupons).map(decodeCoupon),
    validCoupons: list(fields.validCoupons).map(decodeCoupon),
    invalidCoupons: list(fields.invalidCoupons).map(decodeCoupon),
    subtotalCents: cents(fields.subtotalCents),
    subtotalAmount: { currency, value: readText(amount.value) || decimalText(cents(fields.subtotalCents), currency) },
    taxCents: cents(fields.taxCents),
    shippingCostCents: cents(fields.shippingCostCents),
    discountCents: cents(fields.discountCents),
    grandTotalCents: cents(fields.grandTotalCents),
    totalQuantity: readCents(fields.totalQuantity) ?? entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: readFlag(fields.hasDigital),
    purelyDigital: readFlag(fields.purelyDigital),
    requiresShipping: readFlag(fields.requiresShipping),
  };
}

function decodeEntry(fields: Fields): CartEntry {
  const variant = readFields(fields.chosenVariant);
  const price = cents(fields.purchasePriceCents);
  const quantity = cents(fields.quantity);
  return {
    id: readText(fields.id),
    itemId: readText(fields.itemId),
    title: readText(fields.title),
    quantity,
    purchasePriceCents: price,
    nonSalePriceCents: readCents(fields.nonSalePriceCents) ?? price,
    productType: readNumber(fields.productType),
    options: list(variant.optionValues).map(({ optionName, value }) => ({
      optionName: readText(optionName),
      value: readText(value),
    })),
    variantId: readText(variant.id),
    sku: readText(variant.sku),
    stock: readFlag(variant.unlimited) || !('qtyInStock' in variant) ? null : cents(variant.qtyInStock),
    subTotal: cents(fields.subTotal),
    imageUrl: readText(readFields(fields.image).assetUrl),
    url: readText(fields.fullUrl),
    subscription: readText(fields.subscriptionText),
    subscriptionOptionId: readText(fields.subscriptionOptionId),
    additionalFields: readFields(fields.additionalFields),
    form: readText(fields.form),
  };
}

const decodeShippingOption = ({ id, name, computedCost }: Fields): ShippingOption => ({
  id: readText(id),
  name: readText(name),
  computedCost: cents(computedCost),
});

const decodeCoupon = ({ promoCode, code, name, reason }: Fields): Coupon => ({
  code: readText(promoCode) || readText(code),
  name: readText(name),
  reason: readText(reason),
});

const firstCurrency = ({ entries }: Fields): string => readText(readFields(readFields(list(entries)[0]?.item).price).currency);

/** The cart of a visitor without one. */
export const emptyCart: Cart = decodeCart(null);
