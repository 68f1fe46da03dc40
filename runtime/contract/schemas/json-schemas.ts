/** JSON Schemas of block data, for editors. */

import * as z from 'zod';
import { productSchema } from '../commerce/product-schema.ts';
import { cookieBannerSchema } from '../consent/cookie-banner-schema.ts';
import { galleryBlockSchema } from '../gallery/gallery-block-schema.ts';
import { formContextSchema } from './form-context.ts';

const schemas = {
  gallery: galleryBlockSchema,
  'cookie-banner': cookieBannerSchema,
  form: formContextSchema,
  product: productSchema,
} as const;
export type JsonSchemaKind = keyof typeof schemas;

/** Returns a JSON Schema of draft 2020-12, without the checks that JSON Schema cannot express. */
export const jsonSchemaOf = (kind: JsonSchemaKind): object =>
  z.toJSONSchema(schemas[kind], { unrepresentable: 'any', io: 'input' });
