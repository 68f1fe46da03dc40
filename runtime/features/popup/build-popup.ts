import { cleanHtml } from '../../browser/clean-html.ts';
import { putLink } from '../../browser/safe-link.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { buildStaticView, type PartsOf } from '../../ui/dom/view.ts';
import { view } from './PopupOverlay.tsx?static';
import type { PopupContent } from './popup-content.ts';

type PopupOverlayParts = PartsOf<typeof view>;

/** The popup's own markup in the page, an element or a template. overlays#popup-own-markup */
const ownMarkupSelector = '[data-slide-type="popup-overlay"]';

export interface PopupView {
  readonly parts: PopupOverlayParts;
  /** Returns the page's own markup to its place. */
  restoreOwnMarkup(): void;
}

/** Builds the popup with the parts that its content needs, or with the page's own markup; it is not on the page yet. */
export function buildPopup(document: Document, content: PopupContent): PopupView {
  const parts = buildStaticView(document, view);
  const { root: dialog } = parts;
  dialog.dataset.position = content.position;
  const ownMarkup = document.querySelector<HTMLElement>(ownMarkupSelector);
  if (ownMarkup) return { parts, restoreOwnMarkup: moveInto(parts.body, ownMarkup) };
  dialog.setAttribute('aria-labelledby', parts.title.id);
  parts.image.hidden = !content.imageUrl;
  if (content.imageUrl) {
    parts.image.alt = content.imageAlt;
    parts.image.src = content.imageUrl;
  }
  if (!content.action) parts.action.remove();
  if (!content.form) parts.form.remove();
  else {
    parts.form.dataset.formId = content.form.formId;
    parts.field.id = content.form.fieldId;
  }
  return { parts, restoreOwnMarkup() {} };
}

/** Fills in the owner's texts, and default texts for missing ones. Safe to repeat when the default texts are translated. */
export function fillPopup(parts: PopupOverlayParts, content: PopupContent, texts: Texts['popup']): void {
  const { root: dialog, text } = parts;
  parts.close.setAttribute('aria-label', texts.close);
  // The page's own markup has no title part.
  if (!dialog.hasAttribute('aria-labelledby')) {
    dialog.setAttribute('aria-label', content.title);
    return;
  }
  parts.title.textContent = content.title;
  text.replaceChildren(cleanHtml(content.text, dialog.ownerDocument));
  text.hidden = !text.textContent;
  // The default text may be English on a right-to-left page.
  text.dir = content.text === texts.text ? 'auto' : '';
  if (content.action) {
    putLink(parts.action, content.action);
    parts.action.textContent = content.action.label;
  }
  parts.label.textContent = texts.email;
  if (!content.form) return;
  parts.done.textContent = content.form.successText;
  // While the form is being sent, its button has another text.
  if (!parts.form.hasAttribute('aria-busy')) parts.submit.textContent = content.form.submitText;
}

/** Shows the page's own markup in the popup. The returned function puts it back. */
function moveInto(body: HTMLElement, ownMarkup: HTMLElement): () => void {
  if (ownMarkup instanceof HTMLTemplateElement) {
    body.replaceChildren(body.ownerDocument.importNode(ownMarkup.content, true));
    return () => {};
  }
  const placeholder = document.createComment('');
  const wasHidden = ownMarkup.hidden;
  ownMarkup.replaceWith(placeholder);
  ownMarkup.hidden = false;
  body.replaceChildren(ownMarkup);
  return () => {
    ownMarkup.hidden = wasHidden;
    placeholder.replaceWith(ownMarkup);
  };
}
