import { animationBlock } from './animation/block.ts';
import type { BlockDefinition } from './block.ts';
import { buttonBlock } from './button/block.ts';
import { galleryBlock } from './gallery/block.ts';
import { reservationBlock } from './reservation/block.ts';
import { tooltipBlock } from './tooltip/block.ts';

/** Every block the runtime knows. */
export const blocks: readonly BlockDefinition[] = [galleryBlock, buttonBlock, animationBlock, tooltipBlock, reservationBlock];
