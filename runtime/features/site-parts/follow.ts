import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { whenAllowed } from '../third-parties/index.ts';

/** A follow link, which works by itself: the network's script makes a button of it, once the visitor may be brought there. Spec 2 §7, §9. */
export function mount(_link: HTMLElement, page: Page): Live {
  const callOff = whenAllowed(page, () => {
    page
      .service('third-parties')
      .then((thirdParties) => thirdParties.follow())
      // Blocked, or late: the link is there.
      .catch(() => {});
  });
  return { destroy: callOff };
}
