import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { followMarks } from '../../../browser/follow-marks.ts';
import { pageColour } from '../../../browser/page-colour.ts';
import { pageWide } from '../../../browser/page-wide.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { makeModal } from '../../../ui/dom/modal.ts';
import { makePressable } from '../../../ui/dom/pressable.ts';
import styles from '../header/mobile-overlay.css';

interface MobileOverlay {
  toggle(opener: HTMLElement | null): void;
}

declare module '../../../browser/page-wide.ts' {
  interface PageWide {
    readonly mobileOverlay: MobileOverlay;
  }
}

/** The mark of an open overlay, which themes select and set. */
const openClass = 'is-mobile-overlay-active';

/** The one overlay of a page, which several buttons open and close. */
function createOverlay({ after }: Page['clock']): MobileOverlay {
  // The template's own code may set the mark for the same press.
  let isPressed = false;
  let restorePage: (() => void) | undefined;
  let opener: HTMLElement | null = null;
  adoptStyles(document, styles);
  const toggle = (from: HTMLElement | null): void => {
    // A template that changes pages by script has another overlay on each.
    const overlay = document.querySelector<HTMLElement>('.Mobile-overlay');
    const isOpen = !restorePage && !!from;
    if (!overlay || isOpen === !!restorePage) return;
    isPressed = true;
    after(0, () => {
      isPressed = false;
      document.body.classList.toggle(openClass, !!restorePage);
    });
    overlay.style.setProperty('--ss-page-colour', pageColour(document));
    overlay.setAttribute('role', 'dialog');
    overlay.toggleAttribute('data-ss-open', isOpen);
    document.body.classList.toggle(openClass, isOpen);
    for (const button of document.querySelectorAll('[data-controller-overlay]'))
      button.setAttribute('aria-expanded', `${isOpen}`);
    if (isOpen) {
      opener = from;
      overlay.setAttribute('aria-label', from.getAttribute('aria-label') || from.textContent?.trim() || '');
      restorePage = makeModal(overlay, { onClose: () => toggle(null), returnFocus: () => opener });
    } else {
      restorePage?.();
      restorePage = undefined;
    }
  };
  followMarks([document.body], ['class'], () => {
    const isWanted = document.body.classList.contains(openClass);
    if (!isPressed && isWanted !== !!restorePage)
      toggle(isWanted ? document.querySelector<HTMLElement>('[data-controller-overlay]') : null);
  });
  return { toggle };
}

/** A button of an older template that opens or closes the menu over the page. site#mobile-overlay */
export function mount(element: HTMLElement, page: Page): Mounted {
  const { toggle } = pageWide('mobileOverlay', () => createOverlay(page.clock));
  const opens = element.hasAttribute('data-controller-overlay');
  if (opens) element.setAttribute('aria-expanded', 'false');
  const onClick = () => toggle(opens ? element : null);
  element.addEventListener('click', onClick);
  // An empty element is the backdrop: a keyboard has Escape and the cross instead of one more tab stop.
  const isBackdrop =
    !element.childElementCount && !element.textContent?.trim() && !element.matches('[aria-label],[aria-labelledby]');
  const restore = isBackdrop ? () => {} : makePressable(element);
  return {
    dispose() {
      toggle(null);
      element.removeEventListener('click', onClick);
      restore();
      element.removeAttribute('aria-expanded');
    },
  };
}
