import { countFindings } from '../../../report/findings.ts';
import { printable } from '../../../report/printable.ts';
import { causesOf } from '../causes.ts';
import type { AuditReport } from '../document.ts';
import { stepsOf } from '../steps.ts';
import { cookieWithOwner, hostWithOwner, nameList, subjectsOf } from '../subjects.ts';
import { filled, type OwnerTexts } from '../texts/owner-texts.ts';
import { hasNoBanner, siteName, type Verdict } from '../verdict.ts';
import { Masthead, type ReportHead } from './Masthead.tsx';

interface OwnerPageProps {
  readonly report: AuditReport;
  readonly verdict: Verdict;
  readonly head: ReportHead;
  readonly texts: OwnerTexts;
}

/** First page of the report in another language than English: the verdict and the steps to take, without technical terms. */
export function OwnerPage({ report, verdict, head, texts }: OwnerPageProps) {
  const { summary, pages } = report;
  const causes = causesOf(report).slice(0, maxCauses);
  const steps = stepsOf(verdict.groups);
  return (
    <>
      <Masthead level={verdict.level} pages={pages} head={head} texts={texts}>
        <p className="sentence">{sentences(report, verdict, texts).map(printable).join(' ')}</p>
        <p>
          {filled(texts.counts, { ...summary })} {summary.known > 0 && `${filled(texts.known, { count: summary.known })} `}
          {filled(texts.seen, { ...summary })}
        </p>
      </Masthead>
      {causes.length > 0 && (
        <section aria-labelledby="owner-causes">
          <h2 id="owner-causes">{texts.causes}</h2>
          <ul className="causes">
            {causes.map(({ place, cookies, hosts, findings }) => (
              <li key={place}>
                {filled(texts.cause, {
                  place: isolated(place),
                  started: startedText({ cookies: cookies.map(cookieWithOwner), hosts: hosts.map(hostWithOwner) }, texts),
                  count: findings,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {steps.length > 0 && (
        <section aria-labelledby="owner-to-do">
          <h2 id="owner-to-do">{texts.toDo}</h2>
          <ol className="steps">
            {steps.map(({ ruleId, severity, kind, risk, effort, means, findings, pages: onPages }) => (
              <li key={ruleId} className={severity}>
                <p className="means">{texts.rules[ruleId] ?? printable(means)}</p>
                <p>{texts.steps[kind]}</p>
                <p className="soft">
                  {filled(texts.rank, { risk: texts.levels[risk], effort: texts.levels[effort] })}{' '}
                  {capitalized(startedText(subjectsOf(findings.map(({ finding }) => finding)), texts))}{' '}
                  <a href={`#rule-${ruleId}`}>{filled(texts.findings, { findings: findings.length, pages: onPages })}</a>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

const maxCauses = 5;

/** Returns foreign text whose direction is its own, beside text from right to left. */
const isolated = (text: string): string => `\u2068${printable(text)}\u2069`;

function sentences(report: AuditReport, { level }: Verdict, texts: OwnerTexts): string[] {
  const open = report.pages.flatMap(({ findings }) => findings.filter(({ known }) => !known));
  const calm = countFindings(open).warnings > 0 ? texts.attention : texts.onlyKnown;
  const first = { broken: texts.broken, unknown: texts.unknown, attention: calm, clean: texts.kept }[level];
  const isOpen = report.pages.some(({ undecided }) => undecided.length > 0);
  return [
    filled(first, { site: siteName(report) }),
    ...(isOpen ? [texts.notAllJudged] : []),
    ...(hasNoBanner(report) ? [texts.noBanner] : []),
  ];
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function startedText(
  { cookies, hosts }: { readonly cookies: readonly string[]; readonly hosts: readonly string[] },
  texts: OwnerTexts,
): string {
  const parts = [
    ...(cookies.length > 0 ? [filled(texts.cookies, { names: nameList(cookies.map(isolated)) })] : []),
    ...(hosts.length > 0 ? [filled(texts.hosts, { names: nameList(hosts.map(isolated)) })] : []),
  ];
  return parts.join('; ');
}
