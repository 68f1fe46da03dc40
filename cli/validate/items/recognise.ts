import { type LiteralNode, memberNamed, type ObjectNode, plainValueOf, stringMember } from '../literals/literal-node.ts';
import type { ItemKind } from './item.ts';

/** The designs of gallery and summary blocks. Spec 1 §2. */
const designs = new Set(['stacked', 'slider', 'slideshow', 'grid', 'autogrid', 'autocolumns', 'carousel', 'list']);

/** Keys that, beside a design, only gallery and summary blocks have. Spec 1 §3, wild §2. */
const galleryKeys = new Set(
  (
    'active-alignment auto-crop autoplay-duration columnWidth existingGallery gutter imageAspectRatio lightboxTheme listImageSize ' +
    'meta-position methodOption mixedContent show-meta slidesPerRow square-thumbs thumbnail-strip-height ' +
    'thumbnail-strip-margin thumbnails thumbnails-per-row transientGalleryId'
  ).split(' '),
);
/** Keys that gallery blocks share with others, so they count only beside a known design. */
const sharedKeys = new Set('aspectRatio aspect-ratio autoplay controls lightbox padding vSize newWindow collectionId'.split(' '));

/** Whether block data is a gallery's, judged by its own keys: other blocks have a `design` too. */
export function isGalleryLike(node: ObjectNode): boolean {
  const matches = node.members.filter(({ key }) => galleryKeys.has(key)).length;
  const design = memberNamed(node, 'design');
  if (!design) return matches >= 2;
  if (designs.has(stringMember(node, 'design') ?? '')) return matches > 0 || node.members.some(({ key }) => sharedKeys.has(key));
  return matches > 0;
}

/** Keys of a context's `websiteSettings`, which may repeat some of the cookie settings among much else. Wild §1. */
const websiteSettingsKeys =
  /^(?:storeSettings|userAccountsSettings|popupOverlaySettings|mobileInfoBarSettings|announcementBarSettings|ssBadgeType|useEscapeKeyToLogin)$/;

/** Whether an object holds a page's cookie settings, judged by its own keys. */
const isCookieSettingsLike = (node: ObjectNode): boolean =>
  !node.members.some(({ key }) => websiteSettingsKeys.test(key)) &&
  node.members.some(({ key }) => /^(?:cookieBanner[A-Z]|isCookieBannerEnabled$|isRestrictiveCookiePolicy)/.test(key));

/** Whether an object is a form context, judged by its own keys. Wild §3. */
const isFormLike = (node: ObjectNode): boolean => memberNamed(node, 'formFields')?.value.kind === 'array';

/** Whether a list is that of a product's variants, as `data-variants` holds them. */
export const isVariantList = (node: LiteralNode | undefined): boolean => {
  const [first] = node?.kind === 'array' ? node.elements : [];
  return first?.kind === 'object' && isVariantLike(first);
};

const isVariantLike = (node: ObjectNode): boolean =>
  ['price', 'priceMoney'].some((name) => memberNamed(node, name)) &&
  ['optionValues', 'attributes', 'qtyInStock', 'unlimited', 'stock', 'sku'].some((name) => memberNamed(node, name));

/** Whether an object holds a product: an item of a shop, a context's `product`. Wild §3. */
export function isProductLike(node: ObjectNode): boolean {
  const content = memberNamed(node, 'structuredContent')?.value;
  const holder = content?.kind === 'object' ? content : node;
  if (isVariantList(memberNamed(holder, 'variants')?.value)) return true;
  return Boolean(memberNamed(holder, 'priceCents') && memberNamed(holder, 'productType'));
}

/** Whether an object is a collection with its items, as the platform exports one: of products, or one that says of which type it is. */
export function isCollection(node: ObjectNode): boolean {
  const items = memberNamed(node, 'items')?.value;
  if (items?.kind !== 'array') return false;
  const [first] = items.elements;
  return collectionTypeOf(node) !== undefined || (first?.kind === 'object' && isProductLike(first));
}

/** Returns the type that a collection names; undefined for one that names none. */
export function collectionTypeOf(node: ObjectNode): unknown {
  const collection = memberNamed(node, 'collection')?.value;
  const type = collection?.kind === 'object' ? memberNamed(collection, 'type')?.value : undefined;
  return type && plainValueOf(type);
}

/** What an object is when nothing but its own content says so. `alone`: it is a whole document, line or list element. */
export function recognise(node: ObjectNode, alone: boolean): ItemKind | undefined {
  if (isCookieSettingsLike(node)) return 'cookie-banner';
  if (isFormLike(node)) return 'form';
  if (isGalleryLike(node)) return 'gallery';
  if (isProductLike(node)) return 'product';
  return alone && isDesignAlone(node) ? 'gallery' : undefined;
}

/** A design with nothing beside it but keys of galleries; also an unknown design, which is what one wants to hear of. */
const isDesignAlone = (node: ObjectNode): boolean =>
  stringMember(node, 'design') !== undefined &&
  node.members.every(({ key }) => key === 'design' || galleryKeys.has(key) || sharedKeys.has(key));

/** Whether an object that has `blockJson` says that it is a gallery's or summary's. */
export function isGalleryRecord(node: ObjectNode): boolean {
  if (['gallery', 'summary'].includes(stringMember(node, 'kind') ?? '')) return true;
  const type = memberNamed(node, 'blockType')?.value;
  return (type?.kind === 'string' || type?.kind === 'scalar') && ['8', '55'].includes(String(type.value));
}

const galleryClasses = /(?:^|\s)(?:gallery-block|sqs-block-gallery|sqs-block-summary-v2|summary-v2-block)(?:\s|$)/;

/** Whether a tag is that of a gallery or summary block. Wild §2. */
export const isGalleryTag = (className: string, blockType: string): boolean =>
  blockType === '8' || blockType === '55' || galleryClasses.test(className);
