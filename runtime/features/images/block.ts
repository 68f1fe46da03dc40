import type { BlockKind } from '../../page/mountable.ts';

/** Images outside galleries. Wild §2. */
export const imageKind: BlockKind = {
  kind: 'image',
  when: 'load',
  load: (page) => page.chunks.load('images'),
};
