// covers: cli/audit/
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const cookieSettings = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true, cookieBannerText: 'May we?' };
const context = JSON.stringify({ pageType: 2, website: { id: 'w1' }, cookieSettings });
const html = (script: string) =>
  `<!doctype html><title>Shop</title><script>Static={SQUARESPACE_CONTEXT:${context}};${script}</script>`;
const env = { ...process.env } as Record<string, string>;

test('gathering now and judging later give the same report, also with other rules, without a browser', async () => {
  const shop = siteFolder('shop', {
    'index.html': html(
      'document.cookie = "_ga=1; max-age=999"; fetch("/api/census/RecordHit", { method: "POST", body: "event=1" })',
    ),
    'about.html': html(''),
  });
  const gathering = [shop, '--journeys', 'first', '--timeout', '120000', '--concurrency', '1', '--save-artifacts', 'evidence'];
  const cwd = temporaryFolder();
  const reports = (name: string) => [
    '--format',
    `json=${name}.json`,
    '--format',
    `har=${name}.har`,
    '--format',
    `html=${name}.html`,
  ];
  expect(await run(['audit', ...gathering, ...reports('now')], fakeIo({ cwd, env }))).toBe(1);
  const without = { PATH: '', PUPPETEER_EXECUTABLE_PATH: '/no/browser' };
  expect(await run(['audit', '--artifacts', 'evidence', ...reports('later')], fakeIo({ cwd, env: without }))).toBe(1);
  const textOf = (file: string) => readFileSync(join(cwd, file), 'utf8');
  const [before, after] = [JSON.parse(textOf('now.json')), JSON.parse(textOf('later.json'))];
  expect(before.summary).toMatchObject({ pages: 2, journeys: 2, incomplete: 0 });
  expect(after.pages).toEqual(before.pages);
  expect({ ...after.summary, durationMs: 0 }).toEqual({ ...before.summary, durationMs: 0 });
  expect(JSON.parse(textOf('later.har'))).toEqual(JSON.parse(textOf('now.har')));
  const pictures = (file: string) => textOf(file).match(/data:image\/jpeg;base64,[\w+/=]{100,}/g) ?? [];
  expect(pictures('now.html').length).toBeGreaterThan(1);
  expect(pictures('later.html')).toEqual(pictures('now.html'));

  const io = fakeIo({ cwd, env: without });
  const args = ['--artifacts', 'evidence', '--rules', 'cookie-before-consent', '--severities', 'cookie-before-consent=warning'];
  expect(await run(['audit', ...args, '--format', 'json'], io)).toBe(0);
  expect(JSON.parse(io.outText).summary).toMatchObject({ pages: 2, errors: 0, warnings: 1 });
});
