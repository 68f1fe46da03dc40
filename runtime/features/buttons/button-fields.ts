import { buttonContexts } from '../../contract/analytics/constants.ts';
import type { ButtonFields } from '../analytics/index.ts';
import { buttonSelector } from './button-selector.ts';

/** The popup that is shown, and the page's markup of it. */
const popup = '.sqs-popup-overlay,[data-slide-type="popup-overlay"]';

/** Returns the fields of a button for its records. A button without an id is named by its position among the page's buttons. */
export function readButton(container: HTMLElement, link: HTMLAnchorElement): ButtonFields {
  const { alignment = '', buttonSize = '' } = container.dataset;
  const block = container.closest('[data-block-type],.sqs-block');
  return {
    id: block?.id || container.id || link.id || placeId(container),
    buttonText: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    clickthroughUrl: link.getAttribute('href') ?? '',
    alignment,
    size: buttonSize,
    newWindow: link.target === '_blank',
    context: container.closest(popup) ? buttonContexts.POPUP_OVERLAY : buttonContexts.BUTTON_BLOCK,
  };
}

const placeId = (container: HTMLElement): string =>
  `button-${Array.from(document.querySelectorAll(buttonSelector)).indexOf(container) + 1}`;
