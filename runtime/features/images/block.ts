import type { BlockDefinition } from '../../page/mountable.ts';
import { imagePlace } from './place.ts';

/** Images outside galleries. Wild §2. */
export const imageBlock: BlockDefinition = {
  ...imagePlace,
  kind: 'image',
  when: 'load',
  load: (page) => page.chunks.load('images'),
};
