import type { Severity } from '../../../fake-server/common/findings.ts';
import { severities } from '../../../fake-server/common/findings.ts';
import { plural } from '../../../fake-server/common/plural.ts';
import { countFindings, countsText } from '../../report/findings.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { byRank } from './steps.ts';
import { unjudgedGroups } from './unjudged.ts';

/** A finding and the index of its page in the report. */
export interface PlacedFinding {
  readonly finding: AuditFinding;
  readonly page: number;
}

/** All findings of one rule, with its explanation. */
export interface RuleGroup {
  readonly ruleId: string;
  /** Meaning of each finding, or that of the rule. Contains text of the pages. */
  readonly means: string;
  readonly why: string | null;
  /** Advice of each finding, or that of the rule. Contains text of the pages. */
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
  /** Groups in the order of the steps to take. */
  readonly groups: readonly RuleGroup[];
}

/** Returns the verdict of a report. */
export function verdictOf(report: AuditReport, rules: readonly AuditRule[]): Verdict {
  const placed = report.pages.flatMap((page, index) => page.findings.map((finding): PlacedFinding => ({ finding, page: index })));
  const ids = [...new Set([...rules.map(({ id }) => id), ...placed.map(({ finding }) => finding.ruleId)])];
  const groups = ids
    .map((id) => groupOf(id, placed, rules, report.pages))
    .filter((group) => group !== null)
    .sort(byRank);
  const unknown = placed.filter(({ finding }) => !finding.known);
  const counts = countFindings(unknown.map(({ finding }) => finding));
  const where = (severity: Severity) => {
    const on = unknown.filter(({ finding }) => finding.severity === severity);
    return `on ${new Set(on.map(({ page }) => page)).size} of ${plural(report.summary.pages, 'page')}`;
  };
  const site = siteSubject(report);
  const keeps = site.isOne ? 'keeps its promises' : 'keep their promises';
  if (report.verdict === 'breaks') {
    const more = counts.warnings + counts.notes > 0 ? ` Also ${countsText({ ...counts, errors: 0 })}.` : '';
    const not = site.isOne ? 'does not keep its promises' : 'do not keep their promises';
    const broken = `${site.name} ${not} on privacy: ${plural(counts.errors, 'error')} ${where('error')}.${more}`;
    return { level: 'broken', sentence: `${broken}${unjudgedSentence(report)}${knownSentence(report)}`, groups };
  }
  const needs = `${plural(counts.warnings, 'warning')} ${where('warning')} ${counts.warnings === 1 ? 'needs' : 'need'} a decision`;
  if (report.verdict === 'undecided') {
    const rest = counts.warnings > 0 ? ` ${needs}.` : '';
    return {
      level: 'unknown',
      sentence:
        `Could not tell whether ${site.name} ${keeps} on privacy.` + `${unjudgedSentence(report)}${rest}${knownSentence(report)}`,
      groups,
    };
  }
  const notes = `${bannerSentence(report)}${knownSentence(report)}`;
  if (counts.warnings > 0)
    return {
      level: 'attention',
      sentence: `${site.name} ${keeps} on privacy, as far as is certain: ${needs}.${notes}`,
      groups,
    };
  if (report.pages.some((page) => pageLevel(page) === 'attention'))
    return { level: 'attention', sentence: `No new violation was found on ${site.name}.${notes}`, groups };
  const kept = `${site.name} ${keeps} on privacy: no violation was found on ${plural(report.summary.pages, 'page')}.`;
  return { level: 'clean', sentence: `${kept}${notes}`, groups };
}

/** Returns the audited site as the subject of a sentence: its host, or the first of several and their number. */
function siteSubject({ pages }: Pick<AuditReport, 'pages'>): { readonly name: string; readonly isOne: boolean } {
  const hosts = [...new Set(pages.map(({ url }) => (URL.canParse(url) ? new URL(url).host : url)))];
  const [first = 'this site', ...others] = hosts;
  return others.length === 0
    ? { name: first, isOne: true }
    : { name: `${first} and ${plural(others.length, 'other site')}`, isOne: false };
}

/** Returns the name of the audited site. */
export const siteName = (report: Pick<AuditReport, 'pages'>): string => siteSubject(report).name;

/**
 * Returns the verdict on a page for its colour: `attention` for one that keeps its promises and has listed errors or warnings.
 */
export function pageLevel({ verdict, findings }: ReportedPage): 'keeps' | 'breaks' | 'undecided' | 'attention' {
  return verdict === 'keeps' && findings.some(({ severity }) => severity !== 'note') ? 'attention' : verdict;
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

/** Whether a page has no cookie banner. */
export const hasNoBanner = (report: Pick<AuditReport, 'pages'>): boolean => withoutBanner(report).length > 0;

const withoutBanner = ({ pages }: Pick<AuditReport, 'pages'>): ReportedPage[] =>
  pages.filter(({ notApplicable }) => notApplicable.some((one) => 'journey' in one && isAnswer(one.journey)));

function bannerSentence({ pages }: AuditReport): string {
  const without = withoutBanner({ pages });
  if (without.length === 0) return '';
  return pages.length === 1
    ? ' No cookie banner was found.'
    : ` No cookie banner was found on ${plural(without.length, 'page')}.`;
}

const isAnswer = (journey: string): boolean => journey === 'accepted' || journey === 'declined';

function knownSentence({ summary, pages }: AuditReport): string {
  if (summary.known === 0) return '';
  const known = countFindings(pages.flatMap(({ findings }) => findings.filter((finding) => finding.known)));
  return ` ${countsText(known)} of the baseline ${summary.known === 1 ? 'remains' : 'remain'}.`;
}

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
  const each = (textOf: (finding: AuditFinding) => string) => [...new Set(findings.map(({ finding }) => textOf(finding)))];
  return {
    ruleId,
    means: listed(each((finding) => finding.meaning ?? means)),
    why,
    fix: `${listed(each((finding) => finding.advice ?? fix))}${advice}`,
    reference: rule?.reference ?? null,
    severity: severities.find((severity) => found.includes(severity)) ?? first.finding.severity,
    pages: onPages.size,
    findings,
  };
}

/** Maximum number of sentences of a group; its findings have all. */
const maxSentences = 4;
const listed = (sentences: readonly string[]): string =>
  [
    ...sentences.slice(0, maxSentences),
    ...(sentences.length > maxSentences ? [`And ${sentences.length - maxSentences} more, at the findings.`] : []),
  ].join(' ');

/** Advice for some of the pages. */
const onSome = (advice: string): string => `On pages with a page context: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;

/** Explanation of a finding whose rule is not part of this audit. */
const unexplained = ({ message }: AuditFinding) => ({
  means: message,
  why: null,
  fix: 'See the finding.',
  onPlatform: undefined,
});
