/** Widgets, places and help: calls on behalf of single blocks. Spec 2 §2, §7. */

import * as z from 'zod';
import { anyQuerySchema, idSchema, numberLikeSchema, requestSchema } from '../schemas/common.ts';

const widgetBodySchema = z.looseObject({
  widgetJSON: z.looseObject({
    type: z.union([numberLikeSchema, idSchema], 'expected a block type'),
    id: z.string(),
    value: z.unknown().optional(),
  }),
  /** With events summary blocks only. */
  collectionId: z.string().optional(),
});

export const widgetResponseSchema = z.looseObject({ html: z.string() });

/** Place parameters are the caller's; without a tracking context the call is made all the same (spec 2 §5). */
const placesDetailsQuerySchema = z.looseObject({
  productPage: z.string().optional(),
  productSection: z.string().optional(),
});

export const serviceRequestSchemas = {
  'get-widget-rendering': requestSchema(anyQuerySchema, widgetBodySchema),
  'sso-help': requestSchema(z.looseObject({ path: idSchema }), z.unknown()),
  'places-autocomplete': requestSchema(anyQuerySchema, z.unknown()),
  'places-details': requestSchema(placesDetailsQuerySchema, z.unknown()),
};
