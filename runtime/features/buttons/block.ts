import type { BlockKind } from '../../page/mountable.ts';

/** Button blocks: their looks are the server's, their views and clicks are told to the platform. Wild §3, spec 2 §4. */
export const buttonKind: BlockKind = {
  kind: 'button',
  when: 'idle',
  looks: null,
  load: (page) => page.chunks.load('buttons'),
};
