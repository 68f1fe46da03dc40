import { type CallFilter, filterFrom, filterQuery } from './filter.ts';

/** The place that the address names: a view, the filter of the calls, the opened call, and the call that it is compared with. */
export interface Place {
  readonly view: string;
  readonly filter: CallFilter;
  readonly entry: number | null;
  readonly compare: number | null;
}

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
