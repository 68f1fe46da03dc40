import { baseGalleryDesign, designSynonyms, galleryDesigns } from '../../../runtime/contract/gallery/designs.ts';
import { lightboxThemes, stripAlignments } from '../../../runtime/contract/gallery/gallery-enums.ts';
import { knownKeys } from '../check/known-keys.ts';
import type { galleryBlockKeys } from '../replacements/gallery-block.ts';
import {
  documentSchema,
  flagSchema,
  type KeyNotes,
  namesSchema,
  numberSchema,
  type Schema,
  textSchema,
  unreadKeys,
} from './parts.ts';

const positive = numberSchema({ exclusiveMinimum: 0 }, '^0*[1-9]\\d*$');
const notNegative = numberSchema({ minimum: 0 }, '^\\d+$');
const count: Schema = { anyOf: [{ type: 'integer', minimum: 1 }, ...(positive.anyOf as Schema[]).slice(1)] };
const decimal = '^(?=.*[1-9])(?:\\d+(?:\\.\\d+)?|\\.\\d+)$';
const ratio = numberSchema({ exclusiveMinimum: 0 }, decimal, 'Auto');
const seconds = numberSchema({ exclusiveMinimum: 0 }, decimal);

type Key = (typeof galleryBlockKeys)[number];
const key = (schema: Schema, description: string, standard?: unknown, ...examples: readonly unknown[]): Schema & KeyNotes => ({
  description,
  ...(standard !== undefined && { default: standard }),
  ...(examples.length > 0 && { examples }),
  ...schema,
});

const keys: Readonly<Record<Key, Schema & KeyNotes>> = {
  design: key(
    { type: 'string', enum: [...galleryDesigns, ...designSynonyms] },
    'Layout of the gallery. An unknown one becomes the base layout.',
    baseGalleryDesign,
    'slideshow',
    'grid',
  ),
  imageAspectRatio: key(ratio, 'Width over height of images; Auto for the shape of each image.', undefined, 1.5, 'Auto'),
  aspectRatio: key(ratio, 'Height of the gallery in percent of its width.', undefined, 66),
  'aspect-ratio': key(textSchema, 'Shape of thumbnails by name.', undefined, 'square', 'standard-vertical'),
  slidesPerRow: key(count, 'Number of slides in a row of a carousel.', undefined, 3),
  'thumbnails-per-row': key(count, 'Number of thumbnails in a row of a grid.', undefined, 4),
  columnWidth: key(positive, 'Width of a column in pixels. Without a valid one, `autocolumns` is not shown.', undefined, 270),
  gutter: key(notNegative, 'Space between images in pixels; in a carousel in percent of the width.', undefined, 10),
  listImageSize: key(positive, 'Width of a list’s images in percent.', undefined, 30),
  padding: key(notNegative, 'Space between thumbnails in pixels.', undefined, 20),
  vSize: key(positive, 'Height of the block.', undefined, 1),
  'max-width': key(positive, 'Largest width in pixels.', undefined, 1200),
  'thumbnail-strip-height': key(positive, 'Height of the strip of thumbnails in pixels.', undefined, 100),
  'thumbnail-strip-margin': key(notNegative, 'Space above the strip of thumbnails in pixels.', undefined, 6),
  'active-alignment': key(namesSchema([...stripAlignments, 'left', 'center', 'right']), 'Place of the current slide.', 'middle'),
  lightboxTheme: key(namesSchema(lightboxThemes), 'Colours of the lightbox.', 'dark'),
  'meta-position': key(textSchema, 'Place of titles and descriptions.', 'bottom'),
  'autoplay-duration': key(seconds, 'Seconds that a slide stays.', 5),
  'auto-crop': key(flagSchema, 'Whether images are cropped to fill their boxes.', false),
  autoCrop: key(flagSchema, 'Another name of auto-crop.', false),
  autoplay: key(flagSchema, 'Whether slides change by themselves.', false),
  controls: key(flagSchema, 'Whether there are buttons for the next and the previous slide.', false),
  lightbox: key(flagSchema, 'Whether a click opens an image in the lightbox.', false),
  mixedContent: key(flagSchema, 'Whether a summary shows items of several kinds.', false),
  thumbnails: key(flagSchema, 'Whether a slideshow has a strip of thumbnails.', false),
  'square-thumbs': key(flagSchema, 'Whether thumbnails are square.', false),
  'play-button': key(flagSchema, 'Whether a gallery that plays has a button that pauses it.', true),
  'show-meta': key(flagSchema, 'Whether titles and descriptions are shown.', false),
  'show-meta-basic': key(flagSchema, 'Whether titles and descriptions are shown without a box.', false),
  'show-meta-on-hover': key(flagSchema, 'Whether titles and descriptions are shown on hover only.', false),
  'show-meta-only-title': key(flagSchema, 'Whether titles are shown without descriptions.', false),
  'show-meta-only-description': key(flagSchema, 'Whether descriptions are shown without titles.', false),
  newWindow: key(flagSchema, 'Whether links open in a new window.', false),
  transparentBackground: key(flagSchema, 'Whether the box of titles and descriptions has no colour.', false),
};

export const gallerySchema: Schema = documentSchema('gallery', 'Data of a gallery or summary block', {
  description:
    'Content of data-block-json; blocks of 2026 have the same keys as attributes of their wrapper, such as data-column-width.',
  properties: { ...keys, ...unreadKeys(knownKeys.gallery ?? [], keys) },
  required: ['design'],
  examples: [{ design: 'grid', 'thumbnails-per-row': 4, padding: 20, lightbox: true }],
});
