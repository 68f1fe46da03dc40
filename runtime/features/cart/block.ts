import { logError } from '../../browser/console.ts';
import { hasCartCookie } from '../../contract/cookies.ts';
import type { BlockDefinition } from '../../page/mountable.ts';

/** How many pieces are in the cart. Pages are cached, so the server prints 0; without a cart cookie nothing is asked. Wild 2 §3. */
export const cartCountBlock: BlockDefinition = {
  kind: 'cart-count',
  selector: '.sqs-cart-quantity',
  when: 'idle',
  looks: null,
  load: async (page) => ({
    async mount() {
      if (page.cookies.read(hasCartCookie.name)) await (await page.service('commerce')).cart.get();
      return { dispose() {} };
    },
  }),
};

/** The full-page cart, drawn by a bundle of its own. A bundle that cannot be had is logged, and thrown. Spec 2 §2, §8. */
export const cartBlock: BlockDefinition = {
  kind: 'cart',
  selector: '#sqs-cart-root,.sqs-fullpage-shopping-cart-content,[data-ss-cart]',
  when: 'load',
  load: (page) =>
    page.chunks.load('cart-page').catch((error: unknown) => {
      logError(error);
      throw error;
    }),
};
