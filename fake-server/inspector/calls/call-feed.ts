import type { FaultStatus } from '../../../runtime/contract/faults/fault-status.ts';
import type { JournalExtent, JournalRow } from '../../../runtime/contract/journal/journal-row.ts';
import { clearJournal, readRows } from '../control.ts';
import { type CallFilter, filterQuery, noFilter } from './filter.ts';
import { addNewer, addOlder, emptyWindow, maxRows, type RowWindow, removeDropped } from './row-window.ts';
import { createSeenValues, type SeenValues } from './seen-values.ts';

/** The calls on the page and the state of the platform; a new object after each change. */
export interface FeedView {
  /** Ascending numbers. The array grows: the view says when to look again. */
  readonly rows: readonly JournalRow[];
  readonly problemCount: number;
  /** Whether the journal has older calls that may match. */
  readonly hasOlder: boolean;
  readonly isLoading: boolean;
  readonly isConnected: boolean;
  readonly isPaused: boolean;
  /** Newer rows that were added so far: by them a scrolled list stays in its place. */
  readonly addedCount: number;
  /** Matching calls that arrived while the list was paused. */
  readonly waitingCount: number;
  /** Null until the server has reported it. */
  readonly extent: JournalExtent | null;
  readonly faults: FaultStatus | null;
  readonly seen: SeenValues;
  readonly problem: string;
}

/** The calls that match the filter, as they arrive. Calls that arrive within one animation frame are shown together. */
export interface CallFeed {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => FeedView;
  /** Reads the calls that match another filter. */
  readonly setFilter: (filter: CallFilter) => void;
  readonly loadOlder: () => void;
  readonly setPaused: (isPaused: boolean) => void;
  readonly setFaults: (faults: FaultStatus) => void;
  /** Empties the journal. */
  readonly clear: () => Promise<void>;
}

/** Empty parts of a search that are read without a pause for the list. */
const maxEmptyParts = 40;

export function createCallFeed(): CallFeed {
  const listeners = new Set<() => void>();
  const seen = createSeenValues();
  let window: RowWindow = emptyWindow();
  let filter = noFilter;
  let source: EventSource | null = null;
  let waiting: JournalRow[] = [];
  let frame = 0;
  /** Counts the filters, so that a response to an earlier one is dropped. */
  let generation = 0;
  const state = { isLoading: false, isConnected: false, isPaused: false, problem: '' };
  let addedCount = 0;
  /** Whether calls were dropped that arrived during a pause. */
  let hasGap = false;
  let extent: JournalExtent | null = null;
  let faults: FaultStatus | null = null;
  const makeView = (): FeedView => ({
    ...state,
    rows: window.rows,
    problemCount: window.problemCount,
    hasOlder: window.before !== null,
    addedCount,
    waitingCount: state.isPaused ? waiting.length : 0,
    extent,
    faults,
    seen: seen.view(),
  });
  let view = makeView();

  const show = () => {
    frame = 0;
    if (!state.isPaused && waiting.length > 0) {
      addedCount += addNewer(window, waiting);
      waiting = [];
    }
    view = makeView();
    for (const listener of listeners) listener();
  };
  const showSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(show);
  };
  const change = (changes: Partial<typeof state>) => {
    Object.assign(state, changes);
    showSoon();
  };

  const listen = (since: number) => {
    const query = filterQuery(filter);
    query.set('view', 'rows');
    query.set('since', String(since));
    source = new EventSource(`/__ss/stream?${query}`);
    source.onopen = () => change({ isConnected: true });
    source.onerror = () => change({ isConnected: false });
    source.addEventListener('rows', ({ data }: MessageEvent<string>) => {
      const rows = JSON.parse(data) as JournalRow[];
      seen.add(rows);
      waiting.push(...rows);
      // After a long pause the calls are read again from the server.
      if (waiting.length > maxRows) hasGap = true;
      if (hasGap) waiting = [];
      showSoon();
    });
    source.addEventListener('journal', ({ data }: MessageEvent<string>) => {
      const next = JSON.parse(data) as JournalExtent;
      // After a reset, and after a restart of the server, the numbers begin again.
      if (extent && (next.resets !== extent.resets || next.lastSeq < extent.lastSeq)) empty();
      removeDropped(window, next.firstSeq);
      extent = next;
      showSoon();
    });
    source.addEventListener('faults', ({ data }: MessageEvent<string>) => {
      faults = JSON.parse(data) as FaultStatus;
      showSoon();
    });
  };
  const empty = () => {
    window = emptyWindow();
    waiting = [];
    hasGap = false;
  };
  /** Reads older rows until some match or the journal ends. Resolves with the newest number of the journal at the first reading. */
  const readOlder = async (started: number, first: boolean): Promise<void> => {
    change({ isLoading: true, problem: '' });
    try {
      let before = first ? null : window.before;
      let lastSeq: number | null = null;
      for (let part = 0; part < maxEmptyParts; part += 1) {
        const page = await readRows(filterQuery(filter), before);
        if (started !== generation) return;
        lastSeq ??= page.lastSeq;
        seen.add(page.rows);
        addOlder(window, page.rows, page.before);
        before = page.before;
        if (first && part === 0) listen(lastSeq);
        if (before === null || page.rows.length > 0) break;
        showSoon();
      }
      change({ isLoading: false });
    } catch (error) {
      if (started !== generation) return;
      change({ isLoading: false, problem: error instanceof Error ? error.message : String(error) });
      if (first) setTimeout(() => started === generation && void readOlder(started, true), 1000);
    }
  };
  const restart = () => {
    generation += 1;
    source?.close();
    empty();
    void readOlder(generation, true);
  };

  restart();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    setFilter(next) {
      if (filterQuery(next).toString() === filterQuery(filter).toString()) return;
      filter = next;
      restart();
    },
    loadOlder() {
      if (state.isLoading || window.before === null || window.rows.length >= maxRows) return;
      void readOlder(generation, false);
    },
    setPaused(isPaused) {
      change({ isPaused });
      if (!isPaused && hasGap) restart();
    },
    setFaults(next) {
      faults = next;
      showSoon();
    },
    async clear() {
      await clearJournal();
      empty();
      showSoon();
    },
  };
}
