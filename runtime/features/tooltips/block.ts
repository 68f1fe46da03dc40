import type { BlockDefinition } from '../../page/mountable.ts';

/** An element that a page gives a tooltip: `data-ss-tooltip="its text"` (our choice). */
export const tooltipBlock: BlockDefinition = {
  kind: 'tooltip',
  selector: '[data-ss-tooltip]',
  when: 'load',
  looks: null,
  load: (page) => page.chunks.load('tooltip'),
};
