import type { Chunks } from '../../browser/load-chunk.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { systemErrorMessages } from '../../contract/errors/constants.ts';
import { dialogs } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { SystemError } from '../../page/system-error.ts';
import { buildStaticView } from '../../ui/dom/view.ts';
import { type DialogView, fillDialog, fillLine } from './dialog-view.ts';
import { view } from './SystemErrorDialog.tsx?static';

const widthPx = 480;
const paddingPx = 28;

/** Builds the dialog of a system error: confirm reloads the page, cancel removes the dialog. overlays#error-dialog-text */
export function buildSystemErrorView(document: Document, chunks: Chunks, error: SystemError): DialogView {
  const parts = buildStaticView(document, view);
  fillDialog(parts, { title: systemErrorMessages.title, message: systemErrorLines(error), widthPx, paddingPx });
  parts.key.textContent = errorKey(error.url);
  const dispose = withTexts(chunks, { systemError: systemErrorMessages, dialogs }, (texts) => {
    const { title, reload, clear } = texts.systemError;
    parts.title.textContent = title;
    parts.confirm.textContent = reload;
    parts.cancel.textContent = clear;
    parts.keyName.textContent = texts.dialogs.errorKey;
    const lines = systemErrorLines(error, texts.systemError);
    Array.from(parts.message.children).forEach((line, index) => {
      fillLine(line, lines[index] ?? '');
    });
  });
  return { parts, dispose };
}

/** Paragraphs of the message: the platform's sentence, the network's, or the known facts of the call. */
export function systemErrorLines(
  { kind, url, format, errorText }: SystemError,
  strings: Texts['systemError'] = systemErrorMessages,
): string[] {
  if (kind === 'cleaned') return [strings.cleaned];
  if (kind === 'network') return [errorText || strings.network];
  return [url, format, errorText].filter((line): line is string => Boolean(line));
}

/** Base64 of the address as UTF-8. overlays#error-dialog-key */
export const errorKey = (url: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(url)));
