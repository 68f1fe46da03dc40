import type { BlockDefinition } from '../../page/mountable.ts';
import { buttonBlock } from '../buttons/index.ts';
import { formBlock } from '../forms/index.ts';
import { galleryBlock } from '../gallery/index.ts';
import { imageBlock } from '../images/index.ts';
import { sitePartBlock } from '../site-parts/index.ts';

/** The blocks that a page knows from the start; each has its place in places.ts as well. */
export const blocks: readonly BlockDefinition[] = [galleryBlock, imageBlock, buttonBlock, formBlock, sitePartBlock];
