import type { Severity } from '../../../runtime/contract/findings.ts';
import type { Initiator, JourneyName, PageArtifacts } from '../artifacts/artifacts.ts';

/** One violation as a rule sees it; the same subject in several journeys is one finding. */
export interface Problem {
  /** What it is about, such as a cookie's name: with rule and page it makes the finding's identity. */
  readonly subject: string;
  readonly journey: JourneyName;
  readonly message: string;
  /** `error` where it is left out. */
  readonly severity?: Severity;
  readonly initiator?: Initiator | null;
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** What people are told of a rule, in plain sentences. */
interface RuleExplanation {
  readonly means: string;
  readonly why: string;
  /** One example that breaks it and one that keeps it, as code. */
  readonly wrong: string;
  readonly right: string;
  readonly fix: string;
}

/** A pure function over what was gathered of one page. It restates the specification and shares no judgement with the runtime. */
export interface AuditRule {
  /** File name of the rule: a noun that names the failing state. */
  readonly id: string;
  /** What holds when the rule is silent. */
  readonly title: string;
  /** Rule of the behaviour reference that it restates, such as `consent#restriction`. */
  readonly reference: string;
  /** A rule that needs the page's own context, or a banner that was answered, is left out where there is none. */
  readonly needs?: 'context' | 'answer';
  /** The rule's page, for `--explain`. */
  readonly explain: RuleExplanation;
  check(page: PageArtifacts): readonly Problem[];
}

export const defineRule = (rule: AuditRule): AuditRule => rule;
