import type { JournalProblem } from '../../common/journal/journal.ts';

/**
 * Returns the messages of the problems by the pointer of a shown value. Absent values, such as missing fields, are one message at
 * the nearest value around them. A problem of the whole call has no line.
 */
export function markLines(
  problems: readonly JournalProblem[],
  lines: readonly { readonly pointer: string }[],
): ReadonlyMap<string, readonly string[]> {
  const shown = new Set(lines.map(({ pointer }) => pointer));
  const marks = new Map<string, string[]>();
  const absent = new Map<string, string[]>();
  for (const { pointer, message } of problems) {
    if (pointer === '') continue;
    const place = nearest(pointer, shown);
    if (place === pointer) append(marks, place, problemText(message));
    else append(absent, place, pointer.slice(place.length + 1));
  }
  for (const [place, names] of absent) append(marks, place, `absent or wrong: ${names.join(', ')}`);
  return marks;
}

const append = (lists: Map<string, string[]>, key: string, item: string): void => {
  lists.set(key, [...(lists.get(key) ?? []), item]);
};

function nearest(pointer: string, shown: ReadonlySet<string>): string {
  let place = pointer;
  while (place !== '' && !shown.has(place)) place = place.slice(0, Math.max(0, place.lastIndexOf('/')));
  return place;
}

/** Returns a message without the words that the messages of all wrong values begin with. */
export const problemText = (message: string): string => message.replace(/^Invalid input: /, '');

/** The parts of an entry that problems point into. */
export type ProblemPart = 'body' | 'query' | 'headers';

/** Returns the problems of one part of an entry, with pointers into that part. */
export function problemsOf(part: ProblemPart, problems: readonly JournalProblem[]): readonly JournalProblem[] {
  if (part === 'body') return problems.filter(({ pointer }) => partOf(pointer) === 'body');
  return problems
    .filter(({ pointer }) => partOf(pointer) === part)
    .map(({ pointer, message }) => ({ pointer: pointer.slice(part.length + 1), message }));
}

function partOf(pointer: string): ProblemPart {
  if (pointer === '/query' || pointer.startsWith('/query/')) return 'query';
  return pointer.startsWith('/headers/') ? 'headers' : 'body';
}
