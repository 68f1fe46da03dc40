import { plural } from '../../../../fake-server/common/plural.ts';
import type { Language } from '../../../../runtime/contract/texts/languages.ts';
import { durationText } from '../../../report/duration-text.ts';
import type { HashedFile } from '../../../report/file-hashes.ts';
import { countsText } from '../../../report/findings.ts';
import { printable } from '../../../report/printable.ts';
import type { AuditRule } from '../../judging/rule.ts';
import { causesOf } from '../causes.ts';
import type { AuditFinding, AuditReport } from '../document.ts';
import { environmentLine } from '../environment.ts';
import { shownPictures } from '../shown-pictures.ts';
import { stepsOf } from '../steps.ts';
import { nameList, subjectsOf } from '../subjects.ts';
import { ownerTexts } from '../texts/index.ts';
import type { Verdict } from '../verdict.ts';
import { Causes } from './Causes.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { EnvironmentSection } from './EnvironmentSection.tsx';
import { FilesSection } from './FilesSection.tsx';
import { Findings } from './Findings.tsx';
import { Masthead, type ReportHead } from './Masthead.tsx';
import { OwnerPage } from './OwnerPage.tsx';
import { PageSection } from './PageSection.tsx';
import { RegisterSection } from './RegisterSection.tsx';
import { ScopeSection } from './ScopeSection.tsx';
import { Undecided } from './Undecided.tsx';

/** Maximum number of pages whose sections are open. */
const openPages = 3;
/** Characters of base64 in one report. A larger report is slow to open and to send. */
const pictureBudgetChars = 24_000_000;

interface ReportBodyProps {
  readonly report: AuditReport;
  readonly rules: readonly AuditRule[];
  readonly verdict: Verdict;
  readonly files: readonly HashedFile[];
  readonly head: ReportHead;
  readonly language: Language | 'en';
}

/** Body of the report: the verdict and the steps to take, then the findings, then each page. */
export function ReportBody({ report, rules, verdict, files, head, language }: ReportBodyProps) {
  const { summary, pages, traffic } = report;
  const texts = language === 'en' ? null : ownerTexts[language];
  let budgetChars = pictureBudgetChars;
  const seen = pages.map((page) => {
    const visits = traffic.filter(({ url }) => url === page.url);
    const pictures = shownPictures(visits);
    const chars = pictures.reduce((sum, { jpeg }) => sum + jpeg.length, 0);
    const fits = chars <= budgetChars;
    if (fits) budgetChars -= chars;
    return { page, visits, pictures: fits ? pictures : [], leftOut: fits ? 0 : pictures.length };
  });
  return (
    <>
      {texts ? (
        <div lang={language} dir={language === 'he' ? 'rtl' : 'ltr'}>
          <OwnerPage report={report} verdict={verdict} head={head} texts={texts} />
          <h2>{texts.technicalHead}</h2>
          <p>{texts.technical}</p>
        </div>
      ) : (
        <Masthead level={verdict.level} pages={pages} head={head}>
          <p className="sentence">{printable(verdict.sentence)}</p>
          <p>
            {plural(summary.pages, 'page')}, {plural(summary.journeys, 'journey')}, in {durationText(summary.durationMs)}:{' '}
            {countsText(summary)}
            {summary.known > 0 && ` (${summary.known} known from the baseline)`}
            {summary.undecided > 0 && `, ${plural(summary.undecided, 'page')} undecided`}.
          </p>
          {report.environment && <p className="soft">{printable(environmentLine(report.environment))}</p>}
        </Masthead>
      )}
      <main lang="en" dir="ltr">
        <Undecided pages={pages} />
        {!texts && <Causes causes={causesOf(report)} />}
        {!texts && <WhatToDo verdict={verdict} />}
        {report.compared && <ComparisonSection comparison={report.compared} />}
        {verdict.groups.length > 0 && <Findings groups={verdict.groups} pages={pages.map(({ url }) => url)} />}
        <section aria-labelledby="pages">
          <h2 id="pages">Pages</h2>
          <p className="soft">
            Each journey is a visit in a fresh browser profile: a first visit, one that accepts the cookie banner and returns, one
            that declines it and returns, and others. Times count from the request for the page.
          </p>
          {seen.map((one, index) => (
            <PageSection key={one.page.url} index={index} isOpen={pages.length <= openPages} {...one} />
          ))}
        </section>
        <RegisterSection pages={pages} />
        <ScopeSection report={report} rules={rules} />
        {report.environment && <EnvironmentSection environment={report.environment} />}
        <FilesSection files={files} />
      </main>
      <footer lang="en" dir="ltr">
        <p className="soft">
          Values of cookies and fields are left out or reduced to their shape. {printable('ss-runtime audit --explain RULE')}{' '}
          explains a rule.
        </p>
      </footer>
    </>
  );
}

/** Steps to take, one for each rule. */
function WhatToDo({ verdict }: { readonly verdict: Verdict }) {
  const steps = stepsOf(verdict.groups);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">What to do</h2>
      <ol className="steps">
        {steps.map(({ ruleId, severity, risk, effort, means, fix, findings, pages }) => (
          <li key={ruleId} className={severity}>
            <p className="means">{printable(means)}</p>
            <p>{printable(fix)}</p>
            <p className="soft">
              Risk: {risk}. Effort: {effort}. <SubjectNames findings={findings.map(({ finding }) => finding)} />
              <a href={`#rule-${ruleId}`}>{plural(findings.length, 'finding')}</a> on {plural(pages, 'page')} (
              <code>{ruleId}</code>)
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Cookies and hosts of findings with their owners; nothing for findings about neither. */
function SubjectNames({ findings }: { readonly findings: readonly AuditFinding[] }) {
  const { cookies, hosts } = subjectsOf(findings);
  const parts = [
    ...(cookies.length > 0 ? [`Cookies: ${nameList(cookies)}.`] : []),
    ...(hosts.length > 0 ? [`Hosts: ${nameList(hosts)}.`] : []),
  ];
  return parts.length === 0 ? null : <bdi>{printable(parts.join(' '))} </bdi>;
}
