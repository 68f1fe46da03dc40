import type { JournalEntry } from '../../common/journal/journal.ts';
import { jsonLines } from './json-lines.ts';

/** A field of two calls, as JSON text; null where a call does not have it. */
export interface ComparedField {
  readonly name: string;
  readonly left: string | null;
  readonly right: string | null;
  readonly isSame: boolean;
}

/** More fields of a call are left out. */
const maxFields = 5000;

/** Returns the fields of two calls in the order of the first one: address, query, headers, body, result and response. */
export function compareEntries(left: JournalEntry, right: JournalEntry): readonly ComparedField[] {
  const [before, after] = [fieldsOf(left), fieldsOf(right)];
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const [a, b] = [before.get(name) ?? null, after.get(name) ?? null];
    return { name, left: a, right: b, isSame: a === b };
  });
}

function fieldsOf({ method, path, query, headers, body, bodyText, valid, problems, status, fault, response }: JournalEntry) {
  const compared = {
    method,
    path,
    query,
    headers,
    body: body ?? (bodyText || null),
    valid,
    problems: problems.map(({ pointer, message }) => `${pointer} ${message}`.trim()),
    status,
    fault,
    response: response ?? null,
  };
  const fields = new Map<string, string>();
  for (const { pointer, text, kind } of jsonLines(compared, maxFields))
    if (kind !== 'bracket' || /^(?:\{\}|\[\])/.test(text)) fields.set(pointer.slice(1), text.replace(/,$/, ''));
  return fields;
}
