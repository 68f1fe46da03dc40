import { fetchTexts } from '../../browser/page-texts.ts';
import { systemErrorMessages } from '../../contract/errors/constants.ts';
import type { Page } from '../../page/page.ts';
import { decodeSystemError } from '../../page/system-error.ts';
import { overlayQueueOf } from '../overlay-queue/index.ts';
import type { Notice, NoticeTexts } from './chunks/notice.ts';
import { createDialog, type Dialog } from './dialog.ts';
import type { DialogOptions } from './dialog-options.ts';
import { buildDialogView, type DialogView } from './dialog-view.ts';
import { buildSystemErrorView } from './system-error-dialog.ts';

/** The texts of a failed call: a message, and the messages of its fields. */
interface ShownFailure {
  readonly message: string;
  readonly fields: { readonly errors?: object } | null;
}

/** The service `dialogs`. */
export interface Dialogs {
  /** Asks a question; `await confirm({ title }).answer` is 'confirm', 'cancel' or 'reject'. */
  confirm(options: DialogOptions): Dialog;
  /** Shows a message with one button. */
  alert(options: DialogOptions | string): Dialog;
  /**
   * Shows a notice, after earlier notices and while no dialog is open. Rejects if its code cannot be fetched.
   * overlays#notice-queue
   */
  notice(texts: NoticeTexts): Promise<'confirmed'>;
  /** Attaches a tooltip to an element; the returned function detaches it. Rejects if its code cannot be fetched. */
  tooltip(element: HTMLElement, text: string): Promise<() => void>;
  /** Shows a failed call in a dialog. overlays#dialog-errors */
  showErrors(failure: ShownFailure): void;
  /** Shows the system error dialog; a later error replaces an earlier one. overlays#error-dialog-latest */
  systemError(error: unknown): void;
}

export function createDialogs(page: Page, { document, location }: Window): Dialogs {
  const { clock, chunks, emitter, errors } = page;
  const queue = overlayQueueOf(page);
  const dialogs = new Set<Dialog>();
  let lastError: Dialog | undefined;
  let lastNotice: Promise<unknown> = Promise.resolve();
  let notice: Notice | undefined;

  emitter.on('unmount', () => notice?.hide());

  const open = (view: DialogView): Dialog => {
    const dialog = createDialog(view, {
      document,
      clock,
      chunks,
      onError: errors.report,
      request: (overlay) => queue.request('dialog', overlay),
    });
    dialogs.add(dialog);
    void dialog.answer.then(() => dialogs.delete(dialog));
    return dialog;
  };
  const confirm = (options: DialogOptions) => open(buildDialogView(document, chunks, options));
  const alert = (options: DialogOptions | string) =>
    confirm({ style: 'confirm', ...(typeof options === 'string' ? { message: options } : options) });
  const untilNoDialog = async () => {
    while (dialogs.size > 0) await Promise.all([...dialogs].map(({ answer }) => answer));
  };

  return {
    confirm,
    alert,
    notice(texts) {
      const shown = lastNotice.then(async () => {
        const { showNotice } = await chunks.load('notice');
        await untilNoDialog();
        notice = showNotice(document, clock, texts);
        return notice.confirmed;
      });
      lastNotice = shown.catch(() => {});
      return shown;
    },
    async tooltip(element, text) {
      const { attach } = await chunks.load('tooltip');
      return attach(element, text, clock);
    },
    showErrors({ message, fields }) {
      const fieldMessages = Object.values(fields?.errors ?? {}).map(String);
      void fetchTexts(chunks, { systemError: systemErrorMessages }).then(({ systemError: { title } }) =>
        alert({ title, message: [message, ...fieldMessages] }),
      );
    },
    systemError(error) {
      lastError?.destroy();
      lastError = open(buildSystemErrorView(document, chunks, decodeSystemError(error)));
      lastError.on('confirm', () => location.reload());
    },
  };
}

/** The service `dialogs`: dialogs, notices, tooltips and the system error dialog. Fetched by the first use. */
export const create = (page: Page): Dialogs => createDialogs(page, window);

declare module '../../page/page.ts' {
  interface Services {
    readonly dialogs: Dialogs;
  }
}
