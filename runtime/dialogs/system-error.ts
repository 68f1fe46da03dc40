import { systemErrorMessages } from '../contract/messages.ts';
import type { SystemError } from '../page/system-error.ts';
import type { Dialog } from './dialog.ts';
import type { DialogOptions } from './dialog-options.ts';

const widthPx = 480;
const paddingPx = 28;

/** The system error overlay: a dialog that says what failed. Texts are shown as they are, never as HTML. Spec 2 §8. */
export function openSystemError(error: SystemError, open: (options: DialogOptions) => Dialog, reload: () => void): Dialog {
  const { title, reload: confirm, clear: cancel } = systemErrorMessages;
  const dialog = open({ title, message: systemErrorLines(error), confirm, cancel, widthPx, paddingPx });
  const { element } = dialog;
  element.classList.add('sqs-system-error');
  element.setAttribute('role', 'alertdialog');
  const key = document.createElement('p');
  key.className = 'sqs-system-error-key';
  const code = document.createElement('code');
  code.textContent = errorKey(error.url);
  key.append('Error key: ', code);
  element.querySelector('.sqs-dialog-actions')?.before(key);
  dialog.on('confirm', reload);
  return dialog;
}

/** What is said: the platform's own sentence, the network's, or what is known of the call. */
export function systemErrorLines({ kind, url, format, errorText }: SystemError): string[] {
  if (kind === 'cleaned') return [systemErrorMessages.cleaned];
  if (kind === 'network') return [errorText || systemErrorMessages.network];
  return [url, format, errorText].filter((line): line is string => Boolean(line));
}

/** Base64 of the address, as UTF-8. */
export const errorKey = (url: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(url)));
