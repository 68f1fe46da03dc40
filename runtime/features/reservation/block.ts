import type { BlockDefinition } from '../../page/mountable.ts';

/** Blocks that take reservations, by their block types: OPENTABLE 50, OPENTABLE_V2 66 and TOCK 68. Spec 2 §3, §6. */
export const reservationBlock: BlockDefinition = {
  kind: 'reservation',
  selector: '[data-block-type="50"],[data-block-type="66"],[data-block-type="68"]',
  when: 'visible',
  load: (page) => page.chunks.load('reservation'),
};
