import { adoptStyles } from '../../browser/adopt-styles.ts';
import { textsNow, withTexts } from '../../browser/page-texts.ts';
import { layoutLimits } from '../../contract/site/constants.ts';
import { reservation } from '../../contract/texts/en/owners.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { buildStaticView } from '../../ui/dom/view.ts';
import previewStyles from './preview.css';
import type { PlaceholderText } from './ReservationPreview.tsx';
import { view } from './ReservationPreview.tsx?static';

const english = { reservation };
const placeholderTexts: readonly PlaceholderText[] = [
  'partySize',
  'people',
  'date',
  'today',
  'time',
  'sevenInTheEvening',
  'find',
];

/**
 * Shows a preview with an alert in place of the block's content. A press on the preview offers to log out.
 * `commerce#reservation-preview`
 */
export function showPreview(element: HTMLElement, { service, errors, chunks }: Page): Mounted {
  const content = element.querySelector<HTMLElement>('.sqs-block-content') ?? element;
  const { ownerDocument: document } = content;
  const removeStyles = adoptStyles(document, previewStyles);
  const parts = buildStaticView(document, view);
  const { root: preview, alert, title, message, logOut } = parts;
  const before = Array.from(content.childNodes);
  // Screen readers announce content that is added to an alert, not the content of an alert that is added.
  alert.replaceChildren();
  content.replaceChildren(preview);
  alert.append(title, message, logOut);
  const stopTexts = withTexts(
    chunks,
    english,
    ({ reservation: texts }) => {
      title.textContent = texts.title;
      message.textContent = texts.message;
      logOut.textContent = texts.logOut;
      for (const name of placeholderTexts) parts[name].textContent = texts[name];
    },
    'owners',
  );

  const logOutOwner = () => {
    service('owner')
      .then((owner) => owner.logOut())
      .catch(errors.report);
  };
  const offerLogOut = async () => {
    const texts = textsNow(chunks, english, 'owners').reservation;
    const dialogs = await service('dialogs');
    const dialog = dialogs.confirm({ title: texts.title, message: texts.message, confirm: texts.logOut });
    if ((await dialog.answer) === 'confirm') logOutOwner();
  };
  logOut.addEventListener('click', logOutOwner);
  preview.addEventListener('click', ({ target }) => {
    // A click on inert content has its container as the target:
    // https://html.spec.whatwg.org/multipage/interaction.html#inert-subtrees
    if (target === preview) offerLogOut().catch(errors.report);
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
