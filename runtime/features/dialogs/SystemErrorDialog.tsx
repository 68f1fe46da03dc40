import { Dialog, type DialogParts } from './Dialog.tsx';

export interface SystemErrorDialogParts extends DialogParts {
  readonly keyName: HTMLElement;
  readonly key: HTMLElement;
}

/** Structure of the system error dialog: a dialog with an error key. Rendered at build time. */
export function SystemErrorDialog({ title }: { readonly title: string }) {
  return (
    <Dialog title={title} className="sqs-system-error" role="alertdialog">
      <p className="sqs-system-error-key">
        <span data-part="keyName" /> <code data-part="key" />
      </p>
    </Dialog>
  );
}
