import { animationBlock } from './animation/block.ts';
import type { BlockDefinition } from './block.ts';
import { buttonBlock } from './button/block.ts';
import { galleryBlock } from './gallery/block.ts';
import { imageBlock } from './image/block.ts';
import { lightboxBlock } from './lightbox/block.ts';
import { narrowBlock } from './narrow/block.ts';
import { photoVideoBlock } from './photo-video/block.ts';
import { reservationBlock } from './reservation/block.ts';
import { tooltipBlock } from './tooltip/block.ts';
import { videoBlock } from './video/block.ts';

/** The blocks that a page knows from the start; each has its place in places.ts as well. */
export const blocks: readonly BlockDefinition[] = [galleryBlock, imageBlock, buttonBlock];

/** Those that can wait until the page has loaded: their definitions are no part of the boot script. */
export const laterBlocks: readonly BlockDefinition[] = [
  animationBlock,
  tooltipBlock,
  reservationBlock,
  lightboxBlock,
  videoBlock,
  narrowBlock,
  photoVideoBlock,
];
