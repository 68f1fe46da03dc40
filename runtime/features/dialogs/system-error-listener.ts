import { readFields } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';
import { systemErrorEvent } from '../../page/system-error-event.ts';

/** Has system errors shown; what shows them is fetched at the first one. Spec 2 §8. Light: part of the boot script. */
export function showSystemErrors({ errors, service }: Page): void {
  document.addEventListener(systemErrorEvent, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    service('dialogs')
      .then((dialogs) => dialogs.systemError(detail))
      .catch((failure) => {
        errors.report(failure);
        const { errorText, url } = readFields(detail);
        // Whatever took the call down may take the overlay's chunk along: the visitor hears of it all the same (our choice).
        alert(errorText || url);
      });
  });
}
