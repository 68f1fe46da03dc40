/** A form that a visitor has sent, as the platform keeps it. */
export interface StoredSubmission {
  readonly seq: number;
  /** ISO. */
  readonly time: string;
  readonly site: string;
  /** It is stored once under it, however often it comes. */
  readonly key: string;
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  readonly pagePath: string;
  /** By field id. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Submissions {
  /** Stores it, in place of what came under the same key before: the visitor of that one was never told that it arrived. */
  store(submission: Omit<StoredSubmission, 'seq' | 'time'>): StoredSubmission;
  find(key: string): StoredSubmission | undefined;
  /** The oldest first. */
  list(site?: string, formId?: string): readonly StoredSubmission[];
  clear(site?: string, formId?: string): void;
}

/** The oldest are forgotten beyond 10,000 (our choice). */
const maxStored = 10_000;

export function createSubmissions(now: () => number = Date.now): Submissions {
  const stored = new Map<string, StoredSubmission>();
  let next = 1;
  const isOf = (each: StoredSubmission, site?: string, formId?: string) =>
    (site === undefined || each.site === site) && (formId === undefined || each.formId === formId);
  return {
    store(submission) {
      const before = stored.get(submission.key);
      const whole = { seq: before?.seq ?? next++, time: before?.time ?? new Date(now()).toISOString(), ...submission };
      stored.set(submission.key, whole);
      const [oldest] = stored.keys();
      if (stored.size > maxStored && oldest !== undefined) stored.delete(oldest);
      return whole;
    },
    find: (key) => stored.get(key),
    list: (site, formId) => [...stored.values()].filter((each) => isOf(each, site, formId)),
    clear(site, formId) {
      for (const each of [...stored.values()]) if (isOf(each, site, formId)) stored.delete(each.key);
    },
  };
}
