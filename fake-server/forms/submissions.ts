import * as z from 'zod';
import type { FormField } from '../../runtime/contract/forms/form-field.ts';
import { redactValues } from '../journal/redact-submission.ts';
import { createTable, type StoredTable } from '../tables/table.ts';

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
  /**
   * Stores a submission with the values of secret fields masked, unless secrets are kept. `fields` are those of its form, when
   * the form is known. It replaces an earlier one with the same key: a visitor sends one again when the response was lost.
   */
  store(submission: Omit<StoredSubmission, 'seq' | 'time'>, fields?: readonly FormField[]): StoredSubmission;
  find(key: string): StoredSubmission | undefined;
  /** Returns submissions, the oldest first. */
  list(site?: string, formId?: string): readonly StoredSubmission[];
  clear(site?: string, formId?: string): void;
  readonly stored: StoredTable;
  /** The number of the newest submission, which is not used again after a deletion. */
  readonly lastNumber: StoredTable;
}

const schema: z.ZodType<StoredSubmission> = z.object({
  seq: z.int().positive(),
  time: z.iso.datetime(),
  site: z.string(),
  key: z.string(),
  formId: z.string(),
  collectionId: z.string(),
  objectName: z.string(),
  isOverlayForm: z.boolean(),
  submitButtonText: z.string(),
  pagePath: z.string(),
  values: z.record(z.string(), z.unknown()),
});

/** The limit of submissions, as JSON. The oldest ones are dropped. */
const maxSubmissionBytes = 64 * 1024 * 1024;

export function createSubmissions(
  now: () => number = Date.now,
  { maxBytes = maxSubmissionBytes, keepsSecrets = false } = {},
): Submissions {
  let last = 0;
  const onRestored = () => {
    for (const { seq } of stored.values()) last = Math.max(last, seq);
    last = Math.max(last, lastNumber.get('seq') ?? 0);
  };
  const stored = createTable({ schema, maxBytes, onRestored });
  const lastNumber = createTable({ schema: z.int().positive(), onRestored });
  const nextNumber = () => {
    last += 1;
    lastNumber.set('seq', last);
    return last;
  };
  const isOf = (each: StoredSubmission, site?: string, formId?: string) =>
    (site === undefined || each.site === site) && (formId === undefined || each.formId === formId);
  return {
    store(submission, fields = []) {
      const before = stored.get(submission.key);
      const values = keepsSecrets ? submission.values : redactValues(submission.values, fields);
      const whole = {
        seq: before?.seq ?? nextNumber(),
        time: before?.time ?? new Date(now()).toISOString(),
        ...submission,
        values,
      };
      stored.set(submission.key, whole);
      return whole;
    },
    stored,
    lastNumber,
    find: (key) => stored.get(key),
    list: (site, formId) => [...stored.values()].filter((each) => isOf(each, site, formId)),
    clear(site, formId) {
      for (const each of [...stored.values()]) if (isOf(each, site, formId)) stored.delete(each.key);
    },
  };
}
