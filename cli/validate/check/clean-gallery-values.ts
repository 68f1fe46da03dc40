import { designSynonyms, galleryDesigns } from '../../../runtime/contract/gallery/designs.ts';
import { lightboxThemes, stripAlignments } from '../../../runtime/contract/gallery/gallery-enums.ts';
import { isUnset } from '../../../runtime/contract/read.ts';
import { type GalleryFieldKind, galleryFieldKinds } from '../replacements/explain-gallery-block.ts';

/** Keys whose number may be zero. */
const zeroAllowed = new Set(['gutter', 'padding', 'thumbnail-strip-margin']);

const alignments: ReadonlySet<unknown> = new Set([...stripAlignments, 'left', 'center', 'right']);
const themes: ReadonlySet<unknown> = new Set(lightboxThemes);
const designs: ReadonlySet<unknown> = new Set([...galleryDesigns, ...designSynonyms]);

const wholeNumber = /^\d{1,9}$/;
const decimalNumber = /^\d{1,9}(?:\.\d{1,9})?$/;

const numberOf = (value: unknown, written: RegExp): number =>
  typeof value === 'number' ? value : typeof value === 'string' && written.test(value) ? Number(value) : Number.NaN;

/** Whether a value is certainly used as given. Only common forms are: `explainGalleryBlock` decides about all others. */
const checks: Record<GalleryFieldKind, (value: unknown, key: string) => boolean> = {
  flag: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  integer(value, key) {
    const number = numberOf(value, wholeNumber);
    return Number.isInteger(number) && (number > 0 || (number === 0 && zeroAllowed.has(key)));
  },
  ratio(value) {
    const number = numberOf(value, decimalNumber);
    return value === 'Auto' || (number > 0 && number !== Number.POSITIVE_INFINITY);
  },
  seconds(value) {
    const number = numberOf(value, wholeNumber);
    return Number.isInteger(number) && number > 0 && number < 1e9;
  },
  design: (value) => designs.has(value),
  alignment: (value) => alignments.has(value),
  theme: (value) => themes.has(value),
};

const checkOf = (key: string, kind: GalleryFieldKind): ((value: unknown) => boolean) => {
  const isClean = checks[kind];
  // A missing design has a finding.
  if (kind === 'design') return (value) => isClean(value, key);
  return (value) => isClean(value, key) || isUnset(value);
};

/** By key of a gallery block: whether `validate` certainly has no finding for a value. False means that it may have one. */
export const galleryValueChecks: ReadonlyMap<string, (value: unknown) => boolean> = new Map(
  galleryFieldKinds.map(([key, kind]) => [key, checkOf(key, kind)]),
);
