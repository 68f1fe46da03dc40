import type { CallFailure } from '../calls/call-failure.ts';
import { systemErrorMessages } from '../contract/messages.ts';
import type { Mountable } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';
import { decodeSystemError } from '../page/system-error.ts';
import { createDialog, type Dialog } from './dialog.ts';
import type { DialogOptions } from './dialog-options.ts';
import type { Notice, NoticeTexts, showNotice } from './notice.ts';
import { overlayQueueOf } from './page-overlay-queue.ts';
import { openSystemError } from './system-error.ts';
import type { attachTooltip } from './tooltip.ts';

/** What the chunk of the notices exports. */
interface NoticeChunk {
  readonly showNotice: typeof showNotice;
}

/** What the chunk of the tooltips exports. */
export interface TooltipChunk extends Mountable {
  readonly attach: typeof attachTooltip;
}

/** The service `dialogs`: what the page asks and tells its visitor. Spec 2 §3, §4, §8. */
export interface Dialogs {
  /** Asks; `await confirm({ title }).answer` is 'confirm', 'cancel' or 'reject'. */
  confirm(options: DialogOptions): Dialog;
  /** Tells, with one button. */
  alert(options: DialogOptions | string): Dialog;
  /** Tells in passing: one notice after the other, and none while a dialog is open. Rejects if it cannot be fetched. */
  notice(texts: NoticeTexts): Promise<'confirmed'>;
  /** Gives an element a tooltip; the answer takes it away. Rejects if it cannot be fetched. */
  tooltip(element: HTMLElement, text: string): Promise<() => void>;
  /** The dialog that the data layer shows a failed call with. Spec 2 §7 "dialog errors". */
  showErrors(failure: Pick<CallFailure, 'message' | 'fields'>): void;
  /** The system error overlay; a later error takes the place of an earlier one. */
  systemError(error: unknown): void;
}

export function createDialogs(page: Page, { document, location }: Window): Dialogs {
  const { clock, emitter, errors } = page;
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
      onError: errors.report,
      place: (overlay) => queue.request('dialog', overlay),
    });
    open.add(dialog);
    void dialog.answer.then(() => open.delete(dialog));
    if (dialog.state === 'hidden') showWhatIsFirst(document);
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
        const { showNotice } = await page.chunks.load<NoticeChunk>('notice');
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
      const { attach } = await page.chunks.load<TooltipChunk>('tooltip');
      return attach(element, text, clock);
    },
    showErrors({ message, fields }) {
      const others = Object.values(fields?.errors ?? {}).map(String);
      alert({ title: systemErrorMessages.title, message: [message, ...others] });
    },
    systemError(error) {
      lastError?.destroy();
      lastError = openSystemError(decodeSystemError(error), confirm, () => location.reload());
    },
  };
}

/** The banner is to be answered before the dialog can be shown: the visitor is led there. Its controls do not take the next key. */
function showWhatIsFirst(document: Document): void {
  const banner = document.querySelector<HTMLElement>('.sqs-cookie-banner-v2');
  if (!banner || banner.contains(document.activeElement)) return;
  banner.tabIndex = -1;
  banner.focus();
}
