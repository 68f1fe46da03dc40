import { readOneOf } from '../read.ts';
import { type LightboxTheme, lightboxThemes, type SlideType } from './gallery-enums.ts';

/** What the attributes of a slide, or of the image in it, say. Spec 1 §3 "Slide attributes", spec 2 §3 "Lightbox". */
export interface Slide {
  readonly type: SlideType;
  readonly id: string;
  readonly url: string;
  readonly clickThroughUrl: string;
  /** null: not given or malformed. */
  readonly dimensions: { readonly widthPx: number; readonly heightPx: number } | null;
  /** Fractions of width and height as given, also outside 0-1; the centre if they are not given or malformed. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** `data-src`, or `data-image` where that is empty. */
  readonly source: string;
  readonly imageId: string;
  readonly title: string;
  readonly description: string;
  /** null: the slide does not say. */
  readonly lightboxTheme: LightboxTheme | null;
}

/** Two finite numbers with the separator between them; null for anything else. */
const readPair = (text: string | null, separator: string): readonly number[] | null => {
  const numbers = (text ?? '')
    .toLowerCase()
    .split(separator)
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  return numbers.length === 2 && numbers.every(Number.isFinite) ? numbers : null;
};

/** `WxH` in pixels, both above zero; null for anything else. */
export const decodeDimensions = (text: string | null): Slide['dimensions'] => {
  const [widthPx = 0, heightPx = 0] = readPair(text, 'x') ?? [];
  return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null;
};

/** Two fractions separated by a comma; the centre for anything else. */
export const decodeFocalPoint = (text: string | null): Slide['focalPoint'] => {
  const [x = 0.5, y = 0.5] = readPair(text, ',') ?? [];
  return { x, y };
};

/** Reads a slide through `attribute`, which returns an attribute's value or null. Never throws. */
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
