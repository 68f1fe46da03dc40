import type { Emitter } from '../../browser/emitter.ts';
import type { PageEvents } from '../../page/page.ts';
import { systemErrorEvent } from '../../page/system-error.ts';
import { type CallFailure, systemErrorOf } from './call-failure.ts';
import type { CallOptions } from './call-options.ts';

/** The document's event for scripts outside the bundle: calls#login-required. */
const loginRequiredEvent = 'ss-runtime:login-required';

export interface FailureListeners {
  readonly emitter: Pick<Emitter<PageEvents>, 'emit'>;
  /** Dispatches an event on the document. */
  readonly announce: (event: string, detail: object) => void;
  /** Shows the failure in a dialog of the runtime. */
  readonly showInDialog: (failure: CallFailure) => void;
  /** Receives an error that a callback or dialog of the caller throws. */
  readonly onError: (error: unknown) => void;
}

/**
 * Reports a failed call to the caller or the visitor: calls#failure-order, calls#login-required, calls#authorization-failure,
 * calls#background-call.
 */
export function announceFailure(failure: CallFailure, options: CallOptions, listeners: FailureListeners): void {
  const { emitter, announce, showInDialog, onError } = listeners;
  const { background = false, onFailure, dialog } = options;
  const attempt = (callback: () => void) => {
    try {
      callback();
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
