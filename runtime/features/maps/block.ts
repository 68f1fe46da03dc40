import type { BlockDefinition } from '../../page/mountable.ts';

/** Map blocks. Wild §3. */
export const mapBlock: BlockDefinition = {
  kind: 'map',
  selector: '.sqs-block-map',
  when: 'visible',
  load: (page) => page.chunks.load('maps'),
};
