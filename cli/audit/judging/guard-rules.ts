import { errorMessage } from '../../../fake-server/common/error-message.ts';
import type { PageArtifacts } from '../artifacts/artifacts.ts';
import type { AuditRule, Problem } from './rule.ts';

/**
 * Returns the same rules for one page. A rule that throws, or returns no list, has no findings there and is undecided, so that
 * one rule of a program does not end its audit.
 */
export const guardRules = (rules: readonly AuditRule[]): readonly AuditRule[] => rules.map(guardRule);

function guardRule(rule: AuditRule): AuditRule {
  let failure: string | null = null;
  const attempt = <Result>(run: () => Result, otherwise: Result): Result => {
    try {
      return run();
    } catch (error) {
      failure = `the rule failed: ${errorMessage(error)}`;
      return otherwise;
    }
  };
  const check = (page: PageArtifacts): readonly Problem[] => {
    const problems: unknown = attempt(() => rule.check(page), []);
    if (Array.isArray(problems)) return problems;
    // Its rejection would end the process.
    if (problems instanceof Promise) problems.catch(() => undefined);
    failure = 'the rule returned no list of problems';
    return [];
  };
  const undecided = (page: PageArtifacts): string | null => {
    const reason = attempt(() => rule.undecided?.(page) ?? null, null);
    return failure ?? reason;
  };
  // Inherits the other members, also those of a class.
  return Object.create(rule, { check: { value: check }, undecided: { value: undecided } }) as AuditRule;
}
