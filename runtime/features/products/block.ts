import type { BlockDefinition } from '../../page/mountable.ts';

/** Whatever sells a product: product pages, product blocks, lists. Its button is on all of them. Wild §3, wild 2 §7. */
export const productBlock: BlockDefinition = {
  kind: 'product',
  selector: '.sqs-add-to-cart-button',
  when: 'visible',
  load: (page) => page.chunks.load('product'),
};
