import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { clearJournal } from './control.ts';
import { keepNewest, keptEntries } from './keep-newest.ts';

/** The journal on the page; a new object after each change. */
interface JournalView {
  /** Newest first. */
  readonly entries: readonly JournalEntry[];
  readonly connected: boolean;
}

/** The newest calls of the journal, then each new one. Calls that arrive in one animation frame are shown together. */
export interface JournalFeed {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => JournalView;
  readonly clear: () => Promise<void>;
}

export function createJournalFeed(): JournalFeed {
  const source = new EventSource(`/__ss/stream?last=${keptEntries}`);
  const listeners = new Set<() => void>();
  let view: JournalView = { entries: [], connected: false };
  let waiting: JournalEntry[] = [];
  let frame = 0;

  const change = (changes: Partial<JournalView>) => {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  };
  const show = () => {
    const arrived = waiting;
    waiting = [];
    frame = 0;
    change({ entries: keepNewest(view.entries, arrived) });
  };
  source.onopen = () => change({ connected: true });
  source.onerror = () => change({ connected: false });
  source.onmessage = ({ data }: MessageEvent<string>) => {
    waiting.push(JSON.parse(data) as JournalEntry);
    if (frame === 0) frame = requestAnimationFrame(show);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    async clear() {
      await clearJournal();
      waiting = [];
      change({ entries: [] });
    },
  };
}
