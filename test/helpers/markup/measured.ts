import { readFileSync } from 'node:fs';

/** Measurements of rendered pages: a gallery's block data beside the boxes of its elements. */
export interface MeasuredGallery {
  readonly widthPx: number;
  readonly block: Readonly<Record<string, unknown>> & { readonly design: string };
  readonly galleryClass: string;
  readonly galleryStyle: string | null;
  readonly thumbnails?: { readonly class: string; readonly style: string; readonly wrapperStyle: string };
  readonly slides: readonly MeasuredSlide[];
}

export interface MeasuredSlide {
  readonly dimensions: string;
  readonly focalPoint: string;
  readonly slideClass: string;
  readonly slideStyle: string | null;
  readonly parentRatio: string | null;
  readonly resolution: string;
  readonly imageStyle: string;
}

export interface MeasuredImage {
  readonly design: string | null;
  readonly mode: 'fit' | 'fill' | null;
  readonly dimensions: string;
  readonly focalPoint: string;
  readonly parentRatio: string | null;
  readonly resolution: string;
  readonly style: Readonly<Record<string, string>>;
}

const lines = <T>(file: string): readonly T[] =>
  readFileSync(`fixtures/measured/${file}.ndjson`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

export const measuredGalleries = (): readonly MeasuredGallery[] => lines('galleries');
export const measuredImages = (): readonly MeasuredImage[] => lines('images');

/** Reads `left: 1.5px; top: 0px` as numbers by name. */
export const pixels = (style: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...style.matchAll(/([a-z-]+):\s*(-?[\d.]+(?:e-?\d+)?)px/g)].map(([, name = '', value]) => [name, Number(value)]),
  );
