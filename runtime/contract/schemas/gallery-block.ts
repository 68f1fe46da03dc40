/** A gallery or summary block's data, strictly; unset is absent, null or empty text. Spec 1 §3, §5. */

import * as z from 'zod';
import { galleryDesigns, lightboxThemes, stripAlignments } from '../enums/gallery.ts';

const unset = z.literal(['', null]).optional();
const flag = z.boolean().nullish();
const text = z.string().nullish();

/** Numbers also come as text: integers, ratios with decimals. */
const number = (isIn: (value: number) => boolean, textPattern: RegExp, expected: string) =>
  z.union(
    [
      z.number().refine(isIn),
      z
        .string()
        .regex(textPattern)
        .refine((value) => isIn(Number(value))),
      unset,
    ],
    `expected ${expected}`,
  );

const integerText = /^\d+$/;
const positive = number((value) => value > 0, integerText, 'a positive number');
const notNegative = number((value) => value >= 0, integerText, 'a number that is not negative');
const count = number((value) => Number.isInteger(value) && value >= 1, integerText, 'a whole number of at least one');
const ratio = number((value) => value > 0, /^(?:\d+(?:\.\d+)?|\.\d+)$/, 'a positive number');

export const galleryBlockSchema = z.looseObject({
  /** `stacked` is what pages call the base layout. */
  design: z.enum([...galleryDesigns, 'stacked']),
  imageAspectRatio: z.union([ratio, z.literal('Auto')], 'expected a positive number or Auto'),
  aspectRatio: ratio,
  'aspect-ratio': text,
  slidesPerRow: count,
  'thumbnails-per-row': count,
  columnWidth: positive,
  gutter: notNegative,
  listImageSize: positive,
  padding: notNegative,
  vSize: positive,
  'max-width': positive,
  'thumbnail-strip-height': positive,
  'thumbnail-strip-margin': notNegative,
  'active-alignment': z.enum([...stripAlignments, 'left', 'center', 'right', '']).nullish(),
  lightboxTheme: z.enum([...lightboxThemes, '']).nullish(),
  'meta-position': text,
  'autoplay-duration': ratio,
  'auto-crop': flag,
  autoCrop: flag,
  autoplay: flag,
  controls: flag,
  lightbox: flag,
  mixedContent: flag,
  thumbnails: flag,
  'square-thumbs': flag,
  'show-meta': flag,
  'show-meta-basic': flag,
  'show-meta-on-hover': flag,
  'show-meta-only-title': flag,
  'show-meta-only-description': flag,
  newWindow: flag,
  transparentBackground: flag,
});

export type GalleryBlockData = z.infer<typeof galleryBlockSchema>;
