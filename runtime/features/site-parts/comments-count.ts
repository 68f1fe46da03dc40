import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { whenAllowed } from '../third-parties/index.ts';

/** Where the comment service of a site writes how many comments there are, once the visitor may be brought there. Spec 2 §7. */
export function mount(_place: HTMLElement, page: Page): Live {
  const callOff = whenAllowed(page, () => {
    page
      .service('third-parties')
      .then((thirdParties) => thirdParties.commentsCount())
      // Blocked: what the server wrote is there.
      .catch(() => {});
  });
  return { destroy: callOff };
}
