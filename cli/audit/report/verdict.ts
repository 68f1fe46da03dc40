import type { Severity } from '../../../fake-server/common/findings.ts';
import { severities } from '../../../fake-server/common/findings.ts';
import { countFindings, countsText, plural } from '../../report/findings.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { unjudgedGroups } from './unjudged.ts';

/** A finding and the index of its page in the report. */
export interface PlacedFinding {
  readonly finding: AuditFinding;
  readonly page: number;
}

/** All findings of one rule, with its explanation. */
export interface RuleGroup {
  readonly ruleId: string;
  /** Meaning of a finding, as a sentence. */
  readonly means: string;
  readonly why: string | null;
  readonly fix: string;
  readonly reference: string | null;
  /** Highest severity of its findings. */
  readonly severity: Severity;
  readonly pages: number;
  readonly findings: readonly PlacedFinding[];
}

export interface Verdict {
  readonly level: 'clean' | 'attention' | 'broken' | 'unknown';
  /** Verdict as a sentence, for the site's owners. */
  readonly sentence: string;
  /** Groups by severity, the most severe first, then in the order of the rules. */
  readonly groups: readonly RuleGroup[];
}

/** Returns the verdict of a report. */
export function verdictOf(report: AuditReport, rules: readonly AuditRule[]): Verdict {
  const placed = report.pages.flatMap((page, index) => page.findings.map((finding): PlacedFinding => ({ finding, page: index })));
  const ids = [...new Set([...rules.map(({ id }) => id), ...placed.map(({ finding }) => finding.ruleId)])];
  const groups = ids
    .map((id) => groupOf(id, placed, rules, report.pages))
    .filter((group) => group !== null)
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
  const unknown = placed.filter(({ finding }) => !finding.known);
  const counts = countFindings(unknown.map(({ finding }) => finding));
  const where = (severity: Severity) => {
    const on = unknown.filter(({ finding }) => finding.severity === severity);
    return `on ${new Set(on.map(({ page }) => page)).size} of ${plural(report.summary.pages, 'page')}`;
  };
  if (report.verdict === 'breaks') {
    const more = counts.warnings + counts.notes > 0 ? ` Also ${countsText({ ...counts, errors: 0 })}.` : '';
    const broken = `This site does not keep its promises on privacy: ${plural(counts.errors, 'error')} ${where('error')}.${more}`;
    return { level: 'broken', sentence: `${broken}${unjudgedSentence(report)}`, groups };
  }
  const decide = `${plural(counts.warnings, 'warning')} ${where('warning')} ${counts.warnings === 1 ? 'needs' : 'need'} a decision.`;
  if (report.verdict === 'undecided') {
    const rest = counts.warnings > 0 ? ` ${decide}` : '';
    return {
      level: 'unknown',
      sentence: `Could not tell whether this site keeps its promises on privacy.${unjudgedSentence(report)}${rest}`,
      groups,
    };
  }
  const notes = `${bannerSentence(report)}${knownSentence(report)}`;
  if (counts.warnings > 0)
    return { level: 'attention', sentence: `No promise on privacy is broken for certain; ${decide}${notes}`, groups };
  const kept = `This site keeps its promises on privacy: no violation was found on ${plural(report.summary.pages, 'page')}.`;
  return { level: 'clean', sentence: `${kept}${notes}`, groups };
}

/** Returns how many pages were not judged completely, with the reason, or the number of reasons; empty when all were. */
function unjudgedSentence({ pages, summary }: AuditReport): string {
  const interrupted = summary.interrupted ? ' The audit was interrupted: this is its result so far.' : '';
  const [first, ...others] = unjudgedGroups(pages.flatMap(({ undecided }) => undecided));
  if (!first) return interrupted;
  const count = pages.filter(({ undecided }) => undecided.length > 0).length;
  const judged = pages.length === 1 ? 'The page' : `${count} of ${plural(pages.length, 'page')}`;
  const because = count === 1 ? 'because' : 'each because';
  const why =
    others.length > 0 ? `for ${others.length + 1} reasons` : `${because} ${first.reason.split(': ')[0]?.replace(/\.$/, '')}`;
  return `${interrupted} ${judged} could not be judged completely, ${why}.`;
}

function bannerSentence({ pages }: AuditReport): string {
  const without = pages.filter(({ notApplicable }) => notApplicable.some((one) => 'journey' in one && isAnswer(one.journey)));
  if (without.length === 0) return '';
  return pages.length === 1
    ? ' No cookie banner was found.'
    : ` No cookie banner was found on ${plural(without.length, 'page')}.`;
}

const isAnswer = (journey: string): boolean => journey === 'accepted' || journey === 'declined';

const knownSentence = ({ summary }: AuditReport): string =>
  summary.known > 0 ? ` ${plural(summary.known, 'finding')} of the baseline ${summary.known === 1 ? 'remains' : 'remain'}.` : '';

function groupOf(
  ruleId: string,
  placed: readonly PlacedFinding[],
  rules: readonly AuditRule[],
  pages: readonly ReportedPage[],
): RuleGroup | null {
  const findings = placed.filter(({ finding }) => finding.ruleId === ruleId);
  const [first] = findings;
  if (!first) return null;
  const rule = rules.find(({ id }) => id === ruleId);
  const { means, why, fix, onPlatform } = rule?.explain ?? unexplained(first.finding);
  const onPages = new Set(findings.map(({ page }) => pages[page]));
  const ofPlatform = [...onPages].filter((page) => page?.declaresPolicy).length;
  const advice =
    ofPlatform === 0 || onPlatform === undefined ? '' : ` ${ofPlatform < onPages.size ? onSome(onPlatform) : onPlatform}`;
  const found = findings.map(({ finding }) => finding.severity);
  return {
    ruleId,
    means,
    why,
    fix: `${fix}${advice}`,
    reference: rule?.reference ?? null,
    severity: severities.find((severity) => found.includes(severity)) ?? first.finding.severity,
    pages: onPages.size,
    findings,
  };
}

/** Advice for some of the pages. */
const onSome = (advice: string): string => `On pages with a page context: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;

/** Explanation of a finding whose rule is not part of this audit. */
const unexplained = ({ message }: AuditFinding) => ({
  means: message,
  why: null,
  fix: 'See the finding.',
  onPlatform: undefined,
});
