/** The texts of a product: label, prices, stock, subscription, units. Pure functions of its data. */
import { measurementStandards, measurementUnits, otherWorkflowLabel, productTypes, workflowLabels } from './commerce-enums.ts';
import { productMessages } from './constants.ts';
import { defaultCurrency, type MoneyFormatOptions, moneyWriter } from './money.ts';
import { decodeProduct, type Product, type ProductVariant } from './product.ts';
import { type SubscriptionWords, subscriptionText } from './subscription.ts';

export interface ProductDescription {
  /** The label for merchants. `commerce#workflow-label` */
  readonly workflowLabel: string;
  readonly onSale: boolean;
  readonly soldOut: boolean;
  readonly variesInPrice: boolean;
  /** The regular price; the highest if prices vary, and the first of a gift card. `commerce#regular-price` */
  readonly price: string;
  /** The lowest sale price; null unless the product is on sale. */
  readonly salePrice: string | null;
  /** The lowest current price; the first of a gift card. */
  readonly fromPrice: string;
  /** The current price in one text: `from $5.00` if prices vary. `commerce#from-price` */
  readonly displayPrice: string;
  /** Pieces in stock; null for unlimited. `commerce#total-stock` */
  readonly stock: number | null;
  readonly isUnlimited: boolean;
  /** `renews every month for 3 payments`; null without a plan. `commerce#subscription-text` */
  readonly subscription: string | null;
  readonly weightUnit: string;
  readonly dimensionUnit: string;
}

export interface DescribeOptions extends MoneyFormatOptions {
  /** The store's currency; without one the product's, else US dollars. */
  readonly currency?: string;
  /** 1 is imperial, anything else metric. */
  readonly measurementStandard?: number;
  /** Texts in another language than English. */
  readonly words?: SubscriptionWords & { readonly from: (price: string) => string };
}

/** Describes a product in any of its shapes. Never throws. `commerce#product-shapes` */
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
    price: money(regularPriceCents(product)),
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

const currentPriceCents = ({ onSale, priceCents, salePriceCents }: Prices): number | null =>
  onSale ? (salePriceCents ?? priceCents) : priceCents;

const isOnSale = ({ variants }: Product): boolean => variants.some(({ onSale }) => onSale);

/** `commerce#sold-out` */
const isSoldOut = ({ type, variants }: Product): boolean =>
  type !== productTypes.DIGITAL &&
  variants.every(({ unlimited, quantityInStock }) => !unlimited && quantityInStock <= 0) &&
  (type !== productTypes.GIFT_CARD || variants.length > 0);

/** `commerce#varied-prices` */
const hasVariedPrices = ({ variants: [first, ...others] }: Product): boolean =>
  others.some(
    (variant) =>
      variant.onSale !== first?.onSale ||
      (variant.priceCents ?? 0) !== (first.priceCents ?? 0) ||
      (variant.onSale && (variant.salePriceCents ?? 0) !== (first.salePriceCents ?? 0)),
  );

/** Returns the lowest current price, of a gift card the price of its first variant; 0 without any price. */
function fromPriceCents({ type, variants }: Product): number {
  if (type === productTypes.GIFT_CARD) return variants[0]?.priceCents ?? 0;
  return lowest(variants.map(currentPriceCents)) ?? 0;
}

/** Returns the highest regular price, of a gift card the price of its first variant; 0 without any price. */
function regularPriceCents({ type, variants }: Product): number {
  if (type === productTypes.GIFT_CARD) return variants[0]?.priceCents ?? 0;
  return variants.reduce((highest, { priceCents }) => Math.max(highest, priceCents ?? 0), 0);
}

const lowestSalePriceCents = ({ variants }: Product): number | null =>
  lowest(variants.map(({ onSale, salePriceCents }) => (onSale ? salePriceCents : null)));

/** Returns null for unlimited. */
const totalStock = ({ type, variants }: Product): number | null =>
  type === productTypes.DIGITAL || variants.some(({ unlimited }) => unlimited)
    ? null
    : variants.reduce((sum, { quantityInStock }) => sum + quantityInStock, 0);

function unitsOf(standard: unknown): { weightUnit: string; dimensionUnit: string } {
  const { weight, dimension } = measurementUnits[standard === measurementStandards.IMPERIAL ? 'imperial' : 'metric'];
  return { weightUnit: weight, dimensionUnit: dimension };
}

const lowest = (values: readonly (number | null)[]): number | null => {
  const amounts = values.filter((value): value is number => value !== null);
  return amounts.length > 0 ? amounts.reduce((low, value) => Math.min(low, value)) : null;
};
