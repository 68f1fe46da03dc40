import { type Fields, isUnset, readFields, readFlag, readOneOf, readText, withoutFields } from '../read.ts';
import { baseGalleryDesign, type GalleryDesign, galleryDesigns } from './designs.ts';
import { type LightboxTheme, type StripAlignment, stripAlignments } from './gallery-enums.ts';
import { badColumnWidth } from './messages.ts';
import {
  atLeastOrNull,
  decodeSlideshowBlock,
  positiveOrNull,
  readInteger,
  readRatio,
  type SlideshowBlock,
} from './slideshow-block.ts';

/**
 * A gallery or summary block's data: the specification's gallery data is both merged, gallery blocks with dashed keys and
 * summary blocks with camel keys. Numbers are null where the block does not say. Spec 1 §3 "Gallery block data".
 */
export interface GalleryBlock extends SlideshowBlock {
  readonly design: GalleryDesign;
  /** Width over height of images; null: as each image is. */
  readonly imageAspectRatio: number | null;
  /** Shape of thumbnails, by name: square, standard, standard-vertical, … */
  readonly thumbnailShape: string;
  readonly slidesPerRow: number | null;
  readonly thumbnailsPerRow: number | null;
  readonly columnWidthPx: number | null;
  /** Pixels; percent of the width in a carousel. */
  readonly gutter: number | null;
  readonly listImageSizePercent: number | null;
  readonly paddingPx: number | null;
  readonly vSize: number | null;
  readonly maxWidthPx: number | null;
  readonly activeAlignment: StripAlignment;
  readonly lightboxTheme: LightboxTheme;
  readonly metaPosition: string;
  readonly controls: boolean;
  readonly lightbox: boolean;
  readonly mixedContent: boolean;
  readonly thumbnails: boolean;
  readonly showMeta: boolean;
  readonly showMetaBasic: boolean;
  readonly showMetaOnHover: boolean;
  readonly showMetaOnlyTitle: boolean;
  readonly showMetaOnlyDescription: boolean;
  readonly transparentBackground: boolean;
  /** Why this block cannot be shown; null if it can. */
  readonly refusal: string | null;
  /** All other fields, as they came. */
  readonly extra: Fields;
}

/** Every key that the decoder reads; the others go to `extra`. */
export const galleryBlockKeys = [
  ...['design', 'imageAspectRatio', 'aspectRatio', 'aspect-ratio', 'slidesPerRow', 'thumbnails-per-row', 'columnWidth', 'gutter'],
  ...['listImageSize', 'padding', 'vSize', 'max-width', 'thumbnail-strip-height', 'thumbnail-strip-margin', 'active-alignment'],
  ...['lightboxTheme', 'meta-position', 'autoplay-duration', 'auto-crop', 'autoCrop', 'autoplay', 'controls', 'lightbox'],
  ...['mixedContent', 'thumbnails', 'square-thumbs', 'show-meta', 'show-meta-basic', 'show-meta-on-hover'],
  ...['show-meta-only-title', 'show-meta-only-description', 'newWindow', 'transparentBackground', 'play-button'],
] as const;

/** A whole number of at least one. */
const readCount = (value: unknown): number | null => {
  const number = atLeastOrNull(1, readInteger(value));
  return number === null ? null : Math.floor(number);
};

/** Spec 1 §5: left, center and right are start, middle and end; anything else is the middle. */
export const decodeStripAlignment = (value: unknown): StripAlignment =>
  value === 'left' ? 'start' : value === 'right' ? 'end' : readOneOf(stripAlignments, value, 'middle');

/**
 * Returns a block's data in usable types. An unknown design is the base layout; flags are off, numbers null, where the data does
 * not say or says nonsense. The lightbox is dark and texts about images are at the bottom by default (our choice). Never throws.
 * The defaults that depend on the design are filled in by `withDesignDefaults`.
 */
export const decodeGalleryBlock = (input: unknown): GalleryBlock => {
  const fields = readFields(input);
  const design = readOneOf(galleryDesigns, fields.design, baseGalleryDesign);
  const columnWidthPx = positiveOrNull(readInteger(fields.columnWidth));
  const isBadWidth = design === 'autocolumns' && columnWidthPx === null && !isUnset(fields.columnWidth);
  return {
    ...decodeSlideshowBlock(fields),
    design,
    imageAspectRatio: readRatio(fields.imageAspectRatio),
    thumbnailShape: readText(fields['aspect-ratio']),
    slidesPerRow: readCount(fields.slidesPerRow),
    thumbnailsPerRow: readCount(fields['thumbnails-per-row']),
    columnWidthPx,
    gutter: atLeastOrNull(0, readInteger(fields.gutter)),
    listImageSizePercent: positiveOrNull(readInteger(fields.listImageSize)),
    paddingPx: atLeastOrNull(0, readInteger(fields.padding)),
    vSize: positiveOrNull(readInteger(fields.vSize)),
    maxWidthPx: positiveOrNull(readInteger(fields['max-width'])),
    activeAlignment: decodeStripAlignment(fields['active-alignment']),
    lightboxTheme: fields.lightboxTheme === 'light' ? 'light' : 'dark',
    metaPosition: readText(fields['meta-position']) || 'bottom',
    controls: readFlag(fields.controls),
    lightbox: readFlag(fields.lightbox),
    mixedContent: readFlag(fields.mixedContent),
    thumbnails: readFlag(fields.thumbnails),
    showMeta: readFlag(fields['show-meta']),
    showMetaBasic: readFlag(fields['show-meta-basic']),
    showMetaOnHover: readFlag(fields['show-meta-on-hover']),
    showMetaOnlyTitle: readFlag(fields['show-meta-only-title']),
    showMetaOnlyDescription: readFlag(fields['show-meta-only-description']),
    transparentBackground: readFlag(fields.transparentBackground),
    refusal: isBadWidth ? badColumnWidth : null,
    extra: withoutFields(fields, galleryBlockKeys),
  };
};
