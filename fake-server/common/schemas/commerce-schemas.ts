/** Calls of the store. Their paths and shapes are ours, because none is documented; a cart has the documented fields. */

import * as z from 'zod';
import { commerceLimits } from '../../../runtime/contract/commerce/constants.ts';
import { anyQuerySchema, idSchema, requestSchema } from './common-schemas.ts';

const centsSchema = z.int().min(0);
const quantitySchema = z.int().min(0).max(commerceLimits.maxQuantity);
const codeSchema = z.string().max(100);

const addBodySchema = z.looseObject({
  itemId: idSchema,
  /** Id or SKU; not needed for a product with one variant. */
  variantId: z.string().optional(),
  quantity: quantitySchema.min(1),
  subscriptionOptionId: z.string().optional(),
  /** Values of the product's own form, by field id. */
  additionalFields: z.looseObject({}).optional(),
});

/** Either the number of pieces, or the values of the product's own form. */
const updateBodySchema = z.union([
  z.looseObject({ quantity: quantitySchema, additionalFields: z.undefined().optional() }),
  z.looseObject({ additionalFields: z.looseObject({}), quantity: z.undefined().optional() }),
]);

const shippingBodySchema = z.looseObject({
  shippingLocation: z.looseObject({
    country: z.string(),
    state: z.string().optional(),
    city: z.string().optional(),
    zip: z.string().optional(),
  }),
  shippingOptionId: z.string().optional(),
});

const orderBodySchema = z.looseObject({
  kind: z.enum(['cart', 'subscription', 'donation', 'gift-card']),
  key: idSchema,
  outcome: z.enum(['success', 'decline']),
  email: z.string().optional(),
  cartToken: z.string().optional(),
  donatePageId: z.string().optional(),
  amountCents: z.union([z.int().max(commerceLimits.maxPriceCents), z.string().regex(/^\d+$/)]).optional(),
  /** `amountCents` as decimal text. */
  amount: z.string().max(20).optional(),
  giftCardProductId: z.string().optional(),
  sku: z.string().optional(),
});

export const commerceRequestSchemas = {
  'commerce-product': requestSchema(anyQuerySchema, z.unknown()),
  'commerce-cart': requestSchema(anyQuerySchema, z.unknown()),
  'commerce-cart-add': requestSchema(anyQuerySchema, addBodySchema),
  'commerce-cart-update': requestSchema(anyQuerySchema, updateBodySchema),
  'commerce-cart-coupons': requestSchema(anyQuerySchema, z.looseObject({ promoCodes: z.array(codeSchema).max(20) })),
  'commerce-cart-shipping': requestSchema(anyQuerySchema, shippingBodySchema),
  'commerce-order-create': requestSchema(anyQuerySchema, orderBodySchema),
  'commerce-order': requestSchema(anyQuerySchema, z.unknown()),
};

const entrySchema = z.looseObject({
  id: idSchema,
  itemId: idSchema,
  title: z.string(),
  quantity: quantitySchema,
  purchasePriceCents: centsSchema,
  nonSalePriceCents: centsSchema,
  chosenVariant: z.looseObject({ optionValues: z.array(z.looseObject({ optionName: z.string(), value: z.string() })) }),
  subTotal: centsSchema,
});

const couponSchema = z.looseObject({ promoCode: z.string(), name: z.string(), reason: z.string() });
const shippingOptionSchema = z.looseObject({ id: idSchema, name: z.string(), computedCost: centsSchema });

const cartSchema = z.looseObject({
  id: z.string(),
  entries: z.array(entrySchema),
  shippingOptions: z.array(shippingOptionSchema),
  selectedShippingOption: shippingOptionSchema.nullable(),
  validCoupons: z.array(couponSchema),
  invalidCoupons: z.array(couponSchema),
  subtotalCents: centsSchema,
  taxCents: centsSchema,
  shippingCostCents: centsSchema,
  discountCents: centsSchema,
  grandTotalCents: centsSchema,
  totalQuantity: z.int().min(0),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
});

const cartResponseSchema = z.looseObject({ cart: cartSchema });
const orderResponseSchema = z.looseObject({
  order: z.looseObject({ id: idSchema, kind: z.string(), grandTotalCents: centsSchema, currency: z.string() }),
});

export const commerceResponseSchemas = {
  'commerce-product': z.looseObject({ item: z.looseObject({ id: idSchema, title: z.string() }) }),
  'commerce-cart': cartResponseSchema,
  'commerce-cart-add': cartResponseSchema,
  'commerce-cart-update': cartResponseSchema,
  'commerce-cart-coupons': cartResponseSchema,
  'commerce-cart-shipping': cartResponseSchema,
  'commerce-order-create': orderResponseSchema,
  'commerce-order': orderResponseSchema,
};
