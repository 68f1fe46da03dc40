import type { BlockDefinition } from '../../page/mountable.ts';

/** By block type: OPENTABLE, TOURDATES, CHART, ZOLA, OPENTABLE_V2, TOCK; search, accordion and marquee (wild 2 §6). Spec 2 §3. */
const types =
  '[data-block-type="33"],[data-block-type="50"],[data-block-type="59"],[data-block-type="62"],[data-block-type="63"],[data-block-type="66"],[data-block-type="68"],[data-block-type="69"],[data-block-type="70"]';

/**
 * What few pages have and no controller names; registry.ts knows which is which. One definition, because every page carries it. What has a type
 * or class here is on pages that may have nothing else for the chunk `blocks` to come for.
 */
export const rarePartBlock: BlockDefinition = {
  kind: 'part',
  selector: `${types},[data-ss-time],.sqs-audio-embed,.sqs-video-background,.menu-selector,.lightbox-handle-wrapper,.disqus-comment-count,.twitter-follow-button,.sqs-product-quick-view-button,.sqs-block-donation,.floating-cart a,.user-account-link,[data-ss-door]`,
  when: 'visible',
  load: (page) => page.chunks.load('site-parts'),
};
