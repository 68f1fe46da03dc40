/** The variants of a product, as pages write them. Wild §3. */
import { type Fields, readFields, readFlag, readNumber, readText } from '../read.ts';
import { defaultCurrency } from './default-currency.ts';
import { fractionDigitsOf, readCents, readDecimal } from './money.ts';

export interface VariantData {
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
}

/** Reads one variant; what is missing, negative or of a wrong type counts as not given. Never throws. */
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

/** The money beside a price counts first: it says its currency, so that a fraction is one. A price that is a text with a fraction is an amount as well, and no cents. */
function readPrice(price: unknown, money: unknown, currency: string): number | null {
  const { value, currency: named } = readFields(money);
  const amount = readFields(price);
  const unit = readText(named) || readText(amount.currencyCode) || readText(amount.currency) || currency || defaultCurrency;
  const decimal = (text: unknown) => readDecimal(text, fractionDigitsOf(unit));
  return decimal(value) ?? readCents(price) ?? decimal(readText(price) || amount.decimalValue) ?? readCents(amount.value);
}

/** What the first of these places says; empty if none does. */
export function currencyOf(places: readonly unknown[]): string {
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
