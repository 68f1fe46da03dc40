/** A product, as every shape that pages hold it in is read. Spec 2 §3 "Product", wild §3. */
import { type Fields, hasOwn, readFields, readNumber, readText } from '../read.ts';
import { productTypes } from './commerce-enums.ts';
import { decodeSubscriptionPlan, type SubscriptionPlan } from './subscription.ts';
import { currencyOf, decodePrices, decodeVariant, type VariantData } from './variant.ts';

export interface ProductVariant extends VariantData {
  readonly pricingOptions: readonly PricingOption[];
}

/** What a variant costs by subscription. */
export interface PricingOption {
  readonly id: string;
  readonly priceCents: number | null;
  readonly salePriceCents: number | null;
  readonly onSale: boolean;
  readonly plan: SubscriptionPlan | null;
}

export interface Product {
  /** One of `productTypes`; null where nothing is said. */
  readonly type: number | null;
  readonly workflowState: number | null;
  /** As the product says; empty where it does not. */
  readonly currency: string;
  /** A digital product's own price is a variant without options. */
  readonly variants: readonly ProductVariant[];
  readonly plan: SubscriptionPlan | null;
}

const maxVariants = 10_000;

/**
 * Reads an item with `structuredContent`, the page context's `product`, or a list of variants from `data-variants`. What is missing,
 * negative or of a wrong type counts as not given. Never throws.
 */
export function decodeProduct(input: unknown, storeCurrency = ''): Product {
  const item = Array.isArray(input) ? { variants: input as unknown } : readFields(input);
  const content = 'structuredContent' in item ? readFields(item.structuredContent) : item;
  const listed = Array.isArray(content.variants) ? (content.variants as readonly unknown[]).slice(0, maxVariants) : [];
  const currency = currencyOf([content, ...listed.slice(0, 1)]);
  const hasOwnPrice = ['priceCents', 'priceMoney', 'price'].some((name) => hasOwn(content, name));
  const stated = readNumber(content.productType) ?? readNumber(item.productType);
  const type = stated ?? (listed.length === 0 && hasOwnPrice ? productTypes.DIGITAL : null);
  const isDigital = type === productTypes.DIGITAL;
  const unit = currency || storeCurrency;
  const single = isDigital && (hasOwnPrice || listed.length === 0) ? [withPlans(ownPrice(content), unit, true)] : null;
  const isUnlimited = isDigital || type === productTypes.GIFT_CARD;
  return {
    type,
    workflowState: readNumber(item.workflowState) ?? readNumber(content.workflowState),
    currency,
    variants: single ?? listed.map((variant) => withPlans(readFields(variant), unit, isUnlimited)),
    plan: decodeSubscriptionPlan(content.subscriptionPlan) ?? decodeSubscriptionPlan(item.subscriptionPlan),
  };
}

/** A digital product carries cents under names of their own. */
const ownPrice = (content: Fields): Fields => ({
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
