import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { makePressable } from '../../ui/dom/pressable.ts';

/** Mounts a button that shows its product over the page; the first press fetches the view. `commerce#quick-view` */
export function mountQuickViewButton(button: HTMLElement, page: Page): Mounted {
  const open = (event: MouseEvent) => {
    // The button may be inside a link to the product.
    event.preventDefault();
    page.chunks
      .load('quick-view')
      .then(({ openQuickView }) => openQuickView(page, button.dataset.id ?? ''))
      .catch(page.errors.report);
  };
  button.addEventListener('click', open);
  const restore = makePressable(button);
  return {
    dispose() {
      button.removeEventListener('click', open);
      restore();
    },
  };
}
