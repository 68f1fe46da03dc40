import { stringsIn } from './find-in-value.ts';
import { countStrings } from './json-marks.ts';
import { type Fields, verdictOf } from './verdict.ts';

/**
 * Returns true for block data that is certainly a gallery without findings, false for data that is certainly no item, and
 * undefined for all others. `isMarked`: its tag is that of a gallery.
 */
export function isCleanGallery(json: string, isMarked: boolean): boolean | undefined {
  if (!json.startsWith('{')) return undefined;
  let value: Fields;
  try {
    value = JSON.parse(json) as Fields;
  } catch {
    return undefined;
  }
  const verdict = verdictOf(value, isMarked, false);
  return verdict !== undefined && stringsIn(value) === countStrings(json) ? verdict : undefined;
}
