import { readFields } from '../../contract/read.ts';
import type { Overlay } from '../../page/overlay.ts';
import type { Page } from '../../page/page.ts';

/** Scripts outside the bundle announce a system error by this event on the document, with a SystemError as its detail (our choice). */
const systemErrorEvent = 'ss-runtime:system-error';

/** Has system errors shown; what shows them is fetched at the first one. Tells with it whatever else is laid over the page that it is taken back, or may come again. Spec 2 §8. */
export function createSystemErrorOverlay({ emitter, errors, service }: Page): Overlay {
  const show = (error: unknown) => {
    service('dialogs')
      .then((dialogs) => dialogs.systemError(error))
      .catch((failure) => {
        errors.report(failure);
        const { errorText, url } = readFields(error);
        // Whatever took the call down may take the overlay's chunk along: the visitor hears of it all the same (our choice).
        alert(errorText || url);
      });
  };
  emitter.on('system-error', show);
  document.addEventListener(systemErrorEvent, (event) => show((event as CustomEvent<unknown>).detail));
  return { initialize: async () => emitter.emit('bring-back', undefined), destroy: () => emitter.emit('take-back', undefined) };
}
