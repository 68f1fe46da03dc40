import { safeLink } from '../../browser/safe-link.ts';
import type { ProductDescription } from '../../contract/commerce/describe-product.ts';
import { decodeProduct } from '../../contract/commerce/product.ts';
import { planOf } from '../../contract/commerce/variant.ts';
import { readFields, readNumber, readText } from '../../contract/read.ts';

/** The data of a product in the quick view. */
export interface ViewedProduct {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  /** Address of the product's own page; empty without a safe one. */
  readonly url: string;
  readonly price: string;
  readonly productType: number | null;
  /** The variants as the product has them, with their current stock; null for a product without variants. */
  readonly rawVariants: readonly unknown[] | null;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** The product's own form as JSON; empty without one. */
  readonly form: string;
  readonly subscriptionOptionId: string;
}

/**
 * Reads the platform's response for a product: the item, and the stock of its variants. Returns null without an item. Never
 * throws.
 */
export function viewProduct(payload: unknown, describe: (product: unknown) => ProductDescription): ViewedProduct | null {
  const { item: rawItem, stock } = readFields(payload);
  const item = readFields(rawItem);
  const id = readText(item.id);
  if (!id) return null;
  const content = 'structuredContent' in item ? readFields(item.structuredContent) : item;
  const product = decodeProduct(item);
  const subscriptionOptionId = readText(item.subscriptionOptionId);
  const listed = Array.isArray(content.variants) ? (content.variants as readonly unknown[]) : null;
  return {
    id,
    title: readText(item.title),
    imageUrl: safeLink(item.assetUrl, '')?.url ?? '',
    url: safeLink(item.fullUrl, '')?.url ?? '',
    price: describe({ ...content, variants: listed?.map((variant) => atPlanPrice(variant, subscriptionOptionId)) }).displayPrice,
    productType: product.type,
    rawVariants: listed && withStock(listed, stock),
    options: optionsOf(product.variants),
    form: readText(item.form),
    subscriptionOptionId,
  };
}

/** Returns a variant with the prices of a plan, where it offers the plan. `commerce#plan-price` */
function atPlanPrice(variant: unknown, planId: string): unknown {
  const fields = readFields(variant);
  const { price, priceMoney, salePrice, salePriceMoney, onSale } = planOf(fields, planId) ?? fields;
  return { ...fields, price, priceMoney, salePrice, salePriceMoney, onSale };
}

/** Returns the variants with the number of pieces that `stock` lists for their id or SKU. */
function withStock(variants: readonly unknown[], stock: unknown): readonly unknown[] {
  const listed = Array.isArray(stock) ? (stock as readonly unknown[]).map(readFields) : [];
  const quantities = new Map(listed.map(({ key, left }) => [readText(key), readNumber(left)]));
  return variants.map((variant) => {
    const fields = readFields(variant);
    const qtyInStock = quantities.get(readText(fields.id)) ?? quantities.get(readText(fields.sku)) ?? null;
    return qtyInStock === null ? fields : { ...fields, qtyInStock };
  });
}

/** Returns each option with every value that a variant has. */
function optionsOf(variants: ReturnType<typeof decodeProduct>['variants']): ViewedProduct['options'] {
  const values = new Map<string, Set<string>>();
  for (const { attributes } of variants)
    for (const [name, value] of attributes) values.set(name, (values.get(name) ?? new Set()).add(value));
  return [...values].map(([name, all]) => ({ name, values: [...all] }));
}
