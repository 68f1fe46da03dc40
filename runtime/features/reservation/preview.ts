import { adoptStyles } from '../../browser/adopt-styles.ts';
import { textsNow, withTexts } from '../../browser/page-texts.ts';
import { layoutLimits } from '../../contract/page/limits.ts';
import { reservation } from '../../contract/texts/en/owners.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { buildStaticView, type StaticMarkup } from '../../ui/static-view.ts';
import previewStyles from './preview.css';
import type { LikenessText, ReservationPreviewParts } from './ReservationPreview.tsx';

/** Put in by the build: the static rendering of `ReservationPreview.tsx`. */
declare const reservationPreviewMarkup: StaticMarkup<ReservationPreviewParts>;

const likeness: readonly LikenessText[] = ['partySize', 'people', 'date', 'today', 'time', 'sevenInTheEvening', 'find'];

/**
 * Shows the preview and its alert in place of the block's content. Whoever tries to use the preview is asked to log out in a
 * dialog (our choice). Spec 2 §6.
 */
export function showPreview(element: HTMLElement, { service, errors, chunks }: Page): Mounted {
  const content = element.querySelector<HTMLElement>('.sqs-block-content') ?? element;
  const { ownerDocument: document } = content;
  const removeStyles = adoptStyles(document, previewStyles);
  const parts = buildStaticView(document, reservationPreviewMarkup);
  const { root: preview } = parts;
  const before = Array.from(content.childNodes);
  content.replaceChildren(preview);
  // Screen readers read out what comes into an alert, not what is there when it comes.
  const title = document.createElement('strong');
  const message = document.createElement('p');
  const logOut = document.createElement('button');
  logOut.type = 'button';
  parts.alert.append(title, message, logOut);
  const stopTexts = withTexts(
    chunks,
    { reservation },
    ({ reservation: words }) => {
      title.textContent = words.title;
      message.textContent = words.message;
      logOut.textContent = words.logOut;
      for (const name of likeness) parts[name].textContent = words[name];
    },
    'owners',
  );

  const leave = () => {
    service('owner')
      .then((owner) => owner.logOut())
      .catch(errors.report);
  };
  const ask = async () => {
    const { title, message, logOut: confirm } = textsNow(chunks, { reservation }, 'owners').reservation;
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
    dispose() {
      stopTexts();
      observer.disconnect();
      content.replaceChildren(...before);
      removeStyles();
    },
  };
}
