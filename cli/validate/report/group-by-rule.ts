import type { Finding } from '../../../fake-server/common/findings.ts';
import type { RuleId } from '../check/rules.ts';
import { rules } from '../check/rules.ts';

/** Findings of one rule: their number, and what was kept of each. */
interface RuleGroup<Kept> {
  readonly ruleId: string;
  readonly severity: Finding['severity'];
  /** One sentence about the rule. */
  readonly title: string;
  count: number;
  readonly kept: Kept[];
}

const ranks = ['error', 'warning', 'note'];

/** Groups findings by rule: errors first, then the most frequent ones. */
export class RuleGroups<Kept = never> {
  readonly #groups = new Map<string, RuleGroup<Kept>>();

  add({ ruleId, severity }: Finding, kept: readonly Kept[] = []): void {
    const title = rules[ruleId as RuleId]?.title ?? '';
    const group = this.#groups.get(ruleId) ?? { ruleId, severity, title, count: 0, kept: [] };
    this.#groups.set(ruleId, group);
    group.count += 1;
    group.kept.push(...kept);
  }

  list(): readonly RuleGroup<Kept>[] {
    return [...this.#groups.values()].sort(
      (a, b) => ranks.indexOf(a.severity) - ranks.indexOf(b.severity) || b.count - a.count || (a.ruleId < b.ruleId ? -1 : 1),
    );
  }

  /** Returns the number of findings of each rule. */
  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.list().map(({ ruleId, count }) => [ruleId, count]));
  }
}
