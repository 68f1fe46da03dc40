import type { FaultStatus } from '../../common/fault-status.ts';
import { clearJournal } from '../control.ts';
import { type CallFilter, filterQuery, noFilter } from '../filter.ts';
import { sentenceOf } from '../sentence-of.ts';
import { createFeedState, type FeedView } from './feed-state.ts';
import { olderParts, openStream } from './feed-stream.ts';
import { maxRows } from './row-window.ts';

/** The calls that match the filter, as they arrive. */
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

const retryAfterMs = 1000;

export function createCallFeed(): CallFeed {
  const state = createFeedState();
  let filter = noFilter;
  let source: EventSource | null = null;
  /** Counts the filters, so that a response to an earlier one is dropped. */
  let generation = 0;

  /** Reads the newest calls (`before` is null) and opens the stream, or reads older ones. */
  const read = async (started: number, before: number | null): Promise<void> => {
    state.change({ isLoading: true, problem: '' });
    try {
      for await (const part of olderParts(filter, before)) {
        if (started !== generation) return;
        state.addOlder(part);
        if (source === null) source = openStream(filter, part.lastSeq, state);
      }
      state.change({ isLoading: false });
    } catch (error) {
      if (started !== generation) return;
      state.change({ isLoading: false, problem: sentenceOf(error) });
      if (before === null) setTimeout(() => started === generation && restart(), retryAfterMs);
    }
  };
  const restart = () => {
    generation += 1;
    source?.close();
    source = null;
    state.empty();
    void read(generation, null);
  };
  restart();
  return {
    subscribe: state.subscribe,
    view: state.view,
    setFilter(next) {
      if (filterQuery(next).toString() === filterQuery(filter).toString()) return;
      filter = next;
      restart();
    },
    loadOlder() {
      const { isLoading, rows } = state.view();
      const before = state.before();
      if (!isLoading && before !== null && rows.length < maxRows) void read(generation, before);
    },
    setPaused(isPaused) {
      state.change({ isPaused });
      if (!isPaused && state.hasGap()) restart();
    },
    setFaults: state.onFaults,
    async clear() {
      await clearJournal(filter.session);
      state.empty();
    },
  };
}
