import type { BlockDefinition } from '../../page/mountable.ts';
import { buttonKind } from '../buttons/index.ts';
import { formKind } from '../forms/index.ts';
import { galleryKind } from '../gallery/index.ts';
import { imageKind } from '../images/index.ts';
import { scaledTextBlock, sitePartBlock } from '../site-parts/index.ts';
import type { Places } from './places.ts';

/** The blocks that a page knows from the start, at the places where the boot script has reserved their boxes. */
export const blocksAt = ([gallery, image, part, button, form]: Places): readonly BlockDefinition[] => [
  { ...gallery, ...galleryKind },
  { ...image, ...imageKind },
  { ...button, ...buttonKind },
  { ...form, ...formKind },
  sitePartBlock(part),
  scaledTextBlock,
];
