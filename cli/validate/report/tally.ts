import { type ExitCode, exitCodes } from '../../../fake-server/common/errors.ts';
import type { Finding, Severity } from '../../../fake-server/common/findings.ts';
import { addFindings, noFindings } from '../../report/findings.ts';
import type { Checked } from '../check/checked.ts';
import { type RuleId, rules } from '../check/rules.ts';
import type { SourceText } from '../text/source-text.ts';
import { RuleGroups } from './group-by-rule.ts';
import type { Report, Summary } from './reports.ts';

export interface CheckResult {
  readonly summary: Readonly<Summary>;
  /**
   * 3 for an unreadable input or a stopped run, whose result is incomplete (it takes precedence over 1: our choice); 1 for
   * errors, with `strict` also for warnings; otherwise 0.
   */
  readonly exitCode: ExitCode;
}

/** Rules whose findings say that something was not read. */
const incompleteRules: ReadonlySet<string> = new Set<RuleId>(['input-unreadable', 'input-too-large', 'interrupted']);

/** Counts results, gives findings the severities of `--strict`, and passes both on to a report. */
export class Tally {
  readonly summary: Summary = { inputs: 0, items: 0, ...noFindings() };
  readonly #report: Report;
  readonly #isStrict: boolean;
  readonly #byRule = new RuleGroups();
  #isComplete = true;

  constructor(report: Report, isStrict: boolean) {
    this.#report = report;
    this.#isStrict = isStrict;
  }

  /** Number of items and findings so far. */
  get results(): number {
    const { items, errors, warnings, notes } = this.summary;
    return items + errors + warnings + notes;
  }

  add(checked: Checked, source: SourceText): void {
    if ('finding' in checked) this.addFinding(checked.finding, source);
    else this.summary.items += 1;
    if ('item' in checked) this.#report.item({ ...checked.item, findings: this.#counted(checked.item.findings) }, source);
  }

  /** Adds a finding that belongs to no item. `source`: the text of its line, where that is shown. */
  addFinding(found: Finding, source?: SourceText): void {
    for (const finding of this.#counted([found])) this.#report.finding(finding, source);
  }

  /** Ends the report, and returns the result of the run. */
  end(): CheckResult {
    const { errors, warnings } = this.summary;
    this.#report.end(this.summary, this.#isComplete, this.#byRule.counts());
    const isFailing = errors > 0 || (this.#isStrict && warnings > 0);
    const exitCode = this.#isComplete ? (isFailing ? exitCodes.findings : exitCodes.clean) : exitCodes.notRunnable;
    return { summary: this.summary, exitCode };
  }

  #counted(found: readonly Finding[]): readonly Finding[] {
    const findings = this.#isStrict ? found.map(strict) : found;
    addFindings(this.summary, findings);
    for (const finding of findings) {
      this.#byRule.add(finding);
      if (incompleteRules.has(finding.ruleId)) this.#isComplete = false;
    }
    return findings;
  }
}

function strict(finding: Finding): Finding {
  const { strictSeverity } = rules[finding.ruleId as RuleId] as { readonly strictSeverity?: Severity };
  return strictSeverity ? { ...finding, severity: strictSeverity } : finding;
}
