import type { Clock } from '../../browser/clock.ts';
import type { Hits } from './hits.ts';

/**
 * Sends HEARTBEAT each `everyMs` while the page is in view; the returned function ends it. Off by default: a page asks for it by
 * `<html data-ss-heartbeat-ms="30000">` (our choice; at least 1000).
 */
export function startHeartbeat(
  document: Document,
  clock: Pick<Clock, 'after'>,
  hits: Pick<Hits, 'record'>,
  everyMs: number,
): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = clock.after(everyMs, () => {
      if (document.visibilityState === 'visible') void hits.record('HEARTBEAT');
      wait();
    });
  };
  if (everyMs >= 1000) wait();
  return () => cancel();
}
