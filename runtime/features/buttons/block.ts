import type { BlockDefinition } from '../../page/mountable.ts';
import { buttonPlace } from './place.ts';

/** Button blocks: their looks are the server's, their views and clicks are told to the platform. Wild §3, spec 2 §4. */
export const buttonBlock: BlockDefinition = {
  ...buttonPlace,
  kind: 'button',
  when: 'idle',
  load: (page) => page.chunks.load('buttons'),
};
