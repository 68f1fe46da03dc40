import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Chunks } from '../../browser/load-chunk.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { whenVisible } from '../../browser/when-visible.ts';
import { popup } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Mounted } from '../../page/mountable.ts';
import { makeModal } from '../../ui/dom/modal.ts';
import { buttonSelector } from '../buttons/index.ts';
import { buildPopup, fillPopup } from './build-popup.ts';
import type { PopupContent } from './popup-content.ts';
import popupOverlayStyles from './popup-overlay.css';

const buttons = `.sqs-popup-overlay-action,${buttonSelector}`;

/** Bubbles from a sent form in the popup. overlays#popup-form-submitted */
const formSubmittedEvent = 'ss-runtime:form-submitted';

export interface PopupListeners {
  /** The popup is in view. */
  seen(): void;
  submitted(): void;
  /** The visitor has closed the popup; it is off the page. */
  closed(): void;
  /** The page or a content blocker hides the popup; it is off the page. overlays#popup-hidden */
  hidden(): void;
  /** Mounts the sign-up form. */
  mountForm(form: HTMLFormElement): Mounted;
  /** Records the view and the clicks of a button. overlays#popup-button */
  trackButton(button: HTMLElement): void;
}

/** Opens the popup as a modal dialog. Disposing of it calls no listener. overlays#popup-modal */
export function showPopup(
  document: Document,
  chunks: Chunks,
  contentIn: (texts: Texts['popup']) => PopupContent,
  listeners: PopupListeners,
): Mounted {
  const removeStyles = adoptStyles(document, popupOverlayStyles);
  const content = contentIn(popup);
  const { parts, restoreOwnMarkup } = buildPopup(document, content);
  const { root: dialog } = parts;
  const stopTexts = withTexts(chunks, { popup }, (texts) => fillPopup(parts, contentIn(texts.popup), texts.popup));
  let isDisposed = false;
  let form: Mounted | null = null;
  const dispose = () => {
    if (isDisposed) return;
    isDisposed = true;
    visibility.cancel();
    form?.dispose();
    stopTexts();
    endModal();
    restoreOwnMarkup();
    removeStyles();
  };
  const close = () => {
    if (isDisposed) return;
    dispose();
    listeners.closed();
  };

  parts.close.addEventListener('click', close);
  dialog.addEventListener(formSubmittedEvent, () => listeners.submitted());
  const endModal = makeModal(dialog, { onClose: close, focus: dialog });
  if (content.form && dialog.contains(parts.form)) form = listeners.mountForm(parts.form);
  const visibility = whenVisible(dialog, 0, listeners.seen);
  if (dialog.getClientRects().length === 0) {
    dispose();
    listeners.hidden();
  } else for (const button of dialog.querySelectorAll<HTMLElement>(buttons)) listeners.trackButton(button);
  return { dispose };
}
