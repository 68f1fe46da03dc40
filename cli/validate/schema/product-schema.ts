/** A product in pages and exports, for editors and tests. Unknown keys are allowed. `commerce#product-shapes` */

import * as z from 'zod';
import { billingUnits, productTypes, workflowStates } from '../../../runtime/contract/commerce/commerce-enums.ts';
import { commerceLimits } from '../../../runtime/contract/commerce/constants.ts';
import { currencies } from '../../../runtime/contract/commerce/currencies.ts';
import { contentLimits } from '../../../runtime/contract/site/constants.ts';

const text = z.string();
const cents = z.int().min(0).max(commerceLimits.maxPriceCents);
const currency = z.enum(Object.keys(currencies) as [string, ...string[]]);
const decimal = text.regex(/^\d{1,15}(\.\d+)?$/, 'expected an amount such as "50.00"');

/** Cents, or an amount with its currency. */
const priceSchema = z.union([
  cents,
  z.looseObject({ currencyCode: currency, value: cents, decimalValue: decimal.optional(), fractionalDigits: z.int().optional() }),
]);
const moneySchema = z.looseObject({ currency, value: decimal });

const planSchema = z.looseObject({
  billingPeriod: z.looseObject({ value: z.int().min(1), unit: z.enum(billingUnits) }),
  /** 0 means until it is cancelled. */
  numBillingCycles: z.int().min(0).optional(),
});

const prices = {
  price: priceSchema,
  salePrice: priceSchema.optional(),
  priceMoney: moneySchema.optional(),
  salePriceMoney: moneySchema.optional(),
  onSale: z.boolean().optional(),
};

const variantSchema = z.looseObject({
  id: text.optional(),
  sku: text.max(commerceLimits.maxSkuLength).optional(),
  ...prices,
  attributes: z.record(text, text).optional(),
  optionValues: z.array(z.looseObject({ optionName: text, value: text })).optional(),
  unlimited: z.boolean().optional(),
  qtyInStock: z.int().min(0).optional(),
  stock: z.looseObject({ unlimited: z.boolean().optional(), quantity: z.int().min(0).optional() }).optional(),
  pricingOptions: z
    .array(z.looseObject({ productSubscriptionOptionId: text, ...prices, subscriptionPlan: planSchema.optional() }))
    .optional(),
});

const variantsSchema = z.array(variantSchema);
const productType = z.union(Object.values(productTypes).map((value) => z.literal(value)));
const workflowState = z.union(Object.values(workflowStates).map((value) => z.literal(value)));

const contentSchema = z.looseObject({
  productType: productType.optional(),
  variants: variantsSchema.optional(),
  /** Prices of a digital product. */
  priceCents: cents.optional(),
  salePriceCents: cents.optional(),
  onSale: z.boolean().optional(),
  subscriptionPlan: planSchema.nullable().optional(),
});

const labels = {
  tags: z.array(text.max(contentLimits.maxTagLength)).optional(),
  categories: z.array(text.max(contentLimits.maxCategoryLength)).optional(),
};

/** The list of `data-variants`, a context's `product`, or an item with `structuredContent`. */
export const productSchema = z.union([
  variantsSchema,
  z.looseObject({ structuredContent: contentSchema, title: text.optional(), workflowState: workflowState.optional(), ...labels }),
  contentSchema.extend({ workflowState: workflowState.optional() }),
]);
