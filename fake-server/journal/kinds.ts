import type { JournalEntry } from '../common/journal/journal.ts';

/** The fields of an entry that filters compare. */
type Kind = Pick<JournalEntry, 'endpoint' | 'site' | 'valid'>;

/** The filter's fields of each line by its index: two bytes a line, so that a filter reads no line that it leaves out. */
export interface Kinds {
  /** @param first Index of the oldest line that is still needed. */
  add(index: number, first: number, kind: Kind): void;
  at(index: number): Kind | undefined;
  /** The number of needed lines that are not valid. */
  readonly problemCount: number;
  clear(): void;
}

const blockLines = 16_384;
/** More combinations than a platform has: its endpoints and its sites, twice. Sites are those that were started with. */
const maxKinds = 65_536;

export function createKinds(): Kinds {
  const kinds: Kind[] = [];
  const numbers = new Map<string, number>();
  const blocks = new Map<number, Uint16Array>();
  let problemCount = 0;
  /** Index of the oldest line in `problemCount`; null without lines. */
  let countedFrom: number | null = null;

  /** Neighbouring lines are often of the same kind. */
  let latest = { kind: null as Kind | null, number: 0 };

  const numberOf = (kind: Kind): number => {
    const { kind: last, number } = latest;
    if (last && last.valid === kind.valid && last.endpoint === kind.endpoint && last.site === kind.site) return number;
    latest = { kind, number: findNumber(kind) };
    return latest.number;
  };
  const findNumber = (kind: Kind): number => {
    const key = `${kind.valid ? 1 : 0} ${kind.endpoint} ${kind.site}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (kinds.length === maxKinds) throw new RangeError(`A journal has at most ${maxKinds} combinations of endpoint and site.`);
    numbers.set(key, kinds.length);
    return kinds.push(kind) - 1;
  };

  const at = (index: number): Kind | undefined => {
    const number = blocks.get(Math.floor(index / blockLines))?.[index % blockLines];
    return number === undefined ? undefined : kinds[number];
  };

  return {
    at,
    add(index, first, kind) {
      countedFrom ??= index;
      for (; countedFrom < first; countedFrom += 1) if (at(countedFrom)?.valid === false) problemCount -= 1;
      if (!kind.valid) problemCount += 1;
      const place = Math.floor(index / blockLines);
      let block = blocks.get(place);
      if (!block) {
        block = new Uint16Array(blockLines);
        blocks.set(place, block);
        for (const old of blocks.keys()) if ((old + 1) * blockLines <= first) blocks.delete(old);
      }
      block[index % blockLines] = numberOf(kind);
    },
    clear() {
      blocks.clear();
      problemCount = 0;
      countedFrom = null;
    },
    get problemCount() {
      return problemCount;
    },
  };
}
