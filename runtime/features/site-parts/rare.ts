import type { BlockDefinition } from '../../page/mountable.ts';

/** By block type: OPENTABLE, TOURDATES, CHART, ZOLA, OPENTABLE_V2, TOCK. Spec 2 §3. */
const types = [50, 59, 62, 63, 66, 68].map((type) => `[data-block-type="${type}"]`);

/**
 * What few pages have and no controller names; registry.ts knows which is which. One definition, because every page carries it. What has a type
 * or class here is on pages that may have nothing else for the chunk `blocks` to come for.
 */
export const rarePartBlock: BlockDefinition = {
  kind: 'part',
  selector: `${types},.sqs-audio-embed,.menu-selector,.sqs-video-background,.disqus-comment-count,.twitter-follow-button,[data-ss-time],.floating-cart a,.sqs-product-quick-view-button,.sqs-block-donation,.user-account-link,[data-ss-door]`,
  when: 'visible',
  load: (page) => page.chunks.load('site-parts'),
};
