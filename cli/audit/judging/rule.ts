import type { Severity } from '../../../fake-server/common/findings.ts';
import type { Initiator, JourneyName, PageArtifacts } from '../artifacts/artifacts.ts';

/** A violation of a rule. The same subject in several journeys is one finding. */
export interface Problem {
  /** Subject, such as a cookie's name. With rule and page it is the finding's identity. */
  readonly subject: string;
  /** Journey in which it was seen. */
  readonly journey: JourneyName;
  /** Sentence about the violation, with the measured value and the expected one. */
  readonly message: string;
  /** What the violation means, as a sentence; absent where that of the rule's explanation holds. */
  readonly meaning?: string;
  /** Advice about the violation, as sentences; absent where the advice of the rule's explanation holds. */
  readonly advice?: string;
  /** `error` by default. */
  readonly severity?: Severity;
  /** The script or response behind it; null or absent when unknown. */
  readonly initiator?: Initiator | null;
  /** Data that shows the violation, by name. */
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** Explanation of a rule for owners of sites, in plain sentences. */
interface RuleExplanation {
  readonly means: string;
  readonly why: string;
  /** Code that breaks the rule, and code that keeps it. */
  readonly wrong: string;
  readonly right: string;
  readonly fix: string;
  /** Sentences that are added to `fix` on pages with a page context, because they name this platform. */
  readonly onPlatform?: string;
}

/**
 * A rule: a pure function over the artifacts of one page. It restates the behaviour reference and shares no code with the
 * runtime.
 */
export interface AuditRule {
  /** File name of the rule: a noun for the failing state. */
  readonly id: string;
  /** Sentence that is true when the rule has no findings, without its full stop. */
  readonly title: string;
  /** Id of the rule of the behaviour reference that it checks, such as `consent#restriction`. */
  readonly reference: string;
  /**
   * `context`: the rule applies to pages with a page context. `platform`: it applies to those, and to pages with this platform's
   * cookies or calls. `answer`: it needs a visitor's no.
   */
  readonly needs?: 'context' | 'platform' | 'answer';
  /** Whether the rule finds what a page did not do, which a visit that ended early may not have seen. */
  readonly needsWholeVisits?: true;
  /** Whether the rule sees answers without an observed effect, which for other rules count as not given. */
  readonly seesFailedAnswers?: true;
  /** Whether the rule has nothing to judge, because its input, such as declared cookies, was not given. */
  readonly isIdle?: true;
  /** Returns why the rule cannot be judged on this page, as a clause; null when it can. Absent for rules that always can. */
  undecided?(page: PageArtifacts): string | null;
  /** Text of `--explain`. */
  readonly explain: RuleExplanation;
  /** Returns the violations on a page; empty when it keeps the rule. */
  check(page: PageArtifacts): readonly Problem[];
}

/** Returns the rule unchanged, with its types for an editor. */
export const defineRule = (rule: AuditRule): AuditRule => rule;
