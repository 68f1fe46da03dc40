import type { Chunks } from '../../browser/load-chunk.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { systemErrorMessages } from '../../contract/errors/messages.ts';
import { dialogs } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { SystemError } from '../../page/system-error.ts';
import type { Dialog } from './dialog.ts';
import type { DialogOptions } from './dialog-options.ts';

const widthPx = 480;
const paddingPx = 28;

/** The system error overlay: a dialog that says what failed. Texts are shown as they are, never as HTML. Spec 2 §8. */
export function openSystemError(
  error: SystemError,
  chunks: Chunks,
  open: (options: DialogOptions) => Dialog,
  reload: () => void,
): Dialog {
  const { title, reload: confirm, clear: cancel } = systemErrorMessages;
  const dialog = open({ title, message: systemErrorLines(error), confirm, cancel, widthPx, paddingPx });
  const { element } = dialog;
  element.classList.add('sqs-system-error');
  element.setAttribute('role', 'alertdialog');
  const key = document.createElement('p');
  key.className = 'sqs-system-error-key';
  const code = document.createElement('code');
  code.textContent = errorKey(error.url);
  const keyName = document.createElement('span');
  key.append(keyName, ' ', code);
  element.querySelector('.sqs-dialog-actions')?.before(key);
  withTexts(chunks, { systemError: systemErrorMessages, dialogs }, (texts) => {
    const { title, reload: confirm, clear: cancel } = texts.systemError;
    keyName.textContent = texts.dialogs.errorKey;
    element.querySelector('.sqs-dialog-title')?.replaceChildren(title);
    element.querySelector('.sqs-dialog-confirm')?.replaceChildren(confirm);
    element.querySelector('.sqs-dialog-cancel')?.replaceChildren(cancel);
    const lines = element.querySelectorAll('.sqs-dialog-message p');
    for (const [index, line] of systemErrorLines(error, texts.systemError).entries()) lines[index]?.replaceChildren(line);
  });
  dialog.on('confirm', reload);
  return dialog;
}

/** What is said: the platform's own sentence, the network's, or what is known of the call. */
export function systemErrorLines(
  { kind, url, format, errorText }: SystemError,
  words: Texts['systemError'] = systemErrorMessages,
): string[] {
  if (kind === 'cleaned') return [words.cleaned];
  if (kind === 'network') return [errorText || words.network];
  return [url, format, errorText].filter((line): line is string => Boolean(line));
}

/** Base64 of the address, as UTF-8. */
export const errorKey = (url: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(url)));
