import type { BlockDefinition } from '../../page/mountable.ts';
import { animationBlock } from '../animations/index.ts';
import { cartBlock, cartCountBlock } from '../cart/index.ts';
import { lightboxBlock } from '../lightbox/index.ts';
import { mapBlock } from '../maps/index.ts';
import { narrowBlock } from '../narrow/index.ts';
import { productBlock } from '../products/index.ts';
import { rarePartBlock } from '../site-parts/index.ts';
import { tooltipBlock } from '../tooltips/index.ts';
import { videoBlock } from '../video/index.ts';
import { widgetBlock } from '../widgets/index.ts';

/** Kinds of blocks that can wait until the page has loaded: their definitions are no part of the boot script. */
export const laterBlocks: readonly BlockDefinition[] = [
  animationBlock,
  tooltipBlock,
  lightboxBlock,
  videoBlock,
  narrowBlock,
  productBlock,
  cartCountBlock,
  cartBlock,
  mapBlock,
  widgetBlock,
  rarePartBlock,
];
