import { useRef } from 'react';
import { goTo } from '../address.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { EntryPane } from '../entry/EntryPane.tsx';
import { isFiltered } from '../filter.ts';
import { useMarkedWords } from '../mark-words.tsx';
import { CallList, type CallListControl } from './CallList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { statusLine } from './status-line.ts';
import { useKeys } from './use-keys.tsx';
import type { ViewProps } from './view-props.ts';

/** Shows the calls with their filter, and the opened call beside them. */
export function CallsView({ feed, view, place }: ViewProps) {
  const { rows, isLoading, problem } = view;
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<CallListControl>(null);
  const calls = useRef<HTMLDivElement>(null);
  useMarkedWords(calls, '.call-rows, .entry-scroll', place.filter.text);
  const close = () => {
    goTo({ entry: null, compare: null });
    list.current?.focus();
  };
  const step = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    list.current?.step(by);
  };
  useKeys({
    j: (event) => step(event, 1),
    k: (event) => step(event, -1),
    p: () => feed.setPaused(!view.isPaused),
    '/': (event) => {
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    },
    Escape: () => place.entry !== null && close(),
  });
  return (
    <div ref={calls} className="calls" data-open={place.entry !== null}>
      <section className="call-side" aria-label="Calls">
        <FilterBar feed={feed} view={view} filter={place.filter} searchRef={search} onLeave={() => list.current?.focus()} />
        {rows.length > 0 ? (
          <CallList control={list} feed={feed} view={view} selectedSeq={place.entry} />
        ) : (
          !isLoading && <NoCalls isFiltered={isFiltered(place.filter)} />
        )}
        <p className="call-status" role="status">
          {problem !== '' && <span className="bad">{problem} </span>}
          {isLoading && rows.length === 0 ? 'Reading …' : statusLine(view, isFiltered(place.filter))}
          {isLoading && rows.length > 0 && <span className="soft"> · reading older calls …</span>}
        </p>
      </section>
      {place.entry !== null && (
        <EntryPane key={place.entry} seq={place.entry} session={place.filter.session} compare={place.compare} onClose={close} />
      )}
    </div>
  );
}

const NoCalls = ({ isFiltered: filtered }: { readonly isFiltered: boolean }) =>
  filtered ? (
    <EmptyState title="No call matches" text="Remove a part of the filter, or wait for new calls." />
  ) : (
    <EmptyState
      title="No calls yet"
      text={
        <>
          Open a page of a site: its calls appear here as they arrive.{' '}
          <button type="button" className="link" onClick={() => goTo({ view: 'sites' })}>
            Show the sites
          </button>
        </>
      }
    />
  );
