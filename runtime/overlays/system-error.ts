import { readFields, readText } from '../contract/decoders/read.ts';
import type { Page } from '../page/page.ts';
import type { Overlay } from './overlay.ts';

/** Scripts outside the bundle announce a system error by this event on the document, with a SystemError as its detail (our choice). */
export const systemErrorEvent = 'ss-runtime:system-error';

/** Has the latest system error shown; what shows it is fetched at the first one. Takes back with it all that waits in the queue. Spec 2 §8. */
export function createSystemErrorOverlay({ emitter, errors, service }: Page): Overlay {
  let turn = 0;
  const show = async (error: unknown) => {
    turn += 1;
    const mine = turn;
    try {
      const dialogs = await service('dialogs');
      if (mine === turn) dialogs.systemError(error);
    } catch (failure) {
      errors.report(failure);
      const { errorText, url } = readFields(error);
      // Whatever took the call down may take the overlay's chunk along: the visitor hears of it all the same (our choice).
      if (mine === turn) alert(readText(errorText) || readText(url));
    }
  };
  emitter.on('system-error', (error) => void show(error));
  document.addEventListener(systemErrorEvent, (event) => void show((event as CustomEvent<unknown>).detail));
  return {
    initialize: () => Promise.resolve(),
    destroy() {
      turn += 1;
      emitter.emit('take-back', undefined);
    },
  };
}
