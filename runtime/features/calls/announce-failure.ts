import type { Emitter } from '../../browser/emitter.ts';
import type { PageEvents } from '../../page/page.ts';
import { systemErrorEvent } from '../../page/system-error-event.ts';
import { type CallFailure, systemErrorOf } from './call-failure.ts';
import type { CallOptions } from './call-options.ts';

/** Scripts outside the bundle hear of a call that wants the visitor signed in by this event on the document (our choice). */
const loginRequiredEvent = 'ss-runtime:login-required';

export interface FailureListeners {
  readonly emitter: Pick<Emitter<PageEvents>, 'emit'>;
  /** Dispatches an event on the document. */
  readonly announce: (event: string, detail: object) => void;
  /** Shows it in a dialog of the runtime's own. */
  readonly showInDialog: (failure: CallFailure) => void;
  /** What a callback or a dialog of the caller's throws. */
  readonly onError: (error: unknown) => void;
}

/**
 * Announces a failed call to whoever must know of it. Login required: the failure callback if there is one, then the event. No
 * authorization: the overlay. Anything else: the failure callback, else the dialog that the caller asks for, else the overlay. A background call
 * never shows the overlay, and so tells its callback of missing authorization too (our choice). Spec 2 §7.
 */
export function announceFailure(failure: CallFailure, options: CallOptions, listeners: FailureListeners): void {
  const { emitter, announce, showInDialog, onError } = listeners;
  const { background = false, onFailure, dialog } = options;
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  };
  const showOverlay = () => {
    if (!background) announce(systemErrorEvent, systemErrorOf(failure));
  };
  if (failure.kind === 'login-required') {
    attempt(() => onFailure?.(failure));
    emitter.emit('login-required', { url: failure.url });
    announce(loginRequiredEvent, { url: failure.url });
  } else if (failure.kind === 'authorization' && !background) showOverlay();
  else if (onFailure) attempt(() => onFailure(failure));
  else if (dialog) attempt(() => (dialog === true ? showInDialog(failure) : dialog.showErrors(failure)));
  else showOverlay();
}
