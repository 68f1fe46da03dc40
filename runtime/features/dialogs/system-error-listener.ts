import { readFields } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';
import { systemErrorEvent } from '../../page/system-error.ts';

/** Shows a system error; the dialog's code is fetched with the first one. overlays#error-dialog-fallback */
export const showSystemError = ({ errors, service }: Page, error: unknown): Promise<void> =>
  service('dialogs')
    .then((dialogs) => dialogs.systemError(error))
    .catch((failure) => {
      errors.report(failure);
      const { errorText, url } = readFields(error);
      // The network that failed the call may fail the dialog's chunk too.
      alert(errorText || url);
    });

/** Shows every system error that is announced on the document from now on. */
export function showSystemErrors(page: Page): void {
  document.addEventListener(systemErrorEvent, (event) => {
    // The dispatcher reads from the prevented event that the error is shown.
    event.preventDefault();
    void showSystemError(page, (event as CustomEvent<unknown>).detail);
  });
}
