import type { FaultStatus } from '../../common/fault-status.ts';
import type { JournalExtent, JournalRow, JournalRowPage } from '../../common/journal/journal-row.ts';
import type { StreamListener } from './feed-stream.ts';
import { addNewer, addOlder, emptyWindow, maxRows, removeDropped } from './row-window.ts';
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
  readonly sessions: readonly string[];
  readonly seen: SeenValues;
  readonly problem: string;
}

/** The calls on the page. Changes within one animation frame are reported together. */
export interface FeedState extends StreamListener {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => FeedView;
  /** The value of `before` for older rows; null when the page has the oldest one. */
  before(): number | null;
  change(changes: Partial<Pick<FeedView, 'isLoading' | 'isConnected' | 'isPaused' | 'problem'>>): void;
  addOlder(part: JournalRowPage): void;
  empty(): void;
  /** Whether calls were dropped that arrived during a pause: the page has to read them again. */
  hasGap(): boolean;
}

export function createFeedState(): FeedState {
  const listeners = new Set<() => void>();
  const seen = createSeenValues();
  const flags = { isLoading: false, isConnected: false, isPaused: false, problem: '' };
  const shared = {
    addedCount: 0,
    extent: null as JournalExtent | null,
    faults: null as FaultStatus | null,
    sessions: [] as readonly string[],
  };
  let window = emptyWindow();
  let waiting: JournalRow[] = [];
  let hasGap = false;
  let frame = 0;
  const makeView = (): FeedView => ({
    ...{ ...flags, ...shared, ...windowView(window) },
    waitingCount: flags.isPaused ? waiting.length : 0,
    seen: seen.view(),
  });
  let view = makeView();
  const show = () => {
    frame = 0;
    if (!flags.isPaused) shared.addedCount += addNewer(window, waiting.splice(0));
    view = makeView();
    for (const listener of listeners) listener();
  };
  const change = (changes: Partial<typeof flags> = {}) => {
    Object.assign(flags, changes);
    if (frame === 0) frame = requestAnimationFrame(show);
  };
  const empty = () => {
    window = emptyWindow();
    waiting = [];
    hasGap = false;
    change();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    before: () => window.before,
    hasGap: () => hasGap,
    change,
    empty,
    addOlder({ rows, before }) {
      seen.add(rows);
      addOlder(window, rows, before);
      change();
    },
    onConnected: (isConnected) => change({ isConnected }),
    onRows(rows) {
      seen.add(rows);
      for (const row of rows) waiting.push(row);
      if (waiting.length > maxRows) hasGap = true;
      if (hasGap) waiting = [];
      change();
    },
    onJournal(extent) {
      const before = shared.extent;
      // After a reset, and after a restart of the server, the numbers begin again.
      if (before && (extent.resets !== before.resets || extent.lastSeq < before.lastSeq)) empty();
      removeDropped(window, extent.firstSeq);
      shared.extent = extent;
      change();
    },
    onFaults(faults) {
      shared.faults = faults;
      change();
    },
    onSessions(sessions) {
      shared.sessions = sessions;
      change();
    },
  };
}

const windowView = ({ rows, problemCount, before }: ReturnType<typeof emptyWindow>) => ({
  rows,
  problemCount,
  hasOlder: before !== null,
});
