/** Kind of a step, by what its owner changes. */
export type StepKind = 'wait' | 'delete' | 'banner' | 'shorten' | 'declare' | 'code';

/** Texts of the report's first page in one language. `{name}` stands for a value. Numbers follow their noun, so that no text has a plural. */
export interface OwnerTexts {
  readonly title: string;
  readonly forClient: string;
  readonly byAuthor: string;
  readonly otherPages: string;
  readonly broken: string;
  readonly kept: string;
  readonly attention: string;
  readonly onlyKnown: string;
  readonly unknown: string;
  readonly notAllJudged: string;
  readonly noBanner: string;
  readonly counts: string;
  readonly known: string;
  readonly seen: string;
  readonly causes: string;
  readonly cause: string;
  readonly cookies: string;
  readonly hosts: string;
  readonly toDo: string;
  readonly findings: string;
  /** Says that the rest of the report is in English. */
  readonly technical: string;
  readonly technicalHead: string;
  readonly steps: Readonly<Record<StepKind, string>>;
  /** Meaning of a finding, by the rule's id. */
  readonly rules: Readonly<Record<string, string>>;
}

/** Kind of the step by the rule's id. */
const stepKinds: Readonly<Record<string, StepKind>> = {
  'cookie-before-consent': 'wait',
  'storage-identifier': 'wait',
  'third-party-tracking': 'wait',
  fingerprinting: 'wait',
  'cookie-under-absolute-policy': 'wait',
  'global-privacy-control': 'wait',
  'cookie-after-decline': 'delete',
  'cookie-not-cleared': 'delete',
  'banner-fairness': 'banner',
  'pay-or-consent': 'banner',
  'consent-banner': 'banner',
  'identifier-lifetime': 'shorten',
  'cookie-lifetime': 'shorten',
  'declared-cookies': 'declare',
};

/** Returns the kind of the step that mends the findings of a rule. */
export const stepKindOf = (ruleId: string): StepKind => (Object.hasOwn(stepKinds, ruleId) ? stepKinds[ruleId] : null) ?? 'code';

/** Returns a text with its values. */
export const filled = (text: string, values: Readonly<Record<string, string | number | boolean>>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));
