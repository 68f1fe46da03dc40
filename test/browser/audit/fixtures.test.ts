// covers: cli/audit/browser/browser.ts
// covers: cli/audit/in-page/read-page.ts
// covers: cli/audit/gathering/gather.ts
// covers: cli/audit/run.ts
// covers: cli/audit/visit/writes.ts
// covers: cli/audit/browser/profile.ts
// covers: cli/audit/browser/tab.ts
// covers: cli/commands/audit.ts
import { expect, test } from 'vitest';
import type { AuditReport, ReportedPage } from '../../../cli/audit/report/document.ts';
import { evidenceInitiator, findingJourneys } from '../../../cli/audit/report/evidence.ts';
import { run } from '../../../cli/main.ts';
import { fixtureExpectations } from '../../helpers/audit/fixture-expectations.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';

/** Each page is visited up to six times, on a machine that may be slow. */
const auditTimeoutMs = 900_000;

/** Other sites differ in appearance and age, so that one refusal on each page checks their policies. */
const inFull = ['clean', 'leaky'];
const brief = ['declined'];

const all = await fixtureExpectations();
/** Sites of one audit. A site with findings is audited alone, for its own exit status. */
const audits = [...inFull.map((site) => [site]), [...all.keys()].filter((site) => !inFull.includes(site))];

const foundOn = ({ findings }: ReportedPage) =>
  findings.map((finding) => {
    const initiator = evidenceInitiator(finding);
    return {
      ruleId: finding.ruleId,
      severity: finding.severity,
      subject: (finding.evidence as { subject: string }).subject,
      journeys: findingJourneys(finding),
      ...(initiator && { source: new URL(initiator.url).pathname, line: initiator.kind === 'script' ? initiator.line : 1 }),
    };
  });

test.each(audits.map((sites) => [sites.join(', '), sites] as const))(
  'an audit of the fixture sites %s has exactly the findings of their expect.json',
  async (_names, sites) => {
    const io = fakeIo({ env: process.env as Record<string, string> });
    const isBrief = !sites.some((site) => inFull.includes(site));
    const journeys = isBrief ? ['--journeys', brief.join()] : [];
    // No journey here hides a tab, which needs a browser with windows at twice the cost.
    const shell = process.env.HEADLESS_SHELL_PATH;
    const browser = shell ? ['--browser', shell] : [];
    // These pages act at once; violations.test.ts lets half a minute pass for each.
    const pageTime = isBrief ? '1' : '4';
    const options = ['--format', 'json', '--concurrency', '3', '--page-time', pageTime, ...browser, ...journeys];
    const exitCode = await run(['audit', ...sites, ...options], io);
    const report = JSON.parse(io.outText) as AuditReport;
    const found = report.pages.map((page) => [page.site, new URL(page.url).pathname, foundOn(page)]);
    const expected = sites.flatMap((site) =>
      Object.entries(all.get(site)?.pages ?? {}).map(([path, findings]) => [
        site,
        path,
        findings.map((finding) => expect.objectContaining(finding)),
      ]),
    );
    expect(found).toEqual(expected);
    // All have the same status; a site with another one is audited alone.
    expect(sites.map((site) => all.get(site)?.exit)).toEqual(sites.map(() => exitCode));
    expect(report.summary.journeys).toBe(report.pages.length * (isBrief ? brief.length : 6));
  },
  auditTimeoutMs,
);
