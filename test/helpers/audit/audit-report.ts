import type { Baseline } from '../../../cli/audit/judging/baseline.ts';
import { type Judgement, judgeWhole } from '../../../cli/audit/judging/judge.ts';
import { type AuditReport, joinedReport, pageReport, type RunDetails } from '../../../cli/audit/report/document.ts';
import { rules } from '../../../cli/audit/rules/index.ts';
import { cookieWrite, hit, jarCookie, page, visit } from './audit-artifacts.ts';

/** Returns the report of an audit of judged pages. */
export const auditReport = (judged: readonly Judgement[], baseline: Baseline, run: RunDetails): AuditReport =>
  joinedReport(
    judged.map((judgement) => pageReport(judgement, baseline, run)),
    run,
  );

/** A name with markup, a control character and a terminal escape. */
export const hostile = '</script><img src=x onerror=alert(1)>\u0001\u001b[31m';
const artifacts = page(
  visit({
    jarBefore: [jarCookie('ss_cvt')],
    jarAfter: [jarCookie('ss_cvr', 'abc', { expiresMs: 1_700_000_060_000 }), jarCookie(hostile)],
    writes: [
      cookieWrite('ss_cvr', 63_072_000_000),
      cookieWrite('ss_cvt', 0),
      cookieWrite('never-there', 0),
      cookieWrite('x', null, { refused: 'InvalidDomain' }),
    ],
    calls: [hit()],
  }),
);
const journeys = ['first'] as const;
const incomplete = { ...page(), url: 'https://shop.example/down', incomplete: 'nothing answers' };
/** A page that sets ss_cvr too early and a page that was unreachable. */
export const exampleJudged = [artifacts, incomplete].map((one) => judgeWhole(one, { rules, journeys }));
/** The rules' findings on the first page of `exampleReport`. */
export const exampleFindings = exampleJudged[0]?.findings ?? [];
export const exampleRun = { durationMs: 1234, interrupted: false };
export const exampleReport = auditReport(exampleJudged, new Set(), exampleRun);
