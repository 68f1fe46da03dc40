/** Returns the known name that is closest to a misspelt one; undefined without one. */
export const closest = (name: string, known: Iterable<string>): string | undefined => closestNames(name, known)[0];

/**
 * Returns the known names that are equally close to a misspelt one, with at most one change to three characters and two changes
 * in all (our choice). Case is no change.
 */
export function closestNames(name: string, known: Iterable<string>): readonly string[] {
  let best: string[] = [];
  let bestDistance = maxChanges;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > bestDistance) continue;
    const distance = changesBetween(name.toLowerCase(), candidate.toLowerCase());
    if (distance > Math.min(bestDistance, Math.max(name.length, candidate.length) / 3)) continue;
    best = distance < bestDistance ? [candidate] : [...best, candidate];
    bestDistance = distance;
  }
  return best;
}

/**
 * Returns a question for the end of a message, ` Did you mean gallery?`, about the word that is closest to a misspelt one, or
 * alone begins with it; an empty text without one.
 */
export function didYouMean(word: unknown, known: readonly string[]): string {
  if (typeof word !== 'string' || word.length < minGuessLength) return '';
  const longer = known.filter((one) => one.startsWith(word.toLowerCase()));
  const meant = closest(word, known) ?? (longer.length === 1 ? longer[0] : undefined);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

const minGuessLength = 3;
const maxChanges = 2;

/**
 * Returns the number of insertions, removals and replacements of a character, and of swaps of two neighbours, between two texts:
 * the optimal string alignment distance, https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance.
 */
function changesBetween(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
