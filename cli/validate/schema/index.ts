import type { ItemKind } from '../find/item.ts';
import { cookieBannerJsonSchema } from './cookie-banner.ts';
import { formSchema } from './form.ts';
import { gallerySchema } from './gallery.ts';
import type { Schema } from './parts.ts';
import { productJsonSchema } from './product.ts';

const schemas: Readonly<Record<ItemKind, () => Schema>> = {
  gallery: () => gallerySchema,
  'cookie-banner': () => cookieBannerJsonSchema,
  form: formSchema,
  product: productJsonSchema,
};

/** Returns a JSON Schema of draft 2020-12 that refuses what `validate` reports of an item, except for what its file names. */
export const jsonSchemaOf = (kind: ItemKind): Schema => schemas[kind]();
