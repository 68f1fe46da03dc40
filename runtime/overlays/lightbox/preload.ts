import type { LightboxSet } from '../../page/lightbox-set.ts';
import { addressFor, fitted } from './figure.ts';

/** Fetches the pictures of these items in the size they will have on the stage; an index past an end counts from the other one. */
export function preload(set: LightboxSet, indexes: readonly number[], stage: DOMRect): void {
  if (set.length < 2) return;
  for (const index of indexes) {
    const { source, size } = set.item((index + set.length) % set.length);
    if (!source) continue;
    const image = new Image();
    image.fetchPriority = 'low';
    [image.src] = addressFor(source, fitted(size, stage).width);
  }
}
