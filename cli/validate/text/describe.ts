const maxLength = 60;

/** Returns a value for a sentence, short and on one line. Lists and objects are described by their kind only. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(shorten(value));
}

/** Cuts a text after 60 characters. */
export const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** Returns the known name that is closest to a misspelt one, with at most two changes; undefined without one. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  // Two changes are too many for a short name.
  let bestDistance = name.length < 5 ? 2 : 3;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = changesBetween(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Returns the number of insertions, removals and replacements of a character between two texts. */
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
