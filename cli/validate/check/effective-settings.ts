import { describeProduct } from '../../../runtime/contract/commerce/describe-product.ts';
import { decodeProduct } from '../../../runtime/contract/commerce/product.ts';
import { decodeCookieBanner } from '../../../runtime/contract/consent/cookie-banner.ts';
import { decodeFormContext } from '../../../runtime/contract/forms/form-definition.ts';
import { readFields } from '../../../runtime/contract/read.ts';
import type { FoundItem, ItemKind } from '../find/item.ts';
import { plainValueOf } from '../find/literals/literal-node.ts';
import { decodeGalleryBlock } from '../replacements/gallery-block.ts';
import { withDesignDefaults } from '../replacements/gallery-defaults.ts';

/** Returns the values that the runtime uses after defaults and normalisation; null for unreadable data. */
export function effectiveOf({ kind, data }: FoundItem): object | null {
  if (data.state === 'read') return effectiveOfObject(kind, plainValueOf(data.node));
  // Unreadable settings have every default, and a list of variants is a product.
  if (kind === 'cookie-banner') return decodeCookieBanner(undefined);
  return kind === 'product' && data.state === 'not-object' ? productOf(plainValueOf(data.node)) : null;
}

/** Returns the effective values of a plain object. */
export function effectiveOfObject(kind: ItemKind, value: unknown): object | null {
  if (kind === 'cookie-banner') return decodeCookieBanner(value);
  if (kind === 'product') return isList(value) ? { items: value.items.length } : productOf(value);
  if (kind === 'form') {
    const form = decodeFormContext(value);
    return typeof form === 'string' ? null : form;
  }
  const { extra: _unread, ...block } = withDesignDefaults(decodeGalleryBlock(value));
  return block;
}

/** Whether a value is a collection, whose products are items themselves. */
const isList = (value: unknown): value is { readonly items: readonly unknown[] } => Array.isArray(readFields(value).items);

/** Returns the description of a product and its variants. */
function productOf(value: unknown): object {
  const { type, variants } = decodeProduct(value);
  const chosen = variants.map((variant) => ({ ...variant, attributes: Object.fromEntries(variant.attributes) }));
  return { productType: type, ...describeProduct(value), variants: chosen };
}
