// covers: cli/audit/in-page/
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgePage } from '../../../cli/audit/judging/judge.ts';
import { htmlReport } from '../../../cli/audit/report/html/html-report.tsx';
import { rules } from '../../../cli/audit/rules/index.ts';
import {
  answeredVisit,
  cookieWrite,
  environment,
  jarCookie,
  page as pageOf,
  visit,
} from '../../helpers/audit/audit-artifacts.ts';
import { auditReport } from '../../helpers/audit/audit-report.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { evaluateAll } from '../../helpers/browser/evaluate-all.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const world = browserWorld(() => [testSite('none', {})]);

const attacks = [
  '</script><script>window.ran=1</script>',
  '"><img src=x onerror=window.ran=1>',
  '</style></title><svg onload=window.ran=1>',
  'javascript:window.ran=1',
  '\u202etxt.exe\u0000',
];
/** A gray pixel. */
const jpeg =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

/** Twenty cookies on each of fifty pages, whose names, domains and addresses try to run. */
function crowdedReport(pages = 50) {
  const judged = Array.from({ length: pages }, (_, index) => {
    const names = Array.from({ length: 20 }, (_, at) => `${attacks[at % attacks.length]} ${at}`);
    const url = `https://shop.example/${index}?q=${attacks[index % attacks.length]}`;
    const initiator = { ...cookieWrite('x').initiator, url, stack: [`${attacks[1]} (${url}:1:1)`, `later (${url}:2:2)`] };
    const first = visit({
      jarAfter: names.map((name) => jarCookie(name, 'secret-value-1234567890')),
      writes: names.map((name) => cookieWrite(name, 60_000, { value: 'secret-value-1234567890', initiator: initiator as never })),
      pictures: index === 0 ? [{ label: 'Before an answer', jpeg }] : [],
    });
    const artifacts = {
      ...pageOf(first, answeredVisit('decline')),
      url,
      path: `/${index}`,
      environment: { ...environment, userAgent: attacks[0] ?? '', proxy: `${attacks[1]}` },
    };
    const undecided = [{ rule: 'call-shape', reason: attacks[0] ?? '' }];
    return { artifacts, findings: judgePage(artifacts, rules), undecided };
  });
  const compare: unknown = { pages: [{ url: judged[0]?.artifacts.url, journeys: [{ name: 'first' }] }, { url: attacks[1] }] };
  return auditReport(judged, new Set(), { durationMs: 1000, interrupted: false, compare: compare as object });
}

test('axe-core reports nothing, and the report does not scroll sideways, at 320 px in dark and at 1280 px in light colours', async () => {
  const file = join(temporaryFolder(), 'audit.html');
  const files = [{ name: `${attacks[1]}.har`, sha256: 'ab'.repeat(32) }];
  writeFileSync(file, htmlReport(crowdedReport(1), rules, files));
  const { page } = await world.newVisitor();
  for (const width of [320, 1280]) {
    await page.setViewport({ width, height: 800 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: width === 320 ? 'dark' : 'light' }]);
    await page.goto(`file://${file}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findWithAxe(page)).toEqual([]);
  }
});

test(
  'a report of 1,000 findings with hostile names runs no script of theirs, can be filtered by keyboard, and is complete ' +
    'without JavaScript',
  async () => {
    const file = join(temporaryFolder(), 'audit.html');
    const report = crowdedReport();
    expect(report.summary.errors + report.summary.warnings).toBe(1000);
    const html = htmlReport(report, rules);
    expect(html).not.toContain('secret-value');
    writeFileSync(file, html);
    const { page, pageErrors, said } = await world.newVisitor();
    const shown = () => evaluateAll(page, '.finding', (items) => items.filter((item) => item.checkVisibility()).length);
    await page.goto(`file://${file}`);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await shown()).toBe(1000);

    await page.focus('#filter input');
    await page.keyboard.type('js:2:2 '.trim());
    expect(await page.$eval('#shown', (output) => output.textContent)).toBe('0 of 1000 shown');
    expect(await page.$eval('#none-left', (note) => note.checkVisibility())).toBe(true);
    await page.evaluate(() => (document.querySelector('#filter') as HTMLFormElement).reset());
    await page.waitForFunction(() => document.querySelector('#shown')?.textContent === '1000 of 1000 shown');
    await page.select('#filter select[name=page]', '7');
    expect(await shown()).toBe(20);
    await page.select('#filter select[name=severity]', 'note');
    expect(await evaluateAll(page, '.rule', (groups) => groups.filter((group) => group.checkVisibility()).length)).toBe(0);
    // A finding links to its page, which is folded in a report of this size.
    await page.select('#filter select[name=severity]', '');
    await page.focus('.finding:not([hidden]) a');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (document.querySelector('#page-7') as HTMLDetailsElement).open);
    expect([pageErrors, said]).toEqual([[], []]);

    await page.setJavaScriptEnabled(false);
    await page.goto(`file://${file}`);
    expect(await shown()).toBe(1000);
    expect(await page.$eval('#filter', (form) => form.checkVisibility())).toBe(false);
  },
);
