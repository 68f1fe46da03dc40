import { dialogLimits } from '../../contract/overlays/limits.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { buildStaticView, type StaticMarkup } from '../../ui/static-view.ts';
import type { DialogParts } from './Dialog.tsx';
import type { DialogAnswer, DialogOptions } from './dialog-options.ts';

/** Put in by the build: the static rendering of `Dialog.tsx`. */
declare const dialogMarkup: StaticMarkup<DialogParts>;

let lastId = 0;

export const answers: readonly DialogAnswer[] = ['confirm', 'cancel', 'reject'];

/** Returns a dialog's parts, not on the page yet, named and described for screen readers by its own texts. */
export function buildDialog(document: Document, options: DialogOptions, depth: number): DialogParts {
  const { title = '', message = '', style = 'confirm-or-cancel' } = options;
  const parts = buildStaticView(document, dialogMarkup);
  const { root: dialog } = parts;
  const { confirmWidthPx, confirmPaddingPx, baseZIndex } = dialogLimits;
  dialog.style.setProperty('--width', `${options.widthPx ?? confirmWidthPx}px`);
  dialog.style.setProperty('--padding', `${options.paddingPx ?? confirmPaddingPx}px`);
  dialog.style.zIndex = String(baseZIndex + depth);

  const lines = typeof message === 'string' ? [message] : message;
  const paragraphs = lines.filter(Boolean).map((line) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    return paragraph;
  });
  const fill = (element: HTMLElement, attribute: string, content: readonly (string | Node)[]) => {
    if (content.length === 0) return element.remove();
    lastId += 1;
    element.id = `sqs-dialog-${lastId}`;
    element.append(...content);
    dialog.setAttribute(attribute, element.id);
  };
  fill(parts.title, 'aria-labelledby', title ? [title] : []);
  fill(parts.message, title ? 'aria-describedby' : 'aria-labelledby', paragraphs);
  for (const answer of answers) if (!style.includes(answer)) parts[answer].remove();
  return parts;
}

/** Writes what is asked for on the buttons, and what we call them where nothing is said. */
export function labelButtons(parts: DialogParts, options: DialogOptions, words: Texts['dialogs']): void {
  for (const answer of answers) parts[answer].textContent = options[answer] || words[answer];
}
