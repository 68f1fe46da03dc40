import { useSyncExternalStore } from 'react';
import { type CallFilter, filterFrom, filterQuery } from './calls/filter.ts';

/** The place that the address names: a view, the filter of the calls, the opened call, and the call that it is compared with. */
export interface Place {
  readonly view: string;
  readonly filter: CallFilter;
  readonly entry: number | null;
  readonly compare: number | null;
}

const changed = 'inspector-place';

/** Returns the place that a query names. Unknown parameters are ignored. */
export function placeFrom(search: string): Place {
  const params = new URLSearchParams(search);
  return {
    view: params.get('view') ?? 'calls',
    filter: filterFrom(params),
    entry: seqFrom(params.get('entry')),
    compare: seqFrom(params.get('compare')),
  };
}

const seqFrom = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** Returns the query of a place, empty for the list of all calls. */
export function searchOf({ view, filter, entry, compare }: Place): string {
  const params = filterQuery(filter);
  if (view !== 'calls') params.set('view', view);
  if (entry !== null) params.set('entry', String(entry));
  if (compare !== null) params.set('compare', String(compare));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the place of the address; the component is drawn again when it changes. */
export function usePlace(): Place {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return placeFrom(search);
}

/** Changes parts of the place. A view and an opened call get an entry in the history, so that Back closes them; other changes replace it. */
export function goTo(changes: Partial<Place>): void {
  const before = placeFrom(location.search);
  const after = { ...before, ...changes };
  const address = `${location.pathname}${searchOf(after)}`;
  const isStep = after.view !== before.view || (after.entry === null) !== (before.entry === null);
  if (isStep) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}
