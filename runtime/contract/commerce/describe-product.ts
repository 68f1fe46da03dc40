/** What a product reads like: label, prices, stock, subscription, units. Pure functions of its data. Spec 2 §4 "Product display". */
import { measurementStandards, measurementUnits, otherWorkflowLabel, productTypes, workflowLabels } from './commerce-enums.ts';
import { defaultCurrency } from './default-currency.ts';
import { productMessages } from './messages.ts';
import { type MoneyFormatOptions, moneyWriter } from './money.ts';
import { decodeProduct, type Product, type ProductVariant } from './product.ts';
import { type SubscriptionWords, subscriptionText } from './subscription.ts';

export interface ProductDescription {
  /** What merchants read: Available, Scheduled, Hidden, Unsupported. */
  readonly workflowLabel: string;
  readonly onSale: boolean;
  readonly soldOut: boolean;
  readonly variesInPrice: boolean;
  /** The regular price; where they differ the highest, as the platform's templates have it (our choice). A gift card's is its first. */
  readonly price: string;
  /** The lowest sale price; null for what is not on sale. */
  readonly salePrice: string | null;
  /** The lowest current price; a gift card's is its first. */
  readonly fromPrice: string;
  /** What the product costs now, in one text: `from $5.00` where prices vary. */
  readonly displayPrice: string;
  /** Pieces left in all; null for any number. */
  readonly stock: number | null;
  readonly isUnlimited: boolean;
  /** `renews every month for 3 payments`; null for what is bought once. */
  readonly subscription: string | null;
  readonly weightUnit: string;
  readonly dimensionUnit: string;
}

export interface DescribeOptions extends MoneyFormatOptions {
  /** The store's currency; what the product says, else USD, where nothing is said. */
  readonly currency?: string;
  /** 1 is imperial, anything else metric. */
  readonly measurementStandard?: number;
  /** Words in another language than English. */
  readonly words?: SubscriptionWords & { readonly from: (price: string) => string };
}

/** Describes a product in any of the shapes of wild §3. Never throws. */
export function describeProduct(input: unknown, options: DescribeOptions = {}): ProductDescription {
  const product = decodeProduct(input, options.currency);
  const currency = options.currency || product.currency || defaultCurrency;
  const words = options.words ?? productMessages;
  const money = moneyWriter(currency, options);
  const onSale = isOnSale(product);
  const variesInPrice = hasVariedPrices(product);
  const fromPrice = money(fromPriceCents(product));
  const salePriceCents = lowestSalePriceCents(product);
  const stock = totalStock(product);
  const plan = product.plan ?? product.variants.flatMap(({ pricingOptions }) => pricingOptions)[0]?.plan;
  return {
    workflowLabel: workflowLabel(product.workflowState),
    onSale,
    soldOut: isSoldOut(product),
    variesInPrice,
    price: money(normalPriceCents(product)),
    salePrice: salePriceCents === null ? null : money(salePriceCents),
    fromPrice,
    displayPrice: variesInPrice ? words.from(fromPrice) : fromPrice,
    stock,
    isUnlimited: stock === null,
    subscription: plan ? subscriptionText(plan, words) : null,
    ...unitsOf(options.measurementStandard),
  };
}

const workflowLabel = (state: number | null): string =>
  Object.entries(workflowLabels).find(([each]) => each === `${state}`)?.[1] ?? otherWorkflowLabel;

type Prices = Pick<ProductVariant, 'onSale' | 'priceCents' | 'salePriceCents'>;

/** What a variant costs now. */
const currentPriceCents = ({ onSale, priceCents, salePriceCents }: Prices): number | null =>
  onSale ? (salePriceCents ?? priceCents) : priceCents;

const isOnSale = ({ variants }: Product): boolean => variants.some(({ onSale }) => onSale);

/** A gift card without variants is not sold out, as templates of the platform have it (our choice). */
const isSoldOut = ({ type, variants }: Product): boolean =>
  type !== productTypes.DIGITAL &&
  variants.every(({ unlimited, quantityInStock }) => !unlimited && quantityInStock <= 0) &&
  (type !== productTypes.GIFT_CARD || variants.length > 0);

/** Variants differ in price, sale flag or sale price; that of a variant that is not on sale is none. */
const hasVariedPrices = ({ variants: [first, ...others] }: Product): boolean =>
  others.some(
    (variant) =>
      variant.onSale !== first?.onSale ||
      (variant.priceCents ?? 0) !== (first.priceCents ?? 0) ||
      (variant.onSale && (variant.salePriceCents ?? 0) !== (first.salePriceCents ?? 0)),
  );

/** The lowest current price; the first variant's of a gift card; 0 where nothing has a price. */
function fromPriceCents({ type, variants }: Product): number {
  if (type === productTypes.GIFT_CARD) return variants[0]?.priceCents ?? 0;
  return least(variants.map(currentPriceCents)) ?? 0;
}

/** The highest regular price; the first variant's of a gift card; 0 where nothing has a price. */
function normalPriceCents({ type, variants }: Product): number {
  if (type === productTypes.GIFT_CARD) return variants[0]?.priceCents ?? 0;
  return variants.reduce((most, { priceCents }) => Math.max(most, priceCents ?? 0), 0);
}

const lowestSalePriceCents = ({ variants }: Product): number | null =>
  least(variants.map(({ onSale, salePriceCents }) => (onSale ? salePriceCents : null)));

/** null: any number. */
const totalStock = ({ type, variants }: Product): number | null =>
  type === productTypes.DIGITAL || variants.some(({ unlimited }) => unlimited)
    ? null
    : variants.reduce((sum, { quantityInStock }) => sum + quantityInStock, 0);

function unitsOf(standard: unknown): { weightUnit: string; dimensionUnit: string } {
  const { weight, dimension } = measurementUnits[standard === measurementStandards.IMPERIAL ? 'imperial' : 'metric'];
  return { weightUnit: weight, dimensionUnit: dimension };
}

const least = (values: readonly (number | null)[]): number | null => {
  const amounts = values.filter((value): value is number => value !== null);
  return amounts.length > 0 ? amounts.reduce((low, value) => Math.min(low, value)) : null;
};
