/** The variants of a product. */
import { type Fields, readFields, readFlag, readNumber, readText } from '../read.ts';
import { defaultCurrency, fractionDigitsOf, readCents, readDecimal } from './money.ts';

export interface VariantData {
  readonly id: string;
  readonly sku: string;
  /** Value by option, in the order of the options. A map, because owners choose the names. `commerce#variant-options` */
  readonly attributes: ReadonlyMap<string, string>;
  /** null without a valid price. `commerce#variant-prices` */
  readonly priceCents: number | null;
  readonly salePriceCents: number | null;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly quantityInStock: number;
  readonly imageIds: readonly string[];
  /** Addresses of the variant's pictures. */
  readonly images: readonly string[];
}

/** Reads one variant; a negative number and a value of a wrong type count as missing. Never throws. `commerce#variant-stock` */
export function decodeVariant(fields: Fields, currency: string, isUnlimitedByDefault: boolean): VariantData {
  const stock = { ...readFields(fields.stock), ...fields };
  return {
    id: readText(fields.id),
    sku: readText(fields.sku),
    attributes: attributesOf(fields),
    ...decodePrices(fields, currency),
    unlimited: 'unlimited' in stock ? readFlag(stock.unlimited) : isUnlimitedByDefault,
    quantityInStock: Math.max(0, Math.trunc(readNumber(stock.qtyInStock ?? stock.quantity) ?? 0)),
    imageIds: texts(fields.imageIds),
    images: imagesOf(fields),
  };
}

export const decodePrices = (fields: Fields, currency: string) => ({
  priceCents: readPrice(fields.price, fields.priceMoney, currency),
  salePriceCents: readPrice(fields.salePrice, fields.salePriceMoney, currency),
  onSale: readFlag(fields.onSale),
});

/**
 * Returns the pricing option of a plan, with prices like those of a variant; undefined where the variant does not offer the plan.
 */
export function planOf({ pricingOptions }: Fields, planId: string): Fields | undefined {
  const options = Array.isArray(pricingOptions) ? (pricingOptions as readonly unknown[]).map(readFields) : [];
  return planId ? options.find(({ productSubscriptionOptionId }) => productSubscriptionOptionId === planId) : undefined;
}

/** Returns cents: from the money object beside the price, from a whole number, or from decimal text. `commerce#variant-prices` */
function readPrice(price: unknown, money: unknown, currency: string): number | null {
  const { value, currency: named } = readFields(money);
  const amount = readFields(price);
  const unit = readText(named) || readText(amount.currencyCode) || readText(amount.currency) || currency || defaultCurrency;
  const decimal = (text: unknown) => readDecimal(text, fractionDigitsOf(unit));
  return decimal(value) ?? readCents(price) ?? decimal(readText(price) || amount.decimalValue) ?? readCents(amount.value);
}

/** Returns the first currency in the prices of the given values; empty without one. */
export function currencyOf(priced: readonly unknown[]): string {
  for (const each of priced) {
    const { priceMoney, price } = readFields(each);
    const found = readText(readFields(priceMoney).currency) || readText(readFields(price).currencyCode);
    if (found) return found;
  }
  return '';
}

/** Reads `attributes`; without any, `optionValues`. */
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
