/** The full-page cart: a React island in the page's cart root, which may hold settings as JSON. Wild 2 §7. */
import { safeLink } from '../../../browser/safe-link.ts';
import { readFields } from '../../../contract/read.ts';
import type { Mountable } from '../../../page/mountable.ts';
import { mountIsland } from '../../../ui/mount-island.tsx';
import { createCartView } from '../Cart.tsx';

export const mount: Mountable['mount'] = async (root, page) => {
  const settings = readSettings(root.querySelector('script[type="application/json"]')?.textContent);
  const view = await createCartView(page, { continueUrl: safeLink(settings.continueShoppingLinkUrl, '')?.url ?? '/' });
  const island = mountIsland(
    root.ownerDocument,
    view.element,
    (error) => page.errors.report(error, { island: 'cart' }),
    root.querySelector('#sqs-cart-container') ?? root,
  );
  return {
    dispose() {
      island.dispose();
      view.dispose();
    },
  };
};

function readSettings(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    return readFields(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}
