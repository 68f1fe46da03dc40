/** A product, as every shape that pages hold it in is read. Spec 2 §3 "Product", wild §3. */
import { hasOwn, readFields, readFlag, readNumber, readText } from '../read.ts';
import { productTypes } from './commerce-enums.ts';
import { fractionDigitsOf, readCents, readDecimal } from './money.ts';
import { decodeSubscriptionPlan, type SubscriptionPlan } from './subscription.ts';

export interface ProductVariant {
  readonly id: string;
  readonly sku: string;
  /** What was chosen of each option, in the order of the options. A map: option names are the owner's own words. */
  readonly attributes: ReadonlyMap<string, string>;
  /** null: not given, or no price. */
  readonly priceCents: number | null;
  readonly salePriceCents: number | null;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly quantityInStock: number;
  readonly imageIds: readonly string[];
  /** Addresses of its pictures. */
  readonly images: readonly string[];
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
  const single = isDigital && (hasOwnPrice || listed.length === 0) ? [decodeVariant(ownPrice(content), unit, true)] : null;
  const isUnlimited = isDigital || type === productTypes.GIFT_CARD;
  return {
    type,
    workflowState: readNumber(item.workflowState) ?? readNumber(content.workflowState),
    currency,
    variants: single ?? listed.map((variant) => decodeVariant(readFields(variant), unit, isUnlimited)),
    plan: decodeSubscriptionPlan(content.subscriptionPlan) ?? decodeSubscriptionPlan(item.subscriptionPlan),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** A digital product carries cents under names of their own. */
const ownPrice = (content: Fields): Fields => ({
  ...content,
  price: content.priceCents ?? content.price,
  salePrice: content.salePriceCents ?? content.salePrice,
});

function decodeVariant(fields: Fields, currency: string, isUnlimitedByDefault: boolean): ProductVariant {
  const stock = { ...readFields(fields.stock), ...fields };
  const options = Array.isArray(fields.pricingOptions) ? (fields.pricingOptions as readonly unknown[]) : [];
  return {
    id: readText(fields.id),
    sku: readText(fields.sku),
    attributes: attributesOf(fields),
    ...decodePrices(fields, currency),
    unlimited: 'unlimited' in stock ? readFlag(stock.unlimited) : isUnlimitedByDefault,
    quantityInStock: Math.max(0, Math.trunc(readNumber(stock.qtyInStock ?? stock.quantity) ?? 0)),
    imageIds: texts(fields.imageIds),
    images: imagesOf(fields),
    pricingOptions: options.map((option) => {
      const given = readFields(option);
      return {
        id: readText(given.productSubscriptionOptionId),
        ...decodePrices(given, currency),
        plan: decodeSubscriptionPlan(given.subscriptionPlan),
      };
    }),
  };
}

const decodePrices = (fields: Fields, currency: string) => ({
  priceCents: readPrice(fields.price, fields.priceMoney, currency),
  salePriceCents: readPrice(fields.salePrice, fields.salePriceMoney, currency),
  onSale: readFlag(fields.onSale),
});

/** The money beside a price counts first: it says its currency, so that a fraction is one. */
function readPrice(price: unknown, money: unknown, currency: string): number | null {
  const { value, currency: named } = readFields(money);
  const decimal = readDecimal(value, fractionDigitsOf(readText(named) || currency || 'USD'));
  if (decimal !== null) return decimal;
  const amount = readFields(price);
  const unit = readText(amount.currencyCode) || readText(amount.currency) || currency || 'USD';
  return readCents(price) ?? readDecimal(amount.decimalValue, fractionDigitsOf(unit)) ?? readCents(amount.value);
}

function currencyOf(places: readonly unknown[]): string {
  for (const place of places) {
    const { priceMoney, price } = readFields(place);
    const found = readText(readFields(priceMoney).currency) || readText(readFields(price).currencyCode);
    if (found) return found;
  }
  return '';
}

/** From `attributes`, or from `optionValues` where they are all there is. */
function attributesOf({ attributes, optionValues }: Fields): ReadonlyMap<string, string> {
  const named = Object.entries(readFields(attributes)).filter((each): each is [string, string] => typeof each[1] === 'string');
  if (named.length > 0 || !Array.isArray(optionValues)) return new Map(named);
  return new Map(
    (optionValues as readonly unknown[]).flatMap((each) => {
      const { optionName, value } = readFields(each);
      return typeof optionName === 'string' && typeof value === 'string' ? [[optionName, value] as const] : [];
    }),
  );
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter((each): each is string => typeof each === 'string') : [];

const imagesOf = ({ images, mainImage }: Fields): readonly string[] => {
  const listed = Array.isArray(images) ? (images as readonly unknown[]) : [];
  return [...listed, mainImage].flatMap(
    (image) => (typeof image === 'string' ? image : readText(readFields(image).assetUrl)) || [],
  );
};
