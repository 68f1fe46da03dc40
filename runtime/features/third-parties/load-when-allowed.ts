import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { ThirdParties } from './third-parties.ts';
import { whenAllowed } from './when-allowed.ts';

/**
 * Has a third party's file fetched once the visitor may be brought there; one that does not come leaves what the server wrote as it is.
 */
export function loadWhenAllowed(
  page: Pick<Page, 'service' | 'consent' | 'emitter'>,
  fetch: (thirdParties: ThirdParties) => Promise<unknown>,
): Mounted {
  const callOff = whenAllowed(page, () => {
    page
      .service('third-parties')
      .then(fetch)
      // Blocked, or late.
      .catch(() => {});
  });
  return { dispose: callOff };
}
