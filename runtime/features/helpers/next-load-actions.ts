import type { PageStorage } from '../../browser/storage.ts';
import { readJson } from '../../contract/read.ts';
import { nextLoadActionsKey } from '../../contract/site/site-enums.ts';
import type { Page } from '../../page/page.ts';

/** An action for the next page load: helpers#next-load-actions. The action defines the meaning of its data. */
export interface NextLoadAction {
  readonly name: string;
  readonly data?: unknown;
}

type Storage = Pick<PageStorage, 'read' | 'write' | 'remove'>;

/** Stores an action for the next page. Returns false if storage is refused or full. */
export function addNextLoadAction(storage: Storage, action: NextLoadAction): boolean {
  const items = [...readActions(storage), action].map((item) => JSON.stringify(item));
  // Joined without JSON: pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON).
  return storage.write(nextLoadActionsKey, `[${items.join(',')}]`);
}

/**
 * Removes the stored actions and returns them in order, so that a failing action is not repeated by every page. Never
 * throws.
 */
export function takeNextLoadActions(storage: Storage): readonly NextLoadAction[] {
  const actions = readActions(storage);
  storage.remove(nextLoadActionsKey);
  return actions;
}

function readActions(storage: Storage): readonly NextLoadAction[] {
  const found = readJson(storage.read(nextLoadActionsKey));
  return Array.isArray(found) ? found.filter(isAction) : [];
}

const isAction = (value: unknown): value is NextLoadAction =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const nextLoadActionEvent = 'ss-runtime:next-load-action';

/** Dispatches an event on the document for each action of an earlier page, with the action as its detail. */
export function announceNextLoadActions(document: Document, storage: Storage): void {
  for (const detail of takeNextLoadActions(storage)) document.dispatchEvent(new CustomEvent(nextLoadActionEvent, { detail }));
}

/** Announces the actions of an earlier page. The code is fetched only if there are actions, because most pages have none. */
export function fetchNextLoadActions({ storage, chunks, errors }: Page): void {
  if (storage.read(nextLoadActionsKey) === null) return;
  chunks
    .load('helpers')
    .then((helpers) => helpers.announceNextLoadActions(document, storage))
    .catch(errors.report);
}
