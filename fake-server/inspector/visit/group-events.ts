import type { PageEvent, VisitEvent } from '../../common/visits/visits.ts';
import { isBadCall } from './words.ts';

/** Kinds of events that are shown together; `usual` is everything but web storage. */
export const shownChoices = ['usual', 'cookies', 'problems', 'everything'] as const;
export type Shown = (typeof shownChoices)[number];

/** A page view with its events. Events before the first page view have no page. */
export interface PageGroup {
  /** The index of the page view among all events of the visit; -1 without one. */
  readonly index: number;
  readonly page: PageEvent | null;
  /** Each with its index among all events of the visit. */
  readonly events: readonly { readonly index: number; readonly event: Exclude<VisitEvent, PageEvent> }[];
}

/** Groups the events of a visit by page view, and leaves out what is not shown. Page views are always shown. */
export function groupEvents(events: readonly VisitEvent[], shown: Shown): readonly PageGroup[] {
  const groups: { index: number; page: PageEvent | null; events: PageGroup['events'][number][] }[] = [];
  for (const [index, event] of events.entries()) {
    if (event.kind === 'page') groups.push({ index, page: event, events: [] });
    else if (isShown(event, shown)) {
      if (groups.length === 0) groups.push({ index: -1, page: null, events: [] });
      groups.at(-1)?.events.push({ index, event });
    }
  }
  return groups;
}

function isShown(event: VisitEvent, shown: Shown): boolean {
  if (shown === 'everything') return true;
  if (shown === 'problems') return isProblem(event);
  const isCookie = event.kind === 'write' && event.store === 'cookie';
  return shown === 'cookies' ? isCookie || event.kind === 'answer' : isCookie || event.kind !== 'write';
}

/** Returns whether an event breaks a rule: a write that was not allowed or lasts too long, a failed call. */
export function isProblem(event: VisitEvent): boolean {
  if (event.kind === 'call') return isBadCall(event);
  return (
    event.kind === 'write' && event.isStored && (event.verdict.kind === 'not-allowed' || event.verdict.kind === 'wrong-lifetime')
  );
}
