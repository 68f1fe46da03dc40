import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../cli/main.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const wrong = (variant: string) =>
  `{"cookieSettings": {"cookieBannerVariant": "${variant}", "cookieBannerTheme": "${variant}"}}\n`;

async function validated(...args: string[]) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.ndjson'), wrong('A') + wrong('B'));
  const io = fakeIo({ cwd });
  return { exitCode: await run(['validate', '--strict', ...args, 'a.ndjson', 'gone.json'], io), io };
}

test('of 5 findings the first 3 are shown, all are counted and decide the exit status, and the number of hidden ones is printed', async () => {
  const { exitCode, io } = await validated('--format', 'json', '--max-findings', '3');
  const { summary, items, findings } = JSON.parse(io.outText);
  expect(summary).toEqual({ inputs: 2, items: 2, errors: 1, warnings: 4, notes: 0 });
  expect(items.map((item: { findings: unknown[] }) => item.findings.length)).toEqual([2, 1]);
  expect([findings, exitCode]).toEqual([[], 3]);
  expect(io.errText).toBe('2 more findings are not shown (--max-findings 3).');
});

test('with 0 only the counts are shown; with the number of all findings none is hidden', async () => {
  const none = await validated('--max-findings', '0');
  expect(none.io.outText).toBe('2 inputs, 2 items: 1 error, 4 warnings (not everything could be read)');
  expect(none.io.errText).toBe('5 more findings are not shown (--max-findings 0).');
  const all = await validated('--max-findings', '5');
  expect(all.io.errText).toBe('');
});

test.each(['-1', 'many', '1.5', ''])('--max-findings %j is refused with 2', async (value) => {
  const { exitCode, io } = await validated(`--max-findings=${value}`);
  expect([exitCode, io.errText.includes('Expected a whole number from 0 to 1000000.')]).toEqual([2, true]);
});
