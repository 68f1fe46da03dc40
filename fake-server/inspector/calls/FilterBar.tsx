import { type RefObject, useEffect, useRef, useState } from 'react';
import { goTo } from '../address.tsx';
import { type CallFilter, type FilterKey, filterKeys, filterLabels, isFiltered, labelOf, noFilter } from '../filter.ts';
import type { CallFeed } from './call-feed.ts';
import { FilterFields } from './FilterFields.tsx';
import type { FeedView } from './feed-state.ts';
import { ListMenu } from './ListMenu.tsx';
import { Popup } from './Popup.tsx';

interface FilterBarProps {
  readonly feed: CallFeed;
  readonly view: FeedView;
  readonly filter: CallFilter;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** Called when Escape or Enter leaves the search. */
  onLeave(): void;
}

/** Shows the search, the set parts of the filter, and what can be done with the listed calls. */
export function FilterBar({ feed, view, filter, searchRef, onLeave }: FilterBarProps) {
  const set = (changes: Partial<CallFilter>) => goTo({ filter: { ...filter, ...changes } });
  const chips = filterKeys.filter((key) => key !== 'text' && key !== 'session' && filter[key] !== '');
  return (
    <search className="filter-bar">
      <div className="filter-row">
        <SearchField text={filter.text} inputRef={searchRef} onSearch={(text) => set({ text })} onLeave={onLeave} />
        <button
          type="button"
          className="toggle"
          aria-pressed={filter.valid === 'false'}
          onClick={() => set({ valid: filter.valid === 'false' ? '' : 'false' })}
        >
          Problems
        </button>
        <Popup label="Filter" align="start">
          <FilterFields filter={filter} seen={{ ...view.seen, session: view.sessions }} onChange={set} />
        </Popup>
        <span className="filter-gap" />
        <button type="button" className="toggle" aria-pressed={view.isPaused} onClick={() => feed.setPaused(!view.isPaused)}>
          {view.isPaused
            ? view.waitingCount > 0
              ? `Resume (${view.waitingCount.toLocaleString('en')} new)`
              : 'Resume'
            : 'Pause'}
        </button>
        <ListMenu feed={feed} view={view} filter={filter} />
      </div>
      {isFiltered(filter) && chips.length > 0 && (
        <ul className="chips" aria-label="Set filters">
          {chips.map((key) => (
            <li key={key}>
              <Chip name={key} value={filter[key]} onRemove={() => set({ [key]: '' })} />
            </li>
          ))}
          <li>
            <button type="button" className="link" onClick={() => goTo({ filter: noFilter })}>
              Remove all
            </button>
          </li>
        </ul>
      )}
    </search>
  );
}

interface ChipProps {
  readonly name: FilterKey;
  readonly value: string;
  onRemove(): void;
}

const Chip = ({ name, value, onRemove }: ChipProps) => (
  <button
    type="button"
    className="chip"
    onClick={onRemove}
    aria-label={`Remove the filter ${filterLabels[name]}: ${labelOf(name, value)}`}
  >
    <span className="soft">{filterLabels[name]}</span> <bdi>{labelOf(name, value)}</bdi> <span aria-hidden="true">×</span>
  </button>
);

interface SearchFieldProps {
  readonly text: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  onSearch(text: string): void;
  onLeave(): void;
}

/** Typing is quick and a search reads the journal: the search begins when the typing pauses. */
const typingPauseMs = 250;

function SearchField({ text, inputRef, onSearch, onLeave }: SearchFieldProps) {
  const [draft, setDraft] = useState(text);
  const timer = useRef(0);
  const sent = useRef(text);
  // The address may change without the field: by Back, or by a removed filter.
  useEffect(() => {
    if (text !== sent.current) setDraft(text);
    sent.current = text;
  }, [text]);
  return (
    <label className="search-field">
      <span className="visually-hidden">Search calls</span>
      <input
        ref={inputRef}
        type="search"
        value={draft}
        placeholder="Search calls"
        aria-keyshortcuts="/"
        spellCheck={false}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setDraft(value);
          clearTimeout(timer.current);
          timer.current = window.setTimeout(() => {
            sent.current = value;
            onSearch(value);
          }, typingPauseMs);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape' && currentTarget.value !== '') return;
          if (key === 'Escape' || key === 'Enter') onLeave();
        }}
      />
    </label>
  );
}
