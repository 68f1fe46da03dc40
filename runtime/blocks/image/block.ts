import type { BlockDefinition, BlockModule } from '../block.ts';
import { imagePlace } from './place.ts';

/** Images outside galleries. Wild §2. */
export const imageBlock: BlockDefinition = {
  ...imagePlace,
  kind: 'image',
  when: 'load',
  load: (page) => page.chunks.load<BlockModule>('images'),
};
