import type { CaughtError, ErrorInbox } from '../../page/errors.ts';

/** Calls when an error waits for the reporter, at once if one does already. */
export function onWaiting(inbox: ErrorInbox, work: () => void): void {
  inbox.onWaiting = work;
  if (inbox.waiting.length > 0) work();
}

/** From now on the reporter takes each error, first those that wait. Returns how many did not fit. */
export function connectInbox(inbox: ErrorInbox, take: (caught: CaughtError) => void): number {
  inbox.take = take;
  for (const caught of inbox.waiting.splice(0)) take(caught);
  return inbox.dropped;
}
