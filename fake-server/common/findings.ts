/** One result of validate, replay or audit. Keys that do not apply are absent. */
export interface Finding {
  /** Id of the rule, such as `cookie-lifetime`. */
  readonly ruleId: string;
  /** Weight of the finding; by default errors alone fail. */
  readonly severity: Severity;
  /** Sentence about the violation. */
  readonly message: string;
  /** The file, the URL, or `-` for standard input. */
  readonly source?: string;
  /** 1-based, in the file as given. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
  /** RFC 6901 JSON pointer into the item. */
  readonly pointer?: string;
  /**
   * The rule of the behaviour reference that the finding is about, such as `consent#restriction`
   * (`runtime/contract/consent/README.md`).
   */
  readonly reference?: string;
  /** Address of that rule, where the reference is published. */
  readonly referenceUrl?: string;
  /** Address of the page. */
  readonly url?: string;
  /** Journey of an audit in which it was seen. */
  readonly journey?: string;
  /** What the violation means, as a sentence; absent where that of the rule's explanation holds. */
  readonly meaning?: string;
  /** Advice about the violation, as sentences; absent where the advice of the rule's explanation holds. */
  readonly advice?: string;
  /** Data that shows the violation; its shape depends on the rule. */
  readonly evidence?: unknown;
}

export const severities = ['error', 'warning', 'note'] as const;
/** Weight of a finding. */
export type Severity = (typeof severities)[number];
