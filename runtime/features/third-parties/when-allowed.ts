import type { Mounted } from '../../page/mountable.ts';
import type { Page, Services } from '../../page/page.ts';

type ConsentPage = Pick<Page, 'consent' | 'emitter'>;
type ServicePage = ConsentPage & Pick<Page, 'service'>;

/** Runs `callback` once the visitor may be tracked: third-parties#third-party-consent. Returns a function that cancels it. */
export function whenAllowed({ consent, emitter }: ConsentPage, callback: () => void): () => void {
  let isDone = false;
  const check = (): void => {
    if (isDone || !consent.trackingAllowed) return;
    isDone = true;
    callback();
  };
  const removeListener = emitter.on('consent-change', check);
  check();
  return () => {
    isDone = true;
    removeListener();
  };
}

/**
 * Fetches a third party's file once the visitor may be tracked. A file that cannot be fetched leaves the server's HTML unchanged.
 */
export function loadWhenAllowed(
  page: ServicePage,
  fetch: (thirdParties: Services['third-parties']) => Promise<unknown>,
): Mounted {
  const cancel = whenAllowed(page, () => {
    page
      .service('third-parties')
      .then(fetch)
      // A content blocker refuses the file, or it has timed out.
      .catch(() => {});
  });
  return { dispose: cancel };
}
