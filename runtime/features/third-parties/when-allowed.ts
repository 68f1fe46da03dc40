import type { Page } from '../../page/page.ts';

/**
 * Does the work once the visitor may be brought to third parties: at once, or after they have said yes. The returned function calls it off.
 * The same rule as for the tracking cookies (spec 2 §5 "Cookie restriction"; that others' files keep to it is our choice).
 */
export function whenAllowed({ consent, emitter }: Pick<Page, 'consent' | 'emitter'>, work: () => void): () => void {
  let isDone = false;
  const look = (): void => {
    if (isDone || !consent.trackingAllowed) return;
    isDone = true;
    work();
  };
  const leave = emitter.on('consent-change', look);
  look();
  return () => {
    isDone = true;
    leave();
  };
}
