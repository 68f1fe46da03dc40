import type { Level, StepKind } from '../steps.ts';

/**
 * Texts of the report's first page in one language. `{name}` stands for a value. Numbers follow their noun, so that no text has a
 * plural.
 */
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
  /** Risk and effort of a step. */
  readonly rank: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly findings: string;
  /** Says that the rest of the report is in English. */
  readonly technical: string;
  readonly technicalHead: string;
  readonly steps: Readonly<Record<StepKind, string>>;
  /** Meaning of a finding, by the rule's id. */
  readonly rules: Readonly<Record<string, string>>;
}

/** Returns a text with its values. */
export const filled = (text: string, values: Readonly<Record<string, string | number | boolean>>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));
