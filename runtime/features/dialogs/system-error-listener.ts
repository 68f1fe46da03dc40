import { readFields } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';
import { systemErrorEvent } from '../../page/system-error-event.ts';

/** Shows a system error; what shows it is fetched at the first one. Spec 2 §8. */
export const showSystemError = ({ errors, service }: Page, error: unknown): Promise<void> =>
  service('dialogs')
    .then((dialogs) => dialogs.systemError(error))
    .catch((failure) => {
      errors.report(failure);
      const { errorText, url } = readFields(error);
      // Whatever took the call down may take the overlay's chunk along: the visitor hears of it all the same (our choice).
      alert(errorText || url);
    });

/** Has the system errors shown that are announced from now on. */
export function showSystemErrors(page: Page): void {
  document.addEventListener(systemErrorEvent, (event) => {
    // Whoever has announced it need not show it.
    event.preventDefault();
    void showSystemError(page, (event as CustomEvent<unknown>).detail);
  });
}
