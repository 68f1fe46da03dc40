/** Schemas of the calls of single blocks: widgets, places and help. */

import * as z from 'zod';
import { anyQuerySchema, idSchema, numberLikeSchema, requestSchema } from './common-schemas.ts';

const widgetBodySchema = z.looseObject({
  widgetJSON: z.looseObject({
    type: z.union([numberLikeSchema, idSchema], 'expected a block type'),
    id: z.string(),
    value: z.unknown().optional(),
  }),
  /** Present for events summary blocks only. */
  collectionId: z.string().optional(),
});

export const widgetResponseSchema = z.looseObject({ html: z.string() });

/** Further parameters are the caller's. A call without a tracking context is valid. */
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
