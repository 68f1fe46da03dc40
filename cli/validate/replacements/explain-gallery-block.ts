import { designSynonyms } from '../../../runtime/contract/gallery/designs.ts';
import { lightboxThemes, stripAlignments } from '../../../runtime/contract/gallery/gallery-enums.ts';
import { isUnset, readFields } from '../../../runtime/contract/read.ts';
import { decodeGalleryBlock, type GalleryBlock, type galleryBlockKeys } from './gallery-block.ts';
import { withDesignDefaults } from './gallery-defaults.ts';
import type { Replacement, ReplacementReason } from './replacement.ts';

/** Kind of a value of a gallery block. */
export type GalleryFieldKind = 'flag' | 'text' | 'integer' | 'ratio' | 'seconds' | 'design' | 'alignment' | 'theme';

/** The keys that the runtime reads, each with the property that it sets and the kind of its value. */
const fields: Record<(typeof galleryBlockKeys)[number], readonly [keyof GalleryBlock, GalleryFieldKind]> = {
  design: ['design', 'design'],
  imageAspectRatio: ['imageAspectRatio', 'ratio'],
  aspectRatio: ['aspectPercent', 'ratio'],
  'aspect-ratio': ['thumbnailShape', 'text'],
  slidesPerRow: ['slidesPerRow', 'integer'],
  'thumbnails-per-row': ['thumbnailsPerRow', 'integer'],
  columnWidth: ['columnWidthPx', 'integer'],
  gutter: ['gutter', 'integer'],
  listImageSize: ['listImageSizePercent', 'integer'],
  padding: ['paddingPx', 'integer'],
  vSize: ['vSize', 'integer'],
  'max-width': ['maxWidthPx', 'integer'],
  'thumbnail-strip-height': ['thumbnailStripHeightPx', 'integer'],
  'thumbnail-strip-margin': ['thumbnailStripMarginPx', 'integer'],
  'active-alignment': ['activeAlignment', 'alignment'],
  lightboxTheme: ['lightboxTheme', 'theme'],
  'meta-position': ['metaPosition', 'text'],
  'autoplay-duration': ['autoplayTimeoutMs', 'seconds'],
  'auto-crop': ['autoCrop', 'flag'],
  autoCrop: ['autoCrop', 'flag'],
  autoplay: ['autoplay', 'flag'],
  controls: ['controls', 'flag'],
  lightbox: ['lightbox', 'flag'],
  mixedContent: ['mixedContent', 'flag'],
  thumbnails: ['thumbnails', 'flag'],
  'square-thumbs': ['squareThumbs', 'flag'],
  'play-button': ['hasPlayButton', 'flag'],
  'show-meta': ['showMeta', 'flag'],
  'show-meta-basic': ['showMetaBasic', 'flag'],
  'show-meta-on-hover': ['showMetaOnHover', 'flag'],
  'show-meta-only-title': ['showMetaOnlyTitle', 'flag'],
  'show-meta-only-description': ['showMetaOnlyDescription', 'flag'],
  newWindow: ['newWindow', 'flag'],
  transparentBackground: ['transparentBackground', 'flag'],
};

/** The keys that the runtime reads, each with the kind of its value. */
export const galleryFieldKinds: readonly (readonly [key: string, kind: GalleryFieldKind])[] = Object.entries(fields).map(
  ([key, [, kind]]) => [key, kind],
);

const numberReason = (value: unknown, used: unknown): ReplacementReason | null => {
  if (typeof value !== 'number' && typeof value !== 'string') return 'wrong-type';
  if (Number(value) === used) return null;
  return Number.isNaN(Number.parseFloat(String(value)))
    ? 'wrong-type'
    : Number.parseInt(String(value), 10) === used
      ? 'converted'
      : 'out-of-range';
};

/** Returns why `used` replaces a value that is set; null if the value is used as given. */
const reasonFor = (kind: GalleryFieldKind, value: unknown, used: unknown): ReplacementReason | null => {
  switch (kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : value === 'true' || value === 'false' ? 'converted' : 'wrong-type';
    case 'integer':
    case 'seconds':
      return numberReason(value, used);
    case 'ratio':
      return value === 'Auto' ? null : numberReason(value, used);
    case 'text':
      return typeof value === 'string' ? null : 'wrong-type';
    case 'design':
      return value === used ? null : designSynonyms.some((name) => name === value) ? 'synonym' : 'unknown';
    case 'alignment':
      return stripAlignments.some((name) => name === value)
        ? null
        : ['left', 'center', 'right'].some((name) => name === value)
          ? 'synonym'
          : 'unknown';
    case 'theme':
      return lightboxThemes.some((name) => name === value) ? null : 'unknown';
  }
};

/**
 * Returns the values of a block that the runtime replaces. A missing design is reported as unset; other unset values are normal
 * and not reported. `used` includes the defaults of the design. Never throws.
 */
export const explainGalleryBlock = (input: unknown): readonly Replacement[] => {
  const block = decodeGalleryBlock(input);
  const effective = withDesignDefaults(block);
  return Object.entries(fields).flatMap(([field, [property, kind]]): Replacement[] => {
    const value = readFields(input)[field];
    const inUnits = (of: GalleryBlock): unknown => (kind === 'seconds' ? of.autoplayTimeoutMs / 1000 : of[property]);
    const used = inUnits(effective);
    if (isUnset(value)) return field === 'design' ? [{ field, input: value, used, reason: 'unset' }] : [];
    const reason = reasonFor(kind, value, inUnits(block));
    if (reason === null) return [];
    const refusal = field === 'columnWidth' ? block.refusal : null;
    return [refusal === null ? { field, input: value, used, reason } : { field, input: value, used, reason, refusal }];
  });
};
