import type { Clock } from '../../../browser/clock.ts';
import type { Hits } from '../hits.ts';

/** Records HEARTBEAT each `intervalMs` while the page is in view: analytics#heartbeat. Returns a function that stops it. */
export function startHeartbeat(
  document: Document,
  clock: Pick<Clock, 'after'>,
  hits: Pick<Hits, 'record'>,
  intervalMs: number,
): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = clock.after(intervalMs, () => {
      if (document.visibilityState === 'visible') void hits.record('HEARTBEAT');
      wait();
    });
  };
  if (intervalMs >= 1000) wait();
  return () => cancel();
}
