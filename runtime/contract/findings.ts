/** One result of validate, replay or audit. Keys that do not apply are absent. */
export interface Finding {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly message: string;
  /** The file, the URL, or `-` for standard input. */
  readonly source?: string;
  /** 1-based, in the file as given. */
  readonly line?: number;
  readonly column?: number;
  /** RFC 6901 JSON pointer into the item. */
  readonly pointer?: string;
  /** The rule of the behaviour reference that the finding is about, such as `consent#restriction` (`runtime/contract/consent/README.md`). */
  readonly reference?: string;
  /** Address of that rule, where the reference is published. */
  readonly referenceUrl?: string;
  readonly url?: string;
  readonly journey?: string;
  readonly evidence?: unknown;
}

export const severities = ['error', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];
