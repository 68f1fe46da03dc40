import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { pageColour } from '../../../browser/page-colour.ts';
import { pageWide } from '../../../browser/page-wide.ts';
import type { Mounted } from '../../../page/mountable.ts';
import styles from '../header/mobile-overlay.css';
import { openOver } from '../header/open-over.ts';

interface MobileOverlay {
  toggle(opener: HTMLElement | null): void;
}

declare module '../../../browser/page-wide.ts' {
  interface PageWide {
    readonly mobileOverlay: MobileOverlay;
  }
}

/** The one overlay of a page, which several buttons open and close. */
function createOverlay(): MobileOverlay {
  const overlay = document.querySelector<HTMLElement>('.Mobile-overlay');
  let restorePage: (() => void) | undefined;
  let opener: HTMLElement | null = null;
  adoptStyles(document, styles);
  overlay?.style.setProperty('--ss-page-colour', pageColour(document));
  overlay?.setAttribute('role', 'dialog');
  overlay?.setAttribute('aria-modal', 'true');
  const toggle = (from: HTMLElement | null): void => {
    const isOpen = !restorePage && !!from;
    if (!overlay || isOpen === !!restorePage) return;
    restorePage?.();
    restorePage = isOpen ? openOver([overlay]) : undefined;
    overlay.toggleAttribute('data-ss-open', isOpen);
    document.body.classList.toggle('is-mobile-overlay-active', isOpen);
    for (const button of document.querySelectorAll('[data-controller-overlay]'))
      button.setAttribute('aria-expanded', `${isOpen}`);
    if (isOpen) {
      opener = from;
      overlay.setAttribute('aria-label', from.getAttribute('aria-label') || from.textContent?.trim() || '');
      overlay.querySelector<HTMLElement>('button,a[href]')?.focus();
    } else opener?.focus();
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && toggle(null));
  return { toggle };
}

/** A button of an older template that opens or closes the menu over the page. site#mobile-overlay */
export function mount(element: HTMLElement): Mounted {
  const { toggle } = pageWide('mobileOverlay', createOverlay);
  const opens = element.hasAttribute('data-controller-overlay');
  if (opens) element.setAttribute('aria-expanded', 'false');
  const onClick = () => toggle(opens ? element : null);
  element.addEventListener('click', onClick);
  return {
    dispose() {
      toggle(null);
      element.removeEventListener('click', onClick);
      element.removeAttribute('aria-expanded');
    },
  };
}
