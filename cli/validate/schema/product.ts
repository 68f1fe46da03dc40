import * as z from 'zod';
import { commerceLimits } from '../../../runtime/contract/commerce/constants.ts';
import type { Schema } from './parts.ts';
import { productSchema } from './product-schema.ts';

const notes: Readonly<Record<string, Schema>> = {
  structuredContent: { description: 'The product: its type, and its variants or its price.' },
  title: { description: 'Name of the product.', examples: ['Cup'] },
  workflowState: { description: 'Whether the product is published.', default: 1 },
  productType: { description: 'Kind of product by its number.', default: 1 },
  variants: { description: 'What can be bought.' },
  id: { description: 'Id of the variant, a random UUID.' },
  sku: { description: 'Stock keeping unit.', examples: ['SQ0000001'] },
  price: { description: 'Price in cents, or an amount with its currency.', examples: [1000] },
  salePrice: { description: 'Price while on sale, below the price.' },
  onSale: { description: 'Whether the sale price counts.', default: false },
  unlimited: { description: 'Whether the stock has no limit.', default: false },
  qtyInStock: { description: 'Number of pieces in stock.', examples: [5] },
  attributes: { description: 'Options of the variant, by name.', examples: [{ Size: 'M' }] },
  tags: { description: 'Tags of the product.' },
  categories: { description: 'Categories of the product.' },
  priceCents: { description: 'Price of a product without variants, in cents.', examples: [900] },
};

/**
 * Returns the schema of a list of variants, a product or a collection of products. Keys that owners add are allowed. Options of
 * variants that are equal, and sale prices above the price, cannot be expressed.
 */
export function productJsonSchema(): Schema {
  const { anyOf = [] } = annotated(z.toJSONSchema(productSchema, { io: 'input' })) as { readonly anyOf?: readonly Schema[] };
  const [list = {}, item = {}, product = {}] = anyOf;
  const collection: Schema = {
    description: 'An exported collection of products.',
    type: 'object',
    properties: { items: { type: 'array', maxItems: commerceLimits.maxCollectionProducts, items: item } },
    required: ['items'],
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:ss-runtime:schema:product',
    title: 'Product',
    description: 'An item of a store, the product of a page’s context, the list of data-variants, or a collection of items.',
    examples: [{ structuredContent: { productType: 1, variants: [{ sku: 'SQ0000001', price: 1000, attributes: {} }] } }],
    anyOf: [
      { ...list, minItems: 1 },
      item,
      { type: 'object', anyOf: [{ ...product, anyOf: [requires('variants'), requires('priceCents')] }, collection] },
    ],
  };
}

const requires = (key: string): Schema => ({ properties: { [key]: {} }, required: [key] });

/** Adds the notes to all properties of these names, at any depth. */
function annotated(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(annotated);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(value).map(([name, part]) => [name, { ...(annotated(part) as object), ...notes[name] }]),
          )
        : annotated(value),
    ]),
  );
}
