/** A submitted form, as the platform stores it. */
export interface StoredSubmission {
  readonly seq: number;
  /** ISO 8601. */
  readonly time: string;
  readonly site: string;
  /** Identifies the submission: a submission that is sent again is not stored again. */
  readonly key: string;
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  readonly pagePath: string;
  /** Values by field id. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Submissions {
  /** Stores a submission. It replaces an earlier one with the same key: a visitor sends one again when the response was lost. */
  store(submission: Omit<StoredSubmission, 'seq' | 'time'>): StoredSubmission;
  find(key: string): StoredSubmission | undefined;
  /** Returns submissions, the oldest first. */
  list(site?: string, formId?: string): readonly StoredSubmission[];
  clear(site?: string, formId?: string): void;
}

/** The limit of submissions. The oldest ones are dropped. */
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
