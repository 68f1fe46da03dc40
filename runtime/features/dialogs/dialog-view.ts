import type { Chunks } from '../../browser/load-chunk.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { dialogLimits } from '../../contract/overlays/constants.ts';
import { dialogs } from '../../contract/texts/en/common.ts';
import { buildStaticView, type PartsOf } from '../../ui/dom/view.ts';
import { view } from './DialogMarkup.tsx?static';
import type { DialogAnswer, DialogOptions } from './dialog-options.ts';

export type DialogParts = PartsOf<typeof view>;

/** A dialog's elements, not on the page yet. */
export interface DialogView {
  readonly parts: DialogParts;
  /** Stops waiting for texts in the page's language. */
  dispose(): void;
}

let lastId = 0;

export const dialogAnswers: readonly DialogAnswer[] = ['confirm', 'cancel', 'reject'];

export function buildDialogView(document: Document, chunks: Chunks, options: DialogOptions): DialogView {
  const parts = buildStaticView(document, view);
  fillDialog(parts, options);
  const dispose = withTexts(chunks, { dialogs }, (texts) => {
    for (const answer of dialogAnswers) parts[answer].textContent = options[answer] || texts.dialogs[answer];
  });
  return { parts, dispose };
}

/** Fills title and message, which name and describe the dialog for screen readers, and removes the buttons of other styles. */
export function fillDialog(parts: DialogParts, options: DialogOptions): void {
  const { title = '', message = '', style = 'confirm-or-cancel' } = options;
  const { root: dialog } = parts;
  const { confirmWidthPx, confirmPaddingPx } = dialogLimits;
  dialog.style.setProperty('--width', `${options.widthPx ?? confirmWidthPx}px`);
  dialog.style.setProperty('--padding', `${options.paddingPx ?? confirmPaddingPx}px`);

  const lines = typeof message === 'string' ? [message] : message;
  const paragraphs = lines.filter(Boolean).map((line) => fillLine(document.createElement('p'), line));
  fillPart(dialog, parts.title, 'aria-labelledby', title ? [title] : []);
  fillPart(dialog, parts.message, title ? 'aria-describedby' : 'aria-labelledby', paragraphs);
  for (const answer of dialogAnswers) if (!style.includes(answer)) parts[answer].remove();
}

/** Fills a paragraph and returns it. A long address breaks after its separators, before it breaks inside a word. */
export function fillLine(paragraph: Element, line: string): Element {
  const parts = line.match(/[^/?&]+[/?&]*|[/?&]+/g) ?? [];
  paragraph.replaceChildren(...parts.flatMap((part, at) => (at === 0 ? [part] : [document.createElement('wbr'), part])));
  return paragraph;
}

/** Fills a part and refers to it in the attribute; removes a part without content. */
function fillPart(
  dialog: HTMLElement,
  part: HTMLElement,
  attribute: 'aria-labelledby' | 'aria-describedby',
  content: readonly (string | Node)[],
): void {
  if (content.length === 0) {
    part.remove();
    return;
  }
  lastId += 1;
  part.id = `sqs-dialog-${lastId}`;
  part.append(...content);
  dialog.setAttribute(attribute, part.id);
}
