import type { Call } from '../artifacts/calls.ts';

/** Returns the calls without those that were sent again, which have the same event id: analytics#event-id. */
export function unrepeated(calls: readonly Call[]): Call[] {
  const seen = new Set<string>();
  return calls.filter(({ url }) => {
    const eventId = URL.canParse(url) ? new URL(url).searchParams.get('eid') : null;
    const isRepeat = eventId !== null && seen.has(eventId);
    if (eventId !== null) seen.add(eventId);
    return !isRepeat;
  });
}
