import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';
import { eventually } from '../helpers/run/eventually.ts';

const script = 'cli/bin.mjs';

interface Result {
  readonly out: string;
  readonly err: string;
  readonly status: number | null;
}

/** Runs the built command line with pipes. */
async function runBuilt(words: readonly string[], env: Record<string, string> = {}): Promise<Result> {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    texts.out += part;
  });
  child.stderr.on('data', (part) => {
    texts.err += part;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { ...texts, status };
}

describe('the built command line', () => {
  test('prints a document, and nothing else, for a piped failure', async () => {
    const { out, status } = await runBuilt(['audit', '--nope', '--format', 'json']);
    expect([JSON.parse(out).error.code, status]).toEqual(['usage', 2]);
  });

  test('prints help and version from the texts of the build, in colour where it is asked for', async () => {
    const [plain, colored, forced] = await Promise.all([
      runBuilt(['help', 'schema']),
      runBuilt(['help', 'schema', '--color'], { NO_COLOR: '1' }),
      runBuilt(['schema', '-h'], { CLICOLOR_FORCE: '1', NO_COLOR: '' }),
    ]);
    expect(plain.out).toMatch(/^Usage: ss-runtime schema/);
    expect(colored.out).toContain('\u001b[1mUsage:\u001b[22m');
    expect(forced.out).toBe(colored.out);
  });

  test('--quiet leaves out notes, and --verbose names the config file', async () => {
    const words = ['validate', 'fixtures/blocks/gallery/valid', '--format', 'github'];
    const [plain, quiet, verbose] = await Promise.all([
      runBuilt(words),
      runBuilt([...words, '--quiet']),
      runBuilt([...words, '--verbose']),
    ]);
    expect(plain.err).toMatch(/^\d+ inputs, /m);
    expect(quiet.err).toBe('');
    expect(verbose.err).toMatch(/^Config file: none in /m);
    expect(verbose.err).toContain('fixtures/blocks/gallery/valid/');
  });

  test('text of an input is no command of a workflow’s log', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a.json'), '##[error]x');
    const { out, err } = await runBuilt(['validate', `${folder}/a.json`], { GITHUB_ACTIONS: 'true' });
    expect(out + err).not.toContain('##[');
    const github = await runBuilt(['validate', `${folder}/a.json`, '--format', 'github'], { GITHUB_ACTIONS: 'true' });
    expect(github.out).toMatch(/^::error file=/);
  });

  test('--quiet prints the reason of a failure', async () => {
    const { err, status } = await runBuilt(['replay', 'missing.ndjson', '--quiet']);
    expect([err, status]).toEqual(['ss-runtime: missing.ndjson cannot be read: it does not exist.\n', 3]);
  });

  test.runIf(existsSync('/dev/full'))('ends a help on a full disk with 3 and a sentence', async () => {
    const child = spawn(process.execPath, [script, '--help'], { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] });
    let err = '';
    child.stderr?.on('data', (part) => {
      err += part;
    });
    expect([await once(child, 'close'), err]).toEqual([
      [3, null],
      'ss-runtime: The results cannot be written to standard output: the disk is full.\n',
    ]);
  });
});

test('serve --json stores at most 16 MiB for a reader that has stalled, and counts the lines it has dropped', async () => {
  const child = spawn(process.execPath, [script, 'serve', 'clean', '--json', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.pause();
  const { url } = JSON.parse(String(first));
  const calls = 30;
  for (let count = 0; count < calls; count += 1) {
    await (await fetch(`${url}api/nope`, { method: 'POST', body: 'x'.repeat(800_000) })).text();
  }
  let text = '';
  child.stdout
    .setEncoding('utf8')
    .on('data', (part) => (text += part))
    .resume();
  const events = await eventually(() => {
    const lines = text.trimEnd().split('\n');
    const found = lines.map((line) => JSON.parse(line) as { event: string; lines?: number });
    expect(found.at(-1)?.event).toBe('dropped');
    return found;
  });
  const requests = events.filter(({ event }) => event === 'request').length;
  expect(requests).toBeLessThan(25);
  expect(events.at(-1)).toEqual({ event: 'dropped', lines: calls - requests });
  child.kill('SIGTERM');
  await once(child, 'close');
  expect(text.trimEnd().split('\n').at(-1)).toBe('{"event":"stopped"}');
});

test('SIGTERM ends serve --json with 0 although nothing reads its output', async () => {
  const child = spawn(process.execPath, [script, 'serve', 'clean', '--json', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.pause();
  await fetch(`${JSON.parse(String(first)).url}api/nope`, { method: 'POST', body: 'x'.repeat(800_000) });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.skipIf(process.platform === 'win32')(
  'Ctrl-C during a wait for standard input ends with 3 and a whole document',
  async () => {
    const child = spawn(process.execPath, [script, 'validate', '-', '--format', 'json', '--verbose'], { stdio: 'pipe' });
    let out = '';
    child.stdout.on('data', (part) => {
      out += part;
    });
    // The detail is printed when the command runs, and so handles signals.
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([3, null]);
    expect(JSON.parse(out)).toHaveProperty('summary');
  },
);

test.each([
  ['await new Promise(() => {}); export default {}', 3, 'not-runnable'],
  ['export default Promise.reject(new Error("later"))', 2, 'config'],
])('the config file `%s` ends the command with %i and a document', async (text, expected, code) => {
  const config = join(temporaryFolder(), 'ss-runtime.config.mjs');
  writeFileSync(config, text);
  const { out, status } = await runBuilt(['validate', 'fixtures/blocks/gallery/valid', '--format', 'json', '--config', config]);
  expect([JSON.parse(out).error.code, status]).toEqual([code, expected]);
});

describe.skipIf(process.platform === 'win32')('Ctrl-C before the command line has loaded', () => {
  // As soon as the process handles the signal. One that is sent would arrive when Node.js 24 has loaded the command line.
  const script = `process.on('newListener', (name) => { if (name === 'SIGTERM') queueMicrotask(() => process.emit(name)); });`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };

  test.each([
    [['validate', '-', '--format', 'json'], 'one'],
    [['validate', '-', '--format', 'pretty', '--format', 'json'], 'one'],
    [['validate', '-', '--format=json', '--format', 'pretty'], 'none'],
    [['serve', '--json'], 'one'],
    [['validate', '-'], 'none'],
    [['serve', 'clean', '--', 'node', '--format=json'], 'none'],
  ])('ends %j with 3, a sentence and %s document', async (words, documents) => {
    const { out, err, status } = await runBuilt(words, env);
    expect([err, status]).toEqual(['ss-runtime: Interrupted before there was a result.\n', 3]);
    if (documents === 'none') expect(out).toBe('');
    else expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'interrupted' } });
  });
});
