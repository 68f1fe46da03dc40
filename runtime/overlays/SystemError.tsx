import { useId, useLayoutEffect, useRef } from 'react';
import { systemErrorMessages } from '../contract/messages.ts';
import type { SystemError as SystemErrorData } from '../page/system-error.ts';

export interface SystemErrorProps {
  readonly error: SystemErrorData;
  readonly onReload: () => void;
  readonly onClear: () => void;
}

/** The system error overlay: a modal dialog that says what failed. Texts are shown as they are, never as HTML. Spec 2 §8. */
export function SystemError({ error, onReload, onClear }: SystemErrorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect, because its end comes while the dialog is still there: only then does closing give the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sqs-system-error"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <h2 id={`${id}title`}>{systemErrorMessages.title}</h2>
      <div id={`${id}text`}>
        {linesOf(error).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="sqs-system-error-key">
        Error key: <code>{errorKey(error.url)}</code>
      </p>
      <div className="sqs-system-error-actions">
        <button type="button" onClick={onReload}>
          {systemErrorMessages.reload}
        </button>
        <button type="button" onClick={onClear}>
          {systemErrorMessages.clear}
        </button>
      </div>
    </dialog>
  );
}

/** What is said: the platform's own sentence, the network's, or what is known of the call. */
function linesOf({ kind, url, format, errorText }: SystemErrorData): string[] {
  if (kind === 'cleaned') return [systemErrorMessages.cleaned];
  if (kind === 'network') return [errorText || systemErrorMessages.network];
  return [url, format, errorText].filter((line) => line !== undefined && line !== '') as string[];
}

/** Base64 of the address, as UTF-8. */
const errorKey = (url: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(url)));
