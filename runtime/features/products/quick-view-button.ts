import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { actAsButton } from './act-as-button.ts';

/** Mounts a button that shows its product over the page; the first press fetches the view. `commerce#quick-view` */
export function mountQuickViewButton(button: HTMLElement, page: Page): Mounted {
  markPointer(button.ownerDocument);
  const open = (event: MouseEvent) => {
    // The button may be inside a link to the product.
    event.preventDefault();
    page.chunks
      .load('quick-view')
      .then(({ openQuickView }) => openQuickView(page, button.dataset.id ?? ''))
      .catch(page.errors.report);
  };
  button.addEventListener('click', open);
  const restore = button.matches('button,a[href]') ? null : actAsButton(button, () => button.click());
  return {
    dispose() {
      button.removeEventListener('click', open);
      restore?.();
    },
  };
}

/** Marks on the root whether the pointer can hover: sites' style sheets show the button only under one that can. `commerce#pointer-class` */
function markPointer({ documentElement: { classList } }: Document): void {
  if (classList.contains('touch') || classList.contains('no-touch')) return;
  // `hover: none` alone also matches a device without any pointer.
  const isTouch = navigator.maxTouchPoints > 0 && matchMedia('(hover: none)').matches;
  classList.add(isTouch ? 'touch' : 'no-touch');
}
