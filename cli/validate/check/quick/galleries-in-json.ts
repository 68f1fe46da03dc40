import type { CleanGallery } from '../../find/found.ts';
import { findInValue } from './find-in-value.ts';
import { countStrings, objectStarts } from './json-marks.ts';

const withoutPlace: CleanGallery = { pointer: '', offset: 0 };

/**
 * Returns the galleries of a JSON text in which nothing has a finding, and nothing is another item; undefined for any other text.
 * Reads with JSON.parse. `needsPlaces`: whether pointers and offsets are needed, or only the number of galleries.
 */
export function galleriesInJson(text: string, needsPlaces: boolean): readonly CleanGallery[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const found = findInValue(value, needsPlaces);
  // A text with more strings than its value gives a key twice.
  if (!found || found.strings !== countStrings(text)) return undefined;
  if (!needsPlaces) return found.galleries.map(() => withoutPlace);
  const starts = objectStarts(text);
  return found.galleries.map(({ pointer, objectsBefore }) => ({ pointer, offset: starts.at(objectsBefore) ?? 0 }));
}
