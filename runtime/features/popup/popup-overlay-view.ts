import { adoptStyles } from '../../browser/adopt-styles.ts';
import { cleanHtml } from '../../browser/clean-html.ts';
import type { Chunks } from '../../browser/load-chunk.ts';
import { lockScroll } from '../../browser/lock-scroll.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { putLink, type SafeLink } from '../../browser/safe-link.ts';
import { whenVisible } from '../../browser/when-visible.ts';
import { popup } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Mounted } from '../../page/mountable.ts';
import { buildStaticView, type StaticMarkup } from '../../ui/static-view.ts';
import { buttonSelector } from '../buttons/index.ts';
import type { PopupOverlayParts } from './PopupOverlay.tsx';
import type { PopupContent } from './popup-content.ts';
import popupOverlayStyles from './popup-overlay.css';

/** Put in by the build: the static rendering of `PopupOverlay.tsx`. */
declare const popupOverlayMarkup: StaticMarkup<PopupOverlayParts>;

/** The popup's own markup, where the server has put it into the page: an element or a template (after wild §3 "Cover page"). */
const slide = '[data-slide-type="popup-overlay"]';

const buttons = `.sqs-popup-overlay-action,${buttonSelector}`;

/**
 * A form in the popup that has been sent says so by this event, which bubbles: the popup then counts as submitted. Forms of the
 * page's own markup and of other scripts dispatch it too (our choice).
 */
const formSubmittedEvent = 'ss-runtime:form-submitted';

export interface PopupListeners {
  /** It is really to be seen. */
  seen(): void;
  submitted(): void;
  /** The visitor is done with it: it is off the page. */
  closed(): void;
  /** Nobody can see it, because the page or a content blocker hides it: it is off the page. */
  hidden(): void;
  /** Brings the sign-up form to life when somebody turns to it; it sends itself from then on. */
  activate(form: HTMLFormElement): Mounted;
  /** Has the views and clicks of the popup's buttons recorded: of its own action, and of button blocks in the page's markup. */
  record(button: HTMLElement): void;
}

/** Opens the popup as a modal dialog. Taking it back says nothing to the listeners. Spec 2 §2, §4. */
export function showPopup(
  document: Document,
  chunks: Chunks,
  contentIn: (texts: Texts['popup']) => PopupContent,
  listeners: PopupListeners,
): Mounted {
  const removeStyles = adoptStyles(document, popupOverlayStyles);
  let content = contentIn(popup);
  const { parts, putBack } = build(document, content);
  const { root: dialog } = parts;
  const stopTexts = withTexts(chunks, { popup }, (texts) => {
    content = contentIn(texts.popup);
    fill(parts, content, texts.popup);
  });
  let isOver = false;
  let form: Mounted | null = null;
  const end = (notify?: () => void) => {
    if (isOver) return;
    isOver = true;
    sight.cancel();
    form?.dispose();
    stopTexts();
    // Closing gives the focus back, so it comes before the removal.
    dialog.close();
    putBack();
    dialog.remove();
    unlock();
    removeStyles();
    notify?.();
  };
  const close = () => end(listeners.closed);

  closeOnClickOutside(dialog, close);
  parts.close.addEventListener('click', close);
  dialog.addEventListener('close', close);
  dialog.addEventListener(formSubmittedEvent, () => listeners.submitted());
  document.body.append(dialog);
  dialog.showModal();
  const unlock = lockScroll(document);
  dialog.focus({ preventScroll: true });
  // Not before: the browser gives a dialog's first field the focus. The page's own markup has its own form, if any.
  if (content.form && dialog.contains(parts.form)) form = listeners.activate(parts.form);
  const sight = whenVisible(dialog, 0, listeners.seen);
  // A modal dialog that is not displayed still makes the page inert: better none at all.
  if (dialog.getClientRects().length === 0) end(listeners.hidden);
  else for (const button of dialog.querySelectorAll<HTMLElement>(buttons)) listeners.record(button);
  return { dispose: () => end() };
}

function build(document: Document, content: PopupContent): { parts: PopupOverlayParts; putBack: () => void } {
  const parts = buildStaticView(document, popupOverlayMarkup);
  const { root: dialog } = parts;
  dialog.dataset.position = content.position;
  const ownMarkup = document.querySelector<HTMLElement>(slide);
  if (ownMarkup) return { parts, putBack: borrow(ownMarkup, parts.body) };
  dialog.setAttribute('aria-labelledby', parts.title.id);
  fillImage(parts.image, content);
  if (!content.action) parts.action.remove();
  if (!content.form) parts.form.remove();
  else {
    parts.form.dataset.formId = content.form.formId;
    parts.field.id = content.form.fieldId;
  }
  return { parts, putBack() {} };
}

/** The owner's words, and ours where there are none; again when ours have come in the page's language. */
function fill(parts: PopupOverlayParts, content: PopupContent, texts: Texts['popup']): void {
  const { root: dialog, text } = parts;
  parts.close.setAttribute('aria-label', texts.close);
  // The page's own markup has its own words.
  if (!dialog.hasAttribute('aria-labelledby')) {
    dialog.setAttribute('aria-label', content.title);
    return;
  }
  parts.title.textContent = content.title;
  text.replaceChildren(cleanHtml(content.text, dialog.ownerDocument));
  text.hidden = !text.textContent;
  // Ours may be English on a page from right to left.
  text.dir = content.text === texts.text ? 'auto' : '';
  if (content.action) fillAction(parts.action, content.action);
  parts.label.textContent = texts.email;
  if (!content.form) return;
  parts.done.textContent = content.form.successText;
  // Not while it says that it is sending.
  if (!parts.form.hasAttribute('aria-busy')) parts.submit.textContent = content.form.submitText;
}

/** Moves the page's own markup into the popup; the returned function puts it back where it was. */
function borrow(ownMarkup: HTMLElement, body: HTMLElement): () => void {
  if (ownMarkup instanceof HTMLTemplateElement) {
    body.replaceChildren(body.ownerDocument.importNode(ownMarkup.content, true));
    return () => {};
  }
  const place = document.createComment('');
  const wasHidden = ownMarkup.hidden;
  ownMarkup.replaceWith(place);
  ownMarkup.hidden = false;
  body.replaceChildren(ownMarkup);
  return () => {
    ownMarkup.hidden = wasHidden;
    place.replaceWith(ownMarkup);
  };
}

function fillImage(image: HTMLImageElement, { imageUrl, imageAlt }: PopupContent): void {
  image.hidden = !imageUrl;
  if (!imageUrl) return;
  image.alt = imageAlt;
  image.src = imageUrl;
}

function fillAction(anchor: HTMLAnchorElement, action: SafeLink): void {
  putLink(anchor, action);
  anchor.textContent = action.label;
}

/** A press that begins and ends outside the dialog: who selects text and lets go outside means something else. */
function closeOnClickOutside(dialog: HTMLDialogElement, close: () => void): void {
  const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  let began = false;
  dialog.addEventListener('pointerdown', (event) => {
    began = isOutside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (began && isOutside(event)) close();
  });
}
