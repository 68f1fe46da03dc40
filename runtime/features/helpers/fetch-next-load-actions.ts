import { nextLoadActionsKey } from '../../contract/site/site-enums.ts';
import type { Page } from '../../page/page.ts';

/** Has what an earlier page left to be done announced, where one has left anything: hardly any page has. Spec 2 §9. */
export function fetchNextLoadActions({ storage, chunks, errors }: Page): void {
  if (storage.read(nextLoadActionsKey) === null) return;
  chunks
    .load('helpers')
    .then(({ announceNextLoadActions }) => announceNextLoadActions(document, storage))
    .catch(errors.report);
}
