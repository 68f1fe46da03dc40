import { badColumnWidth } from '../../../runtime/contract/gallery/constants.ts';
import { designNameOfBlock, type GalleryDesign } from '../../../runtime/contract/gallery/designs.ts';
import { type LightboxTheme, type StripAlignment, stripAlignments } from '../../../runtime/contract/gallery/gallery-enums.ts';
import {
  atLeastOrNull,
  decodeSlideshowBlock,
  positiveOrNull,
  readInteger,
  readRatio,
  type SlideshowBlock,
} from '../../../runtime/contract/gallery/slideshow-block.ts';
import {
  type Fields,
  isUnset,
  readFields,
  readFlag,
  readOneOf,
  readText,
  withoutFields,
} from '../../../runtime/contract/read.ts';

/** The data of a gallery block or a summary block: gallery#data-keys. Numbers that the block leaves out are null. */
export interface GalleryBlock extends SlideshowBlock {
  readonly design: GalleryDesign;
  /** Width over height of images; null for the shape of each image. */
  readonly imageAspectRatio: number | null;
  /** Shape of thumbnails by name, such as `square` or `standard-vertical`. */
  readonly thumbnailShape: string;
  readonly slidesPerRow: number | null;
  readonly thumbnailsPerRow: number | null;
  readonly columnWidthPx: number | null;
  /** In pixels; in a carousel in percent of the width. */
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
  /** Reason why this block cannot be shown; null if it can. */
  readonly refusal: string | null;
  /** All other fields, unchanged. */
  readonly extra: Fields;
}

/** Keys that the decoder reads; all others go to `extra`. */
export const galleryBlockKeys = [
  ...['design', 'imageAspectRatio', 'aspectRatio', 'aspect-ratio', 'slidesPerRow', 'thumbnails-per-row', 'columnWidth', 'gutter'],
  ...['listImageSize', 'padding', 'vSize', 'max-width', 'thumbnail-strip-height', 'thumbnail-strip-margin', 'active-alignment'],
  ...['lightboxTheme', 'meta-position', 'autoplay-duration', 'auto-crop', 'autoCrop', 'autoplay', 'controls', 'lightbox'],
  ...['mixedContent', 'thumbnails', 'square-thumbs', 'show-meta', 'show-meta-basic', 'show-meta-on-hover'],
  ...['show-meta-only-title', 'show-meta-only-description', 'newWindow', 'transparentBackground', 'play-button'],
] as const;

/** Returns a whole number of at least 1, or null. */
const readCount = (value: unknown): number | null => {
  const number = atLeastOrNull(1, readInteger(value));
  return number === null ? null : Math.floor(number);
};

/** Returns the alignment by gallery#strip-alignment. */
export const decodeStripAlignment = (value: unknown): StripAlignment =>
  value === 'left' ? 'start' : value === 'right' ? 'end' : readOneOf(stripAlignments, value, 'middle');

/**
 * Returns the data of a block in usable types: gallery#block-designs, gallery#data-numbers, gallery#unset-texts. Missing and
 * invalid flags are off, such numbers null. Never throws. `withDesignDefaults` fills in the defaults of the design.
 */
export const decodeGalleryBlock = (input: unknown): GalleryBlock => {
  const fields = readFields(input);
  const design = designNameOfBlock(fields.design);
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
