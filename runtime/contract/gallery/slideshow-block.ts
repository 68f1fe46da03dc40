import { type Fields, readFlag } from '../read.ts';
import { galleryLimits } from './constants.ts';

/**
 * The part of a gallery block's data that a slideshow uses. Separate, because nearly every page with a gallery loads its decoder.
 */
export interface SlideshowBlock {
  /** Height over width of the whole gallery. */
  readonly aspectPercent: number | null;
  readonly thumbnailStripHeightPx: number | null;
  readonly thumbnailStripMarginPx: number | null;
  readonly autoplayTimeoutMs: number;
  readonly autoCrop: boolean;
  readonly autoplay: boolean;
  readonly squareThumbs: boolean;
  readonly newWindow: boolean;
  /** A gallery that plays has a button that pauses it: gallery#play-button. */
  readonly hasPlayButton: boolean;
}

/** Returns a finite number, or the integer at the start of a text; else null. */
export const readInteger = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

export const atLeastOrNull = (minimum: number, number: number | null): number | null =>
  number === null || number < minimum ? null : number;

export const positiveOrNull = (number: number | null): number | null => (number !== null && number > 0 ? number : null);

/** Returns a ratio from a number or a text with decimals; null for `Auto` and any other value. */
export const readRatio = (value: unknown): number | null =>
  positiveOrNull(typeof value === 'string' ? readInteger(Number.parseFloat(value)) : readInteger(value));

/** Returns a duration in seconds as milliseconds; 5000 for an invalid one (gallery#autoplay-time). */
const readTimeoutMs = (value: unknown): number => (readRatio(value) ?? galleryLimits.autoplayTimeoutMs / 1000) * 1000;

/** Returns the data of a slideshow, with the defaults of `decodeGalleryBlock`, which includes them. Never throws. */
export const decodeSlideshowBlock = (input: Fields): SlideshowBlock => ({
  aspectPercent: readRatio(input.aspectRatio),
  thumbnailStripHeightPx: positiveOrNull(readInteger(input['thumbnail-strip-height'])),
  thumbnailStripMarginPx: atLeastOrNull(0, readInteger(input['thumbnail-strip-margin'])),
  autoplayTimeoutMs: readTimeoutMs(input['autoplay-duration']),
  autoCrop: readFlag(input['auto-crop'] ?? input.autoCrop),
  autoplay: readFlag(input.autoplay),
  squareThumbs: readFlag(input['square-thumbs']),
  newWindow: readFlag(input.newWindow),
  hasPlayButton: `${input['play-button']}` !== 'false',
});
