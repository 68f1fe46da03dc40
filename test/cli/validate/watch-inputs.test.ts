// covers: cli/validate/
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';
import { eventually } from '../../helpers/run/eventually.ts';

const bad = '{"cookieSettings": {"cookieBannerVariant": "FOO"}}';
const good = '{"cookieSettings": {"cookieBannerVariant": "BAR"}}';

/** Runs `validate --watch` on a folder with these files; `checks` resolves after that many checks. */
function watching(files: Record<string, string>, ...args: string[]) {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 'blocks', 'deep'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const io = fakeIo({ cwd });
  const exitCode = run(['validate', '--watch', ...args], io);
  const checks = (count: number) =>
    eventually(() => expect(io.errText.match(/Waiting for changes\. Ctrl-C stops\./g)).toHaveLength(count));
  const end = () => {
    io.stop();
    return exitCode;
  };
  return { io, checks, end, write: (name: string, text: string) => writeFileSync(join(cwd, name), text), cwd };
}

test.each([
  ['a file', 'a.json', 'a.json'],
  ['a folder', 'blocks', 'blocks/deep/a.json'],
  ['a pattern', 'blocks/**/*.json', 'blocks/deep/a.json'],
])('%s is checked again when it changes; Ctrl-C ends with the status of the latest check', async (_, arg, file) => {
  const { io, checks, end, write } = watching({ [file]: bad }, '--strict', arg);
  await checks(1);
  write(file, good);
  await checks(2);
  expect(await end()).toBe(0);
  expect(io.outText.match(/1 input, 1 item: .*/g)).toEqual(['1 input, 1 item: 1 warning', '1 input, 1 item: no findings']);
});

test('a file that an editor replaces is checked each time', async () => {
  const { checks, end, write, cwd } = watching({ 'a.json': good }, '--strict', 'a.json');
  const replace = (text: string) => {
    write('new', text);
    renameSync(join(cwd, 'new'), join(cwd, 'a.json'));
  };
  await checks(1);
  replace(good);
  await checks(2);
  replace(bad);
  await checks(3);
  expect(await end()).toBe(1);
});

test('a report that is written into a watched folder starts no check', async () => {
  const { io, checks, end, write } = watching({ 'blocks/a.json': good }, 'blocks');
  await checks(1);
  write('blocks/report.txt', 'x');
  write('blocks/deep/b.json', bad);
  await checks(2);
  expect(await end()).toBe(0);
  expect(io.outText.match(/^\d inputs?, /gm)).toEqual(['1 input, ', '2 inputs, ']);
});

test('a missing input is reported, and the others are watched, except addresses', async () => {
  const { io, checks, end, write } = watching({ 'a.json': good }, 'gone/a.json', 'a.json', 'http://127.0.0.1:1/');
  await checks(1);
  write('a.json', bad);
  await checks(2);
  expect(await end()).toBe(3);
  expect(io.errText).toMatch(/gone\/a\.json cannot be watched: ENOENT/);
  expect(io.errText).toContain('http://127.0.0.1:1/ is an address: it is read with each check, and not watched.');
});

test.each([
  [['-'], '--watch needs files: standard input is read once.'],
  [['--format', 'json', 'a.json'], '--watch needs --format pretty or github: a document ends with its check.'],
  [['--format', 'sarif', 'a.json'], '--watch needs --format pretty or github: a document ends with its check.'],
])('%j is refused with 2', async (args, sentence) => {
  const io = fakeIo();
  expect(await run(['validate', '--watch', ...args], io)).toBe(2);
  expect(io.errText).toBe(`ss-runtime: ${sentence}\nHelp: ss-runtime validate --help`);
});
