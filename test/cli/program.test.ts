import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../cli/main.ts';
import type { errorCodes } from '../../fake-server/common/errors.ts';
import { fakeIo } from '../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';

/** Makes a folder with files that fail. */
function badFolder(): string {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'text'), 'x');
  writeFileSync(join(cwd, 'bad-config.json'), '{"audit":{"nope":1}}');
  writeFileSync(join(cwd, 'bad-json.json'), '{');
  writeFileSync(join(cwd, 'x.artifacts.json'), '{');
  return cwd;
}

/** Command lines without a browser, their exit status, and the code of their failure. */
const failures: readonly (readonly [line: string, exitCode: number, code: keyof typeof errorCodes])[] = [
  ['--format json', 2, 'usage'],
  ['nope --format json', 2, 'usage'],
  ['help nope --format json', 2, 'usage'],
  ['audit --nope --format json', 2, 'usage'],
  ['audit --format json', 2, 'usage'],
  ['audit --format=json --timeout 1 clean', 2, 'usage'],
  ['audit clean --format json --quiet --nope', 2, 'usage'],
  ['audit missing-site --format json', 3, 'target'],
  ['audit clean --format json --config bad-config.json', 2, 'config'],
  ['audit clean --format json --config bad-json.json', 2, 'config'],
  ['audit clean --format json --config missing.json', 3, 'unreadable'],
  ['audit clean --format json --format html=text/x.html', 3, 'unwritable'],
  ['audit clean --format json --format html=.', 3, 'unwritable'],
  ['audit clean --format json --save-artifacts text/x', 3, 'unwritable'],
  ['audit clean --format json --browser missing', 3, 'no-browser'],
  ['audit --artifacts . --format json', 3, 'artifacts'],
  ['audit --artifacts text --format json', 3, 'artifacts'],
  ['audit --list missing.txt --format json', 3, 'unreadable'],
  ['audit --explain nope --format json', 2, 'usage'],
  ['audit --worker --format json', 2, 'usage'],
  ['validate --format json', 2, 'usage'],
  ['validate text --kind nope --format json', 2, 'usage'],
  ['validate text --watch --format json', 2, 'usage'],
  ['replay --format json', 2, 'usage'],
  ['replay missing.ndjson --format json', 3, 'unreadable'],
  ['replay . --format json', 3, 'unreadable'],
  ['replay missing.ndjson --format json --format=bad', 2, 'usage'],
  ['schema nope --format json', 2, 'usage'],
  ['schema --format json', 2, 'usage'],
  ['endpoints extra --format json', 2, 'usage'],
  ['doctor --nope --format json', 2, 'usage'],
  ['config nope --format json', 2, 'usage'],
  ['config --config bad-config.json --format json', 2, 'config'],
  ['completion nope --format json', 2, 'usage'],
  ['serve --json missing-site', 3, 'target'],
  ['serve --json --port 99999', 2, 'usage'],
  ['serve --json --record text/x --port 0 clean', 3, 'target'],
  ['serve --json --config bad-config.json', 2, 'config'],
  ['serve --format json', 2, 'usage'],
];

describe('a failure is one JSON document on standard output, and a sentence on standard error', () => {
  test.each(failures)('%s', async (line, exitCode, code) => {
    const io = fakeIo({ cwd: badFolder() });
    expect(await run(line.split(' '), io)).toBe(exitCode);
    const document = JSON.parse(io.outText) as { error: { message: string } };
    expect(document).toEqual({ ok: false, error: { code, message: expect.any(String), hint: expect.stringMatching(/\.$/) } });
    expect(document.error.message).not.toMatch(/\bE[A-Z]{4,}\b|\n|outputHelp/);
    expect(io.errText).not.toBe('');
  });

  test('a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const io = fakeIo({ cwd: badFolder() });
    expect(await run(['serve', 'clean', '--json', '--port', String(port)], io)).toBe(3);
    expect(JSON.parse(io.outText)).toMatchObject({ ok: false, error: { code: 'port-taken' } });
    expect(io.outText.split('\n')).toHaveLength(1);
    taken.close();
  });

  test('a config file that chooses JSON', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'ss-runtime.config.json'), '{"replay":{"format":"json"}}');
    const io = fakeIo({ cwd: folder });
    expect(await run(['replay', 'missing.ndjson'], io)).toBe(3);
    expect(JSON.parse(io.outText)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });
});

test.each([
  'schema form',
  'endpoints',
  'config',
  'validate text',
  '--help',
  'help',
  'audit --help',
  '--version',
  'audit --explain cookie-format',
])('%s --format json is one JSON document', async (line) => {
  const io = fakeIo({ cwd: badFolder() });
  await run([...line.split(' '), '--format', 'json'], io);
  expect(typeof JSON.parse(io.outText)).toBe('object');
});

test.each([
  ['endpoints --nope', 'without --format json'],
  ['audit missing-site --format sarif', 'with another format'],
])('%s (%s) prints nothing on standard output', async (line) => {
  const io = fakeIo({ cwd: badFolder() });
  expect(await run(line.split(' '), io)).toBeGreaterThan(1);
  expect(io.outText).toBe('');
});

test.each(['validate', 'replay', 'har', 'audit', 'serve', 'config'])('%s refuses an empty argument', async (command) => {
  const io = fakeIo({ cwd: badFolder() });
  expect(await run([command, ''], io)).toBe(2);
  expect(io.errText).toContain('an argument is empty');
  expect(io.outText).toBe('');
});
