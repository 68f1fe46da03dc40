import { imageAddress } from '../../media/image-address.ts';
import type { Size } from '../../media/image-frame.ts';
import { widthToAskFor } from '../../media/image-width.ts';
import { pixelRatio } from '../../media/pixel-ratio.ts';
import type { LightboxSet } from '../../page/lightbox-set.ts';

/** Fetches the pictures of these items in the size they will have on the stage; an index past an end counts from the other one. */
export function preload(set: LightboxSet, indexes: readonly number[], stage: Size): void {
  if (set.length < 2) return;
  for (const index of indexes) {
    const { source, size } = set.item((index + set.length) % set.length);
    if (!source) continue;
    const drawnPx = size ? Math.min(stage.widthPx, stage.heightPx * (size.widthPx / size.heightPx), size.widthPx) : stage.widthPx;
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = imageAddress(source, widthToAskFor(drawnPx, pixelRatio(window)));
  }
}
