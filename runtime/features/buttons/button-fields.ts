import { buttonContexts } from '../../contract/analytics/census-events.ts';
import type { ButtonFields } from '../analytics/index.ts';
import { buttonSelector } from './hold-early-clicks.ts';

/** The popup as it is shown, and its own markup of the page. */
const popup = '.sqs-popup-overlay,[data-slide-type="popup-overlay"]';

/** What a button block says of itself. Wild §3 "Button"; a block without an id goes by its place among the page's buttons (our choice). */
export function readButton(container: HTMLElement, link: HTMLAnchorElement): ButtonFields {
  const { alignment = '', buttonSize = '' } = container.dataset;
  const block = container.closest('[data-block-type],.sqs-block');
  return {
    id: block?.id || container.id || link.id || placeOf(container),
    buttonText: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    clickthroughUrl: link.getAttribute('href') ?? '',
    alignment,
    size: buttonSize,
    newWindow: link.target === '_blank',
    context: container.closest(popup) ? buttonContexts.POPUP_OVERLAY : buttonContexts.BUTTON_BLOCK,
  };
}

const placeOf = (container: HTMLElement): string =>
  `button-${Array.from(document.querySelectorAll(buttonSelector)).indexOf(container) + 1}`;
