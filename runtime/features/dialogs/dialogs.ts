import { textsNow } from '../../browser/page-texts.ts';
import { systemErrorMessages } from '../../contract/errors/messages.ts';
import type { Page } from '../../page/page.ts';
import { decodeSystemError } from '../../page/system-error.ts';
import { overlayQueueOf } from '../overlay-queue/index.ts';
import { createDialog, type Dialog } from './dialog.ts';
import type { DialogOptions } from './dialog-options.ts';
import type { Notice, NoticeTexts } from './notice.ts';
import { openSystemError } from './system-error-dialog.ts';

/** What a failed call has for its visitor: a sentence, and the fields' own. */
interface ShownFailure {
  readonly message: string;
  readonly fields: { readonly errors?: object } | null;
}

/** The service `dialogs`: what the page asks and tells its visitor. Spec 2 §3, §4, §8. */
export interface Dialogs {
  /** Asks; `await confirm({ title }).answer` is 'confirm', 'cancel' or 'reject'. */
  confirm(options: DialogOptions): Dialog;
  /** Tells, with one button. */
  alert(options: DialogOptions | string): Dialog;
  /** Shows a notice: one notice after the other, and none while a dialog is open. Rejects if it cannot be fetched. */
  notice(texts: NoticeTexts): Promise<'confirmed'>;
  /** Attaches a tooltip to an element; the returned function takes it away. Rejects if it cannot be fetched. */
  tooltip(element: HTMLElement, text: string): Promise<() => void>;
  /** The dialog that the data layer shows a failed call with. Spec 2 §7 "dialog errors". */
  showErrors(failure: ShownFailure): void;
  /** The system error overlay; a later error takes the place of an earlier one. */
  systemError(error: unknown): void;
}

export function createDialogs(page: Page, { document, location }: Window): Dialogs {
  const { clock, chunks, emitter, errors } = page;
  const queue = overlayQueueOf(page);
  const open = new Set<Dialog>();
  let lastError: Dialog | undefined;
  let notices = Promise.resolve();
  let notice: Notice | undefined;

  emitter.on('take-back', () => notice?.hide());

  const confirm = (options: DialogOptions): Dialog => {
    const dialog = createDialog(options, {
      document,
      clock,
      chunks,
      onError: errors.report,
      place: (overlay) => queue.request('dialog', overlay),
    });
    open.add(dialog);
    void dialog.answer.then(() => open.delete(dialog));
    return dialog;
  };
  const alert = (options: DialogOptions | string) =>
    confirm({ style: 'confirm', ...(typeof options === 'string' ? { message: options } : options) });
  const noDialog = async () => {
    while (open.size > 0) await Promise.all([...open].map(({ answer }) => answer));
  };

  return {
    confirm,
    alert,
    notice(texts) {
      const shown = notices.then(async () => {
        const { showNotice } = await chunks.load('notice');
        await noDialog();
        notice = showNotice(document, clock, texts);
        return notice.answer;
      });
      notices = shown.then(
        () => {},
        () => {},
      );
      return shown;
    },
    async tooltip(element, text) {
      const { attach } = await chunks.load('tooltip');
      return attach(element, text, clock);
    },
    showErrors({ message, fields }) {
      const others = Object.values(fields?.errors ?? {}).map(String);
      alert({ title: textsNow(chunks, { systemError: systemErrorMessages }).systemError.title, message: [message, ...others] });
    },
    systemError(error) {
      lastError?.destroy();
      lastError = openSystemError(decodeSystemError(error), chunks, confirm, () => location.reload());
    },
  };
}
