import type { BlockDefinition } from '../../page/mountable.ts';

/** Blocks whose content the platform renders when it is asked: social galleries, summaries of events, and calendars. Spec 2 §7, wild §3, wild 2 §6. */
export const widgetBlock: BlockDefinition = {
  kind: 'widget',
  selector: '[data-async-rendering-enabled="true"],.sqs-block-calendar',
  when: 'visible',
  load: (page) => page.chunks.load('widgets'),
};
