import type { PageStorage } from '../../browser/storage.ts';
import { nextLoadActionsKey } from '../../contract/site/site-enums.ts';

/** Something to be done by the next page that loads; what the data means is the action's own business. */
export interface NextLoadAction {
  readonly name: string;
  readonly data?: unknown;
}

type Storage = Pick<PageStorage, 'read' | 'write' | 'remove'>;

/**
 * Leaves an action for the next page. False if the storage does not take it. Stored as a JSON list of {name, data} (our choice)
 * under the key `sqs_actions_for_next_load`. Spec 2 §9.
 */
export function addNextLoadAction(storage: Storage, action: NextLoadAction): boolean {
  const items = [...readActions(storage), action].map((item) => JSON.stringify(item));
  // Joined by hand: pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON).
  return storage.write(nextLoadActionsKey, `[${items.join(',')}]`);
}

/** The actions that were left, in order; they are taken away, so that one that fails is not tried on every page. Never throws. */
export function takeNextLoadActions(storage: Storage): readonly NextLoadAction[] {
  const actions = readActions(storage);
  storage.remove(nextLoadActionsKey);
  return actions;
}

function readActions(storage: Storage): readonly NextLoadAction[] {
  try {
    const found: unknown = JSON.parse(storage.read(nextLoadActionsKey) ?? '[]');
    return Array.isArray(found) ? found.filter(isAction) : [];
  } catch {
    return [];
  }
}

const isAction = (value: unknown): value is NextLoadAction =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** What an earlier page has left to be done is told to the document by this event, with the action as its detail (our choice). Spec 2 §9. */
const nextLoadActionEvent = 'ss-runtime:next-load-action';

export function announceNextLoadActions(document: Document, storage: Storage): void {
  for (const detail of takeNextLoadActions(storage)) document.dispatchEvent(new CustomEvent(nextLoadActionEvent, { detail }));
}
