import type { Live } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';
import { decodeSystemError, type SystemError } from '../page/system-error.ts';
import type { Overlay } from './overlay.ts';

/** What the chunk of the React islands exports. */
export interface Islands {
  showSystemError(page: Page, error: SystemError, onClear: () => void): Live;
}

/** Scripts outside the bundle announce a system error by this event on the document, with a SystemError as its detail (our choice). */
export const systemErrorEvent = 'ss-runtime:system-error';

/** Shows the latest system error until it is cleared; its looks are fetched at the first one. Spec 2 §8. */
export function createSystemErrorOverlay(page: Page): Overlay {
  let live: Live | undefined;
  let turn = 0;
  const clear = () => {
    turn += 1;
    live?.destroy();
    live = undefined;
  };
  const show = async (error: SystemError) => {
    clear();
    const mine = turn;
    try {
      const islands = await page.chunks.load<Islands>('islands');
      if (mine === turn) live = islands.showSystemError(page, error, clear);
    } catch (failure) {
      page.errors.report(failure);
      // Whatever took the call down may take the overlay's chunk along: the visitor hears of it all the same (our choice).
      if (mine === turn) alert(error.errorText || error.url);
    }
  };
  page.emitter.on('system-error', (error) => void show(error));
  document.addEventListener(systemErrorEvent, (event) => {
    page.emitter.emit('system-error', decodeSystemError((event as CustomEvent).detail));
  });
  return {
    initialize: () => Promise.resolve(),
    destroy() {
      clear();
      page.emitter.emit('take-back', undefined);
    },
  };
}
