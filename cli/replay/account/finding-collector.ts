import type { Finding, Severity } from '../../../fake-server/common/findings.ts';
import type { SourceLocation } from '../read/recorded-request.ts';

/** Maximum number of kept findings of a rule; more are only counted (our choice). */
const keptPerRule = 100;

/** Collects findings in bounded memory. Equal findings are one with a count. */
export interface FindingCollector {
  /** `evidence` distinguishes no findings: equal ones have the evidence of the first. */
  add(ruleId: string, severity: Severity, message: string, place?: SourceLocation, evidence?: unknown): void;
  list(): Finding[];
}

export function createFindingCollector(): FindingCollector {
  const rules = new Map<string, { severity: Severity; kept: Map<string, { finding: Finding; times: number }>; more: number }>();
  return {
    add(ruleId, severity, message, place, evidence) {
      const rule = rules.get(ruleId) ?? { severity, kept: new Map(), more: 0 };
      rules.set(ruleId, rule);
      const key = JSON.stringify([place, message]);
      const known = rule.kept.get(key);
      if (known) known.times += 1;
      else if (rule.kept.size < keptPerRule) {
        const finding = { ruleId, severity, message, ...place, ...(evidence !== undefined && { evidence }) };
        rule.kept.set(key, { finding, times: 1 });
      } else rule.more += 1;
    },
    list: () =>
      [...rules].flatMap(([ruleId, { severity, kept, more }]) => [
        ...[...kept.values()].map(({ finding, times }) =>
          times === 1 ? finding : { ...finding, message: `${finding.message} (${times} times)` },
        ),
        ...(more > 0 ? [{ ruleId, severity, message: `${more} more of these are not listed.` }] : []),
      ]),
  };
}
