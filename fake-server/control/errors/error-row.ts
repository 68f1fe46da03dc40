/** A failure of the behaviour reference, with the fixture page and the fault that provoke it. */
export interface ErrorRow {
  readonly situation: string;
  /** Rule of the behaviour reference. */
  readonly rule: string;
  /** The fault rules in the page's address; empty for a page that fails by its content. */
  readonly faults: string;
  /** A fixture site, and a path of it with a fragment. */
  readonly site: string;
  readonly path: string;
  /** The place of the sentence. `report` is a call of the error reporter; `nothing` means that the visitor notices nothing. */
  readonly shownIn: 'overlay' | 'outcome' | 'form' | 'console' | 'report' | 'nothing';
  /** The sentence, or its beginning; empty for `nothing`. */
  readonly sentence: string;
  /** Further effects of the failure. */
  readonly does: string;
  /** Calls that the page makes, by endpoint. */
  readonly calls?: Readonly<Record<string, number>>;
  /** Shortest time between the two calls. */
  readonly minGapMs?: number;
  /** The time-out that must pass. */
  readonly timeoutMs?: number;
}

/** Returns a row of the fixture page that makes calls. */
export const page = (faults: string, seen: Omit<ErrorRow, 'faults' | 'site' | 'path'> & Partial<ErrorRow>): ErrorRow => ({
  faults,
  site: 'faults',
  path: '/call',
  ...seen,
});
