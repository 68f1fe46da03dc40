import type { BlockDefinition } from '../../page/mountable.ts';

/**
 * What a press opens something of the store by, and what few pages have of it: the floating cart, quick-view buttons, links to the account
 * that no controller names, the screen for who may not see a page, the toggle between pricing options. One definition, because every
 * page carries it. Spec 2 §2, wild §3, wild 2 §3, §4.
 */
export const doorBlock: BlockDefinition = {
  kind: 'door',
  selector: '.floating-cart a,.sqs-product-quick-view-button[data-id],.user-account-link,[data-ss-door]',
  when: 'visible',
  load: (page) => page.chunks.load('doors'),
};
