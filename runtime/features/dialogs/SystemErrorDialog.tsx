import { DialogMarkup } from './DialogMarkup.tsx';

/** Structure of the system error dialog: a dialog with an error key. Rendered at build time. */
export function SystemErrorDialog({ title }: { readonly title: string }) {
  return (
    <DialogMarkup title={title} className="sqs-system-error" role="alertdialog">
      <p className="sqs-system-error-key">
        <span data-part="keyName" /> <code data-part="key" />
      </p>
    </DialogMarkup>
  );
}
