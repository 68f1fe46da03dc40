import { type FormFields, firstOf } from '../http/form-fields.ts';
import type { JournalFilter } from '../journal/filter.ts';

/** Reads the filter of a journal request from its query. Throws a RangeError whose message names the parameter and its allowed values. */
export function readJournalFilter(query: FormFields): JournalFilter {
  const endpoint = firstOf(query.endpoint);
  const site = firstOf(query.site);
  const valid = firstOf(query.valid);
  if (valid !== undefined && valid !== 'true' && valid !== 'false') throw new RangeError('valid must be true or false.');
  const since = readCount(query, 'since');
  const limit = readCount(query, 'limit');
  return {
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(site === undefined ? {} : { site }),
    ...(valid === undefined ? {} : { valid: valid === 'true' }),
    ...(since === undefined ? {} : { since }),
    ...(limit === undefined ? {} : { limit }),
  };
}

export function readCount(query: FormFields, name: string): number | undefined {
  const text = firstOf(query[name]);
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new RangeError(`${name} must be a whole number from 0.`);
  return Number(text);
}
