import { putAttribute } from '../../browser/put-attribute.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { pressed } from './pressed.ts';

/** A button that shows its product over the page; the view's code comes with the first press. That it was asked for is recorded by `analytics`. */
export function mountQuickViewButton(button: HTMLElement, page: Page): Mounted {
  const ended = new AbortController();
  const listen = { signal: ended.signal };
  const isReal = button.matches('button,a[href]');
  markPointer(button.ownerDocument);
  const before = [button.getAttribute('role'), button.getAttribute('tabindex')] as const;
  if (!isReal) {
    button.setAttribute('role', 'button');
    button.setAttribute('tabindex', '0');
    button.addEventListener('keydown', (event) => pressed(event) && button.click(), listen);
  }
  button.addEventListener(
    'click',
    (event) => {
      // The product's link may be around it.
      event.preventDefault();
      page.chunks
        .load('quick-view')
        .then(({ openQuickView }) => openQuickView(page, button.dataset.id ?? ''))
        .catch(page.errors.report);
    },
    listen,
  );
  return {
    dispose() {
      ended.abort();
      if (isReal) return;
      putAttribute(button, 'role', before[0]);
      putAttribute(button, 'tabindex', before[1]);
    },
  };
}

/**
 * Says on the root, in the platform's words, whether the pointer can rest on something: sites' sheets show the button under it, or leave it
 * out where there is nothing to rest with. It stays.
 */
function markPointer({ documentElement: { classList } }: Document): void {
  if (classList.contains('touch') || classList.contains('no-touch')) return;
  // A machine without any pointing device has no fingers on it either.
  classList.add(navigator.maxTouchPoints > 0 && matchMedia('(hover: none)').matches ? 'touch' : 'no-touch');
}
