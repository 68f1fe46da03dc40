import { dialogLimits } from '../contract/limits.ts';
import { elementFrom } from '../lib/element-from.ts';
import { buttonTexts, type DialogAnswer, type DialogOptions } from './dialog-options.ts';

/** Put in by the build: the static rendering of `Dialog.tsx`. */
declare const dialogMarkup: string;

let lastId = 0;

/** The dialog's element, named and described for screen readers by its own texts. */
export function buildDialog(document: Document, options: DialogOptions, depth: number): HTMLDialogElement {
  const { title = '', message = '', style = 'confirm-or-cancel' } = options;
  const dialog = elementFrom<HTMLDialogElement>(document, dialogMarkup);
  const { confirmWidthPx, confirmPaddingPx, baseZIndex } = dialogLimits;
  dialog.style.setProperty('--width', `${options.widthPx ?? confirmWidthPx}px`);
  dialog.style.setProperty('--padding', `${options.paddingPx ?? confirmPaddingPx}px`);
  dialog.style.zIndex = String(baseZIndex + depth);

  const part = (name: string) => dialog.querySelector(`.sqs-dialog-${name}`) as HTMLElement;
  const lines = typeof message === 'string' ? [message] : message;
  const paragraphs = lines.filter(Boolean).map((line) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    return paragraph;
  });
  const fill = (name: string, attribute: string, content: readonly (string | Node)[]) => {
    const element = part(name);
    if (content.length === 0) return element.remove();
    lastId += 1;
    element.id = `sqs-dialog-${lastId}`;
    element.append(...content);
    dialog.setAttribute(attribute, element.id);
  };
  fill('title', 'aria-labelledby', title ? [title] : []);
  fill('message', title ? 'aria-describedby' : 'aria-labelledby', paragraphs);
  for (const answer of Object.keys(buttonTexts) as DialogAnswer[]) {
    if (style.includes(answer)) part(answer).textContent = options[answer] || buttonTexts[answer];
    else part(answer).remove();
  }
  return dialog;
}
