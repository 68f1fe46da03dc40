import { designs } from '../../find/recognise.ts';
import { traits, traitsOf } from './key-traits.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns true for a gallery that certainly has no findings, false for an object that certainly is no item, and undefined for all
 * others, about which the check with positions decides. `isMarked`: it is a gallery whatever its keys; `alone`: it is a whole
 * document, a line or an element of a list.
 */
export function verdictOf(object: Fields, isMarked: boolean, alone: boolean): boolean | undefined {
  let bits = 0;
  let ofGallery = 0;
  let isClean = true;
  let hasOnlyKeysOfGalleries = true;
  for (const key in object) {
    const found = traitsOf(key);
    bits |= found.bits;
    if (found.bits & traits.gallery) ofGallery += 1;
    if (!(found.bits & traits.ofGalleries)) hasOnlyKeysOfGalleries = false;
    if (isClean && found.isClean !== undefined && !found.isClean(object[key])) isClean = false;
  }
  if (bits & traits.otherItem || bits & traits.index) return undefined;
  if (bits & traits.items && bits & traits.collection) return undefined;
  const hasDesign = (bits & traits.design) !== 0;
  const design = hasDesign ? object.design : undefined;
  const isGallery =
    isMarked ||
    (hasDesign ? ofGallery > 0 : ofGallery >= 2) ||
    (typeof design === 'string' && ((designs.has(design) && (bits & traits.shared) !== 0) || (alone && hasOnlyKeysOfGalleries)));
  if (!isGallery) return false;
  return isClean && hasDesign && !(bits & traits.unknown) ? true : undefined;
}
