/** Products in the shapes that pages have. `commerce#product-shapes` */
import { type Fields, hasOwn, readFields, readNumber, readText } from '../read.ts';
import { productTypes } from './commerce-enums.ts';
import { decodeSubscriptionPlan, type SubscriptionPlan } from './subscription.ts';
import { currencyOf, decodePrices, decodeVariant, type VariantData } from './variant.ts';

export interface ProductVariant extends VariantData {
  readonly pricingOptions: readonly PricingOption[];
}

/** The price of a variant with a subscription plan. */
export interface PricingOption {
  readonly id: string;
  readonly priceCents: number | null;
  readonly salePriceCents: number | null;
  readonly onSale: boolean;
  readonly plan: SubscriptionPlan | null;
}

export interface Product {
  /** One of `productTypes`; null if the product names none. */
  readonly type: number | null;
  readonly workflowState: number | null;
  /** Empty if the product names none. */
  readonly currency: string;
  /** The price of a digital product is a variant without options. */
  readonly variants: readonly ProductVariant[];
  readonly plan: SubscriptionPlan | null;
}

const maxVariants = 10_000;

/**
 * Reads an item with `structuredContent`, the page context's `product`, or a list of variants from `data-variants`. A negative
 * number and a value of a wrong type count as missing. Never throws.
 */
export function decodeProduct(input: unknown, storeCurrency = ''): Product {
  const item = Array.isArray(input) ? { variants: input as unknown } : readFields(input);
  const content = 'structuredContent' in item ? readFields(item.structuredContent) : item;
  const listed = Array.isArray(content.variants) ? (content.variants as readonly unknown[]).slice(0, maxVariants) : [];
  const currency = currencyOf([content, ...listed.slice(0, 1)]);
  const hasPrice = ['priceCents', 'priceMoney', 'price'].some((name) => hasOwn(content, name));
  const stated = readNumber(content.productType) ?? readNumber(item.productType);
  const type = stated ?? (listed.length === 0 && hasPrice ? productTypes.DIGITAL : null);
  const isDigital = type === productTypes.DIGITAL;
  const unit = currency || storeCurrency;
  const single = isDigital && (hasPrice || listed.length === 0) ? [withPlans(digitalPrices(content), unit, true)] : null;
  const isUnlimited = isDigital || type === productTypes.GIFT_CARD;
  return {
    type,
    workflowState: readNumber(item.workflowState) ?? readNumber(content.workflowState),
    currency,
    variants: single ?? listed.map((variant) => withPlans(readFields(variant), unit, isUnlimited)),
    plan: decodeSubscriptionPlan(content.subscriptionPlan) ?? decodeSubscriptionPlan(item.subscriptionPlan),
  };
}

/** Renames the price fields of a digital product to those of a variant. `commerce#digital-price` */
const digitalPrices = (content: Fields): Fields => ({
  ...content,
  price: content.priceCents ?? content.price,
  salePrice: content.salePriceCents ?? content.salePrice,
});

function withPlans(fields: Fields, currency: string, isUnlimitedByDefault: boolean): ProductVariant {
  const options = Array.isArray(fields.pricingOptions) ? (fields.pricingOptions as readonly unknown[]) : [];
  const pricingOptions = options.map(readFields).map((option) => ({
    id: readText(option.productSubscriptionOptionId),
    ...decodePrices(option, currency),
    plan: decodeSubscriptionPlan(option.subscriptionPlan),
  }));
  return { ...decodeVariant(fields, currency, isUnlimitedByDefault), pricingOptions };
}
