import { cookieSettingsKey, galleryKeys, isKeyOfGalleries, sharedKeys } from '../../find/recognise.ts';
import { galleryValueChecks } from '../clean-gallery-values.ts';
import { knownKeys } from '../known-keys.ts';

/** Facts about a key, as bits: the quick check looks each key up once. */
export const traits = {
  design: 1,
  /** A key that only galleries have. */
  gallery: 2,
  /** A key that galleries share with other blocks. */
  shared: 4,
  items: 8,
  collection: 16,
  /** A value with this key can be an item by its key alone. */
  cookieSettings: 32,
  blockJson: 64,
  /** An object with this key may be another item than a gallery. */
  otherItem: 128,
  /** An index of a list, which objects sort before other keys. */
  index: 256,
  /** A key that `validate` reports in a gallery. */
  unknown: 512,
  /** A key that a document of one gallery may have. */
  ofGalleries: 1024,
} as const;

export interface KeyTraits {
  readonly bits: number;
  /** Whether a value is used as given; absent for keys whose values are not checked. */
  readonly isClean: ((value: unknown) => boolean) | undefined;
}

const own: Readonly<Record<string, number>> = {
  design: traits.design,
  items: traits.items,
  collection: traits.collection,
  cookieSettings: traits.cookieSettings,
  blockJson: traits.blockJson,
  formFields: traits.otherItem,
  variants: traits.otherItem,
  structuredContent: traits.otherItem,
  priceCents: traits.otherItem,
};

/** Keys that are remembered; more are looked at again each time, because a file may have any number. */
const maxRemembered = 10_000;
const remembered = new Map<string, KeyTraits>();

/** Returns the facts about a key. */
export function traitsOf(key: string): KeyTraits {
  const known = remembered.get(key);
  if (known) return known;
  const found = { bits: bitsOf(key), isClean: galleryValueChecks.get(key) };
  if (remembered.size < maxRemembered) remembered.set(key, found);
  return found;
}

const bitsOf = (key: string): number =>
  (Object.hasOwn(own, key) ? (own[key] ?? 0) : 0) |
  (galleryKeys.has(key) ? traits.gallery : 0) |
  (sharedKeys.has(key) ? traits.shared : 0) |
  (isKeyOfGalleries(key) ? traits.ofGalleries : 0) |
  (cookieSettingsKey.test(key) ? traits.otherItem : 0) |
  (/^\d+$/.test(key) ? traits.index : 0) |
  (knownKeys.gallery?.has(key) ? 0 : traits.unknown);
