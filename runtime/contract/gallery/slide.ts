import { readOneOf } from '../read.ts';
import { type LightboxTheme, lightboxThemes, type SlideType } from './gallery-enums.ts';

/** The attributes of a slide, or of the image in it: gallery#slide-attributes. */
export interface Slide {
  readonly type: SlideType;
  readonly id: string;
  readonly url: string;
  readonly clickThroughUrl: string;
  /** null if missing or malformed. */
  readonly dimensions: { readonly widthPx: number; readonly heightPx: number } | null;
  /** Fractions of width and height, also outside 0 to 1; the centre if missing or malformed. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** See images#image-source. */
  readonly source: string;
  readonly imageId: string;
  readonly title: string;
  readonly description: string;
  /** null if the slide has none. */
  readonly lightboxTheme: LightboxTheme | null;
}

/** Returns two finite numbers from a text with a separator between them; null for any other text. */
const readPair = (text: string | null, separator: string): readonly number[] | null => {
  const numbers = (text ?? '')
    .toLowerCase()
    .split(separator)
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  return numbers.length === 2 && numbers.every(Number.isFinite) ? numbers : null;
};

/** Returns the size in a text `WxH`; null unless both numbers are above 0. */
export const decodeDimensions = (text: string | null): Slide['dimensions'] => {
  const [widthPx = 0, heightPx = 0] = readPair(text, 'x') ?? [];
  return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null;
};

/** Returns the two fractions in a text `x,y`; the centre for any other text. */
export const decodeFocalPoint = (text: string | null): Slide['focalPoint'] => {
  const [x = 0.5, y = 0.5] = readPair(text, ',') ?? [];
  return { x, y };
};

/** Returns the slide whose attributes `attribute` reads, as texts or null. Never throws. */
export const decodeSlide = (attribute: (name: string) => string | null): Slide => {
  const text = (name: string): string => attribute(name)?.trim() ?? '';
  return {
    type: text('data-type') === 'video' ? 'video' : 'image',
    id: text('data-slide-id'),
    url: text('data-slide-url'),
    clickThroughUrl: text('data-click-through-url'),
    dimensions: decodeDimensions(attribute('data-image-dimensions')),
    focalPoint: decodeFocalPoint(attribute('data-image-focal-point')),
    source: text('data-src') || text('data-image'),
    imageId: text('data-image-id'),
    title: text('data-title'),
    description: text('data-description'),
    lightboxTheme: readOneOf(lightboxThemes, text('data-lightbox-theme'), null),
  };
};
