import type { BlockDefinition, BlockPlace } from '../../page/mountable.ts';

/** Headers, lists, dividers, players and the like: each is a part of its own in registry.ts. Wild 2 §1 to §6. */
export const sitePartBlock = ({ selector }: BlockPlace): BlockDefinition => ({
  // Galleries and video backgrounds have their own, and what sells is the shop's. The blocks are those that only pages with controllers have: accordions,
  // marquees and search fields of older pages, known by their types, are rare.ts's.
  selector: `:is(${selector},:is(.sqs-block-accordion,.sqs-block-marquee)[data-block-type="1337"],.sqs-search-ui-text-input:not([data-block-type="33"] *),.sqsrte-text-highlight):not([data-controller^=Gallery],[data-controller^=Video],[data-controller*=ProductI],[data-controller*=Cart])`,
  kind: 'part',
  when: 'visible',
  load: (page) => page.chunks.load('site-parts'),
});

/** It waits off the page, where it is never near the view. */
export const scaledTextBlock: BlockDefinition = {
  selector: '.sqsrte-scaled-text',
  kind: 'part',
  when: 'load',
  load: (page) => page.chunks.load('site-parts'),
};
