// covers: cli/audit/saved-artifacts.ts cli/audit/audit-targets.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const env = { ...process.env } as Record<string, string>;
const jsonOf = (cwd: string, file: string) => JSON.parse(readFileSync(join(cwd, file), 'utf8'));

test('gathering now and judging later give the same findings, pages and pictures, without a browser', async () => {
  const cwd = temporaryFolder();
  const gathering = ['leaky', '--journeys', 'first,declined', '--save-artifacts', 'evidence'];
  const reports = (name: string) => [
    '--format',
    `json=${name}.json`,
    '--format',
    `har=${name}.har`,
    '--format',
    `html=${name}.html`,
  ];
  const now = fakeIo({ cwd, env });
  expect(await run(['audit', ...gathering, ...reports('now')], now)).toBe(1);
  const later = fakeIo({ cwd, env: { PATH: '', PUPPETEER_EXECUTABLE_PATH: '/no/browser' } });
  expect(await run(['audit', '--artifacts', 'evidence', ...reports('later')], later)).toBe(1);
  const [before, after] = [jsonOf(cwd, 'now.json'), jsonOf(cwd, 'later.json')];
  expect(after.pages).toEqual(before.pages);
  expect({ ...after.summary, durationMs: 0 }).toEqual({ ...before.summary, durationMs: 0 });
  expect(jsonOf(cwd, 'later.har')).toEqual(jsonOf(cwd, 'now.har'));
  const pictures = (name: string) => readFileSync(join(cwd, name), 'utf8').match(/data:image\/jpeg;base64,[\w+/=]{100,}/g) ?? [];
  expect(pictures('now.html').length).toBeGreaterThan(10);
  expect(pictures('later.html')).toEqual(pictures('now.html'));
});

test('another choice of rules is judged on the same artifacts', async () => {
  const cwd = temporaryFolder();
  await run(['audit', 'leaky', '--journeys', 'first', '--save-artifacts', 'evidence'], fakeIo({ cwd, env }));
  const io = fakeIo({ cwd });
  const args = ['--artifacts', 'evidence', '--rules', 'cookie-before-consent', '--severities', 'cookie-before-consent=warning'];
  expect(await run(['audit', ...args, '--format', 'json'], io)).toBe(0);
  const { pages, summary } = JSON.parse(io.outText);
  const ids = pages.flatMap(({ findings }: { findings: { ruleId: string }[] }) => findings.map(({ ruleId }) => ruleId));
  expect([...new Set(ids)]).toEqual(['cookie-before-consent']);
  expect(summary).toMatchObject({ errors: 0, warnings: ids.length });
});
