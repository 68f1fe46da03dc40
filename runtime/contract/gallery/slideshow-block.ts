import { type Fields, readFlag } from '../read.ts';
import { galleryLimits } from './limits.ts';

/** The part of a gallery block's data that a slideshow needs; small, because nearly every page with a gallery fetches it. */
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
  /** Whether a gallery that plays has a button that pauses it; `play-button: false` takes it away (our choice). */
  readonly hasPlayButton: boolean;
}

/** A finite number; text is read up to the first character that is no part of an integer. */
export const readInteger = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

export const atLeastOrNull = (minimum: number, number: number | null): number | null =>
  number === null || number < minimum ? null : number;

export const positiveOrNull = (number: number | null): number | null => (number !== null && number > 0 ? number : null);

/** A ratio as a number or as text with decimals; null for `Auto` and anything else. */
export const readRatio = (value: unknown): number | null =>
  positiveOrNull(typeof value === 'string' ? readInteger(Number.parseFloat(value)) : readInteger(value));

/** A positive duration in seconds, as milliseconds; 5000 for anything else. Spec 1 §9. */
const readTimeoutMs = (value: unknown): number => (readRatio(value) ?? galleryLimits.autoplayTimeoutMs / 1000) * 1000;

/** Never throws; defaults as in `decodeGalleryBlock`, which holds all of this as well. */
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
