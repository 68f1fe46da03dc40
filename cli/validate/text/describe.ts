const maxLength = 60;

/** A value as a sentence can show it: short, on one line; lists and objects only by their kind. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(shorten(value));
}

/** A text as a sentence can hold it: cut after 60 characters. */
export const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** The known name that a misspelt one is closest to, at most two changes away; undefined if none is. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  // Of a short name, two changed letters leave too little.
  let bestDistance = name.length < 5 ? 2 : 3;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = changesBetween(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Insertions, removals and replacements of a character that lead from one text to the other. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
