import { safeLink } from '../../browser/safe-link.ts';
import type { ProductDescription } from '../../contract/commerce/describe-product.ts';
import { decodeProduct } from '../../contract/commerce/product.ts';
import { readFields, readNumber, readText } from '../../contract/read.ts';

/** A product as a quick view draws it. */
export interface ViewedProduct {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  /** Of its own page; empty where it has none that is safe. */
  readonly url: string;
  readonly price: string;
  readonly productType: number | null;
  /** As the product says them, with what is in stock now; null for a product without. */
  readonly rawVariants: readonly unknown[] | null;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** The product's own form, as JSON; empty for none. */
  readonly form: string;
  readonly subscriptionOptionId: string;
}

/** Reads what the platform returns for a product: the item, and the stock of its variants. Null for what is no product. Never throws. */
export function viewProduct(payload: unknown, describe: (product: unknown) => ProductDescription): ViewedProduct | null {
  const { item: rawItem, stock } = readFields(payload);
  const item = readFields(rawItem);
  const id = readText(item.id);
  if (!id) return null;
  const content = 'structuredContent' in item ? readFields(item.structuredContent) : item;
  const left = new Map(
    (Array.isArray(stock) ? (stock as readonly unknown[]) : [])
      .map(readFields)
      .map((each) => [readText(each.key), readNumber(each.left)]),
  );
  const variants = Array.isArray(content.variants) ? (content.variants as readonly unknown[]) : null;
  const rawVariants =
    variants?.map((variant) => {
      const fields = readFields(variant);
      const there = left.get(readText(fields.id)) ?? left.get(readText(fields.sku)) ?? null;
      return there === null ? fields : { ...fields, qtyInStock: there };
    }) ?? null;
  const product = decodeProduct(item);
  const values = new Map<string, Set<string>>();
  for (const { attributes } of product.variants)
    for (const [name, value] of attributes) values.set(name, (values.get(name) ?? new Set()).add(value));
  return {
    id,
    title: readText(item.title),
    imageUrl: safeLink(item.assetUrl, '')?.url ?? '',
    url: safeLink(item.fullUrl, '')?.url ?? '',
    price: describe(item).displayPrice,
    productType: product.type,
    rawVariants,
    options: [...values].map(([name, all]) => ({ name, values: [...all] })),
    form: readText(item.form),
    subscriptionOptionId: readText(item.subscriptionOptionId),
  };
}
