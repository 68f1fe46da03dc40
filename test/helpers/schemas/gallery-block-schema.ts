/**
 * Strict schema of the data of gallery and summary blocks (gallery#data-keys). An unset value is absent, null or an empty text.
 */

import * as z from 'zod';
import { designSynonyms, galleryDesigns } from '../../../runtime/contract/gallery/designs.ts';
import { lightboxThemes, stripAlignments } from '../../../runtime/contract/gallery/gallery-enums.ts';

const flag = z.boolean().nullish();
const text = z.string().nullish();

interface NumberRule {
  readonly expected: string;
  /** Pattern of the number as text. */
  readonly written: RegExp;
  readonly fits: (value: number) => boolean;
}

const number = ({ expected, written, fits }: NumberRule, ...keywords: readonly string[]) => {
  const isRight = (value: string | number | null | undefined): boolean =>
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'number' ? fits(value) : keywords.includes(value) || (written.test(value) && fits(Number(value))));
  return z.union([z.number(), z.string()], `expected ${expected}`).nullish().refine(isRight, `expected ${expected}`);
};

const integer = /^\d+$/;
const positive: NumberRule = { expected: 'a positive number', written: integer, fits: (value) => value > 0 };
const notNegative: NumberRule = { expected: 'a number that is not negative', written: integer, fits: (value) => value >= 0 };
const count: NumberRule = {
  expected: 'a whole number of at least one',
  written: integer,
  fits: (value) => Number.isInteger(value) && value >= 1,
};
const ratio: NumberRule = { ...positive, written: /^(?:\d+(?:\.\d+)?|\.\d+)$/ };

export const galleryBlockSchema = z.looseObject({
  design: z.enum([...galleryDesigns, ...designSynonyms]),
  imageAspectRatio: number({ ...ratio, expected: 'a positive number or Auto' }, 'Auto'),
  aspectRatio: number(ratio),
  'aspect-ratio': text,
  slidesPerRow: number(count),
  'thumbnails-per-row': number(count),
  columnWidth: number(positive),
  gutter: number(notNegative),
  listImageSize: number(positive),
  padding: number(notNegative),
  vSize: number(positive),
  'max-width': number(positive),
  'thumbnail-strip-height': number(positive),
  'thumbnail-strip-margin': number(notNegative),
  'active-alignment': z.enum([...stripAlignments, 'left', 'center', 'right', '']).nullish(),
  lightboxTheme: z.enum([...lightboxThemes, '']).nullish(),
  'meta-position': text,
  'autoplay-duration': number(ratio),
  'auto-crop': flag,
  autoCrop: flag,
  autoplay: flag,
  controls: flag,
  lightbox: flag,
  mixedContent: flag,
  thumbnails: flag,
  'square-thumbs': flag,
  'play-button': flag,
  'show-meta': flag,
  'show-meta-basic': flag,
  'show-meta-on-hover': flag,
  'show-meta-only-title': flag,
  'show-meta-only-description': flag,
  newWindow: flag,
  transparentBackground: flag,
});
