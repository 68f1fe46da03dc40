import { designSynonyms, galleryDesigns } from '../../../runtime/contract/gallery/designs.ts';
import type { ItemKind } from './item.ts';
import { type LiteralNode, memberNamed, type ObjectNode, plainValueOf, stringMember } from './literals/literal-node.ts';

/** Designs of gallery and summary blocks: gallery#block-designs. */
export const designs: ReadonlySet<string> = new Set([...galleryDesigns, ...designSynonyms]);

/** Keys that only gallery and summary blocks have, besides a design: gallery#data-keys. */
export const galleryKeys: ReadonlySet<string> = new Set(
  (
    'active-alignment auto-crop autoplay-duration columnWidth existingGallery gutter imageAspectRatio lightboxTheme ' +
    'listImageSize meta-position methodOption mixedContent show-meta slidesPerRow square-thumbs thumbnail-strip-height ' +
    'thumbnail-strip-margin thumbnails thumbnails-per-row transientGalleryId'
  ).split(' '),
);
/** Keys that gallery blocks share with other blocks, which count only together with a known design. */
export const sharedKeys: ReadonlySet<string> = new Set(
  'aspectRatio aspect-ratio autoplay controls lightbox padding vSize newWindow collectionId'.split(' '),
);

/** Whether block data is that of a gallery, by its keys, because other blocks have a `design` too. */
export function isGalleryLike(node: ObjectNode): boolean {
  const matches = node.members.filter(({ key }) => galleryKeys.has(key)).length;
  const design = memberNamed(node, 'design');
  if (!design) return matches >= 2;
  if (designs.has(stringMember(node, 'design') ?? '')) return matches > 0 || node.members.some(({ key }) => sharedKeys.has(key));
  return matches > 0;
}

/** Keys of a context's `websiteSettings`, which may repeat some of the cookie settings. */
const websiteSettingsKeys =
  /^(?:storeSettings|userAccountsSettings|popupOverlaySettings|mobileInfoBarSettings|announcementBarSettings|ssBadgeType|useEscapeKeyToLogin)$/;

export const cookieSettingsKey = /^(?:cookieBanner[A-Z]|isCookieBannerEnabled$|isRestrictiveCookiePolicy)/;

/** Whether an object has the keys of cookie settings. */
const isCookieSettingsLike = (node: ObjectNode): boolean =>
  node.members.some(({ key }) => cookieSettingsKey.test(key)) && !node.members.some(({ key }) => websiteSettingsKeys.test(key));

/** Whether an object has the keys of a form context. */
const isFormLike = (node: ObjectNode): boolean => memberNamed(node, 'formFields')?.value.kind === 'array';

/** Whether a list contains variants of a product, as in `data-variants`. */
export const isVariantList = (node: LiteralNode | undefined): boolean => {
  const [first] = node?.kind === 'array' ? node.elements : [];
  return first?.kind === 'object' && isVariantLike(first);
};

const isVariantLike = (node: ObjectNode): boolean =>
  ['price', 'priceMoney'].some((name) => memberNamed(node, name)) &&
  ['optionValues', 'attributes', 'qtyInStock', 'unlimited', 'stock', 'sku'].some((name) => memberNamed(node, name));

/** Whether an object is a product: an item of a store, or a context's `product` (commerce#product-shapes). */
export function isProductLike(node: ObjectNode): boolean {
  const content = memberNamed(node, 'structuredContent')?.value;
  const holder = content?.kind === 'object' ? content : node;
  if (isVariantList(memberNamed(holder, 'variants')?.value)) return true;
  return Boolean(memberNamed(holder, 'priceCents') && memberNamed(holder, 'productType'));
}

/** Whether an object is an exported collection: its items are products, or it has a type. */
export function isCollection(node: ObjectNode): boolean {
  const items = memberNamed(node, 'items')?.value;
  if (items?.kind !== 'array') return false;
  const [first] = items.elements;
  return collectionTypeOf(node) !== undefined || (first?.kind === 'object' && isProductLike(first));
}

/** Returns the type of a collection; undefined for an object without one. */
export function collectionTypeOf(node: ObjectNode): unknown {
  const collection = memberNamed(node, 'collection')?.value;
  const type = collection?.kind === 'object' ? memberNamed(collection, 'type')?.value : undefined;
  return type && plainValueOf(type);
}

/** Whether a document with this `$schema` is a JSON Schema, which describes items and contains none. */
export const isSchemaAddress = (address: unknown): boolean =>
  typeof address === 'string' && /^https?:\/\/json-schema\.org\//.test(address);

/** Returns the kind of an object by its content. `alone`: the object is a whole document, a line or an element of a list. */
export function recognise(node: ObjectNode, alone: boolean): ItemKind | undefined {
  if (isCookieSettingsLike(node)) return 'cookie-banner';
  if (isFormLike(node)) return 'form';
  if (isGalleryLike(node)) return 'gallery';
  if (isProductLike(node)) return 'product';
  return alone && isDesignAlone(node) ? 'gallery' : undefined;
}

/**
 * Whether an object has a design and otherwise only keys of galleries. An unknown design counts, because it is likely a mistake.
 */
const isDesignAlone = (node: ObjectNode): boolean =>
  stringMember(node, 'design') !== undefined && node.members.every(({ key }) => isKeyOfGalleries(key));

/** Whether a document that has only such keys, and a design, is a gallery. */
export const isKeyOfGalleries = (key: string): boolean =>
  key === 'design' || key === '$schema' || galleryKeys.has(key) || sharedKeys.has(key);

/** Whether an object with `blockJson` is the record of a gallery or summary block. */
export function isGalleryRecord(node: ObjectNode): boolean {
  if (['gallery', 'summary'].includes(stringMember(node, 'kind') ?? '')) return true;
  const type = memberNamed(node, 'blockType')?.value;
  return (type?.kind === 'string' || type?.kind === 'scalar') && ['8', '55'].includes(String(type.value));
}

const galleryClasses = /(?:^|\s)(?:gallery-block|sqs-block-gallery|sqs-block-summary-v2|summary-v2-block)(?:\s|$)/;

/** Whether the class or the block type is that of a gallery or summary block. */
export const isGalleryTag = (className: string, blockType: string): boolean =>
  blockType === '8' || blockType === '55' || galleryClasses.test(className);

/**
 * Whether the class and the attribute `data-design` are those of the wrapper in a gallery or summary block of 2026:
 * gallery#data-source.
 */
export const isWrapperTag = (className: string, design: string | undefined): boolean =>
  design !== undefined && /(?:^|\s)(?:summary-block-wrapper|sqs-gallery-design-|gallery-block-wrapper)/.test(className);

/** Whether the class is that of a product's variants: commerce#product-shapes. */
export const isProductClass = (className: string): boolean => /(?:^|\s)product-variants(?:\s|$)/.test(className);
