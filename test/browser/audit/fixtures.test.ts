// covers: cli/audit/in-page/ cli/audit/visit/
import { expect, test } from 'vitest';
import { defaultJourneys } from '../../../cli/audit/artifacts/journeys.ts';
import type { AuditReport, ReportedPage } from '../../../cli/audit/report/document.ts';
import { evidenceInitiator, findingJourneys } from '../../../cli/audit/report/evidence.ts';
import { exitStatusOf } from '../../../cli/audit/report/exit-status.ts';
import { run } from '../../../cli/main.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { auditWorld, unhurriedMs } from '../../helpers/audit/audit-run.ts';
import { fixtureExpectations } from '../../helpers/audit/fixture-expectations.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';

/** Each page is visited up to six times, on a machine that may be slow. */
const auditTimeoutMs = 900_000;

/**
 * Journeys of sites that are audited by the command: its six for one site. The runtime behaves alike on both when a visitor
 * returns.
 */
const byCommand = { clean: ['first', 'accepted', 'declined'], leaky: defaultJourneys } as const;

/**
 * Pages of the other sites, which differ from these two in appearance and age, so that one refusal on each page checks their
 * policies. Pages that differ from a listed one in looks, texts or data alone are left out: they run the same code. `all` are
 * few.
 */
const brief: Readonly<Record<string, 'all' | readonly string[]>> = {
  classic: 'all',
  faults: ['/', '/form'],
  forms: [
    ...['/', '/newsletter', '/popup', '/places', '/product'],
    ...['recaptcha', 'hcaptcha', 'turnstile'].map((name) => `/captcha/${name}`),
  ],
  galleries: ['/', '/slideshow', '/lightbox', '/video'],
  maps: 'all',
  overlays: [
    ...['/', '/banner/unset', '/banner/bar-top', '/banner/popup-bottom-left', '/banner/choose-again', '/popup/default'],
    ...['/popup/on-scroll', '/bars/everything', '/owner', '/locked', '/not-found'],
  ],
  owner: 'all',
  shop: ['/', '/mug', '/membership', '/donate', '/cart'],
};

const all = await fixtureExpectations();
const world = auditWorld();

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
const foundIn = ({ pages }: AuditReport) => pages.map((page) => [page.site, new URL(page.url).pathname, foundOn(page)]);
/** Returns the findings that the site expects, of these pages. */
const expectedOf = (site: string, isVisited: (path: string) => boolean = () => true) =>
  Object.entries(all.get(site)?.pages ?? {})
    .filter(([path]) => isVisited(path))
    .map(([path, findings]) => [site, path, findings.map((finding) => expect.objectContaining(finding))]);

test.each(Object.entries(byCommand))(
  'an audit of the fixture site %s has exactly the findings of its expect.json in the journeys %j',
  async (site, journeys) => {
    const io = fakeIo({ env: process.env as Record<string, string> });
    // No journey here hides a tab, which needs a browser with windows at twice the cost.
    const shell = process.env.HEADLESS_SHELL_PATH;
    const browser = shell ? ['--browser', shell] : [];
    // These pages act at once; violations.test.ts lets half a minute pass for each.
    const times = ['--page-time', '4', '--timeout', String(unhurriedMs)];
    const options = ['--format', 'json', '--concurrency', '3', ...times, ...browser, '--journeys', journeys.join()];
    expect(await run(['audit', site, ...options], io)).toBe(all.get(site)?.exit);
    const report = JSON.parse(io.outText) as AuditReport;
    expect(foundIn(report)).toEqual(expectedOf(site));
    expect(report.summary.journeys).toBe(report.pages.length * journeys.length);
  },
  auditTimeoutMs,
);

test(
  'an audit of 44 pages of the other fixture sites has exactly the findings of their expect.json',
  async () => {
    expect([...Object.keys(byCommand), ...Object.keys(brief)].sort()).toEqual([...all.keys()].sort());
    const sites = Object.keys(brief);
    const isVisited = (site: string) => (path: string) => brief[site] === 'all' || !!brief[site]?.includes(path);
    const targets = (await loadSites(sites)).map((site) => ({
      kind: 'site' as const,
      site: { ...site, pages: async () => (await site.pages()).filter(isVisited(site.id)) },
    }));
    const report = await world.audit(targets, { journeys: ['declined'], pageMs: 1000 });
    const expected = sites.flatMap((site) => expectedOf(site, isVisited(site)));
    expect(foundIn(report)).toEqual(expected);
    expect(expected.length).toBe(44);
    const exit = exitStatusOf(report, { failOn: 'error', thresholds: {} }, () => {});
    expect([exit, ...sites.map((site) => all.get(site)?.exit)]).toEqual([0, ...sites.map(() => 0)]);
    expect(report.summary.journeys).toBe(report.pages.length);
  },
  auditTimeoutMs,
);
