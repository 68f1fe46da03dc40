import { layoutLimits } from '../../contract/limits.ts';
import { reservationMessages } from '../../contract/messages.ts';
import { adoptStyles } from '../../lib/adopt-styles.ts';
import { elementFrom } from '../../lib/element-from.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { previewStyles } from './preview-styles.ts';

/** Put in by the build: the static rendering of `ReservationPreview.tsx`. */
declare const reservationPreviewMarkup: string;

/**
 * Shows the preview and its alert in place of the block's content. Whoever tries to use the preview is asked to log out in a
 * dialog (our choice). Spec 2 §6.
 */
export function showPreview(element: HTMLElement, { service, errors }: Page): Live {
  const content = element.querySelector<HTMLElement>('.sqs-block-content') ?? element;
  const { ownerDocument: document } = content;
  const removeStyles = adoptStyles(document, previewStyles);
  const preview = elementFrom<HTMLElement>(document, reservationPreviewMarkup);
  const before = Array.from(content.childNodes);
  content.replaceChildren(preview);
  // Screen readers read out what comes into an alert, not what is there when it comes.
  const title = document.createElement('strong');
  const message = document.createElement('p');
  const logOut = document.createElement('button');
  title.textContent = reservationMessages.title;
  message.textContent = reservationMessages.message;
  logOut.type = 'button';
  logOut.textContent = reservationMessages.logOut;
  preview.querySelector('.sqs-reservation-alert')?.append(title, message, logOut);

  const leave = () => {
    service('owner')
      .then((owner) => owner.logOut())
      .catch(errors.report);
  };
  const ask = async () => {
    const { title, message, logOut: confirm } = reservationMessages;
    const dialogs = await service('dialogs');
    if ((await dialogs.confirm({ title, message, confirm }).answer) === 'confirm') leave();
  };
  logOut.addEventListener('click', leave);
  preview.addEventListener('click', ({ target }) => {
    // What is out of use hands its clicks to what holds it.
    if (target === preview) ask().catch(errors.report);
  });
  const observer = new ResizeObserver(() => {
    preview.dataset.layout = preview.clientWidth > layoutLimits.wideReservationAbovePx ? 'wide' : 'standard';
  });
  observer.observe(preview);
  return {
    destroy() {
      observer.disconnect();
      content.replaceChildren(...before);
      removeStyles();
    },
  };
}
