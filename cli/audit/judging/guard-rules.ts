import { errorMessage } from '../../errors.ts';
import type { PageArtifacts } from '../artifacts/artifacts.ts';
import type { AuditRule, Problem } from './rule.ts';

/** A rule that failed on a page, with the reason as a clause. */
interface FailedRule {
  readonly rule: string;
  readonly reason: string;
}

/**
 * Returns the same rules for one page. A rule that throws, or returns no list, has no findings and is among the failures, so that
 * one rule of the caller's does not end an audit.
 */
export function guardRules(rules: readonly AuditRule[]): {
  readonly rules: readonly AuditRule[];
  failures(): readonly FailedRule[];
} {
  const failed = new Map<string, string>();
  const guarded = rules.map((rule) => {
    const check = (page: PageArtifacts): readonly Problem[] => {
      try {
        const problems: unknown = rule.check(page);
        if (Array.isArray(problems)) return problems;
        failed.set(rule.id, 'the rule returned no list of problems');
      } catch (error) {
        failed.set(rule.id, `the rule failed: ${errorMessage(error)}`);
      }
      return [];
    };
    // Inherits the other members, also those of a class.
    return Object.create(rule, { check: { value: check } }) as AuditRule;
  });
  return { rules: guarded, failures: () => [...failed].map(([rule, reason]) => ({ rule, reason })) };
}
