import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const audit = async (args: readonly string[], env: Record<string, string> = {}) => {
  const io = fakeIo({ env });
  return { exitCode: await run(['audit', ...args], io), out: io.outText, err: io.errText };
};

describe('wrong usage exits 2 with the expectation', () => {
  test.each([
    [[], 'Nothing to audit: name a fixture site, an address, a folder or an HTML file'],
    [
      ['clean', '--journeys', 'second'],
      'Expected one of: first, accepted, accepted-return, declined, declined-return, seeded, return, forced, roles, leave, ' +
        'gpc, withdrawn, second-page.',
    ],
    [['clean', '--rules', 'cookie'], 'Expected one of: all, cookie-before-consent'],
    [['clean', '--explain', 'cookie-before'], 'identifier-lifetime. Did you mean cookie-before-consent?'],
    [['clean', '--journeys', 'frist'], 'second-page. Did you mean first?'],
    [['clean', '--format', 'sariff=a'], 'with =FILE. Did you mean sarif?'],
    [['clean', '--format', 'docx'], 'Expected one of: pretty, json, sarif, junit, html, har'],
    [['clean', '--format', 'pdf'], 'A PDF needs a file: --format pdf=FILE.'],
    [['clean', '--format', 'json='], 'Expected a file name after json='],
    [['clean', '--format', 'pretty', '--format', 'html'], 'Only one report can go to standard output'],
    [['clean', '--timeout', 'soon'], 'Expected a whole number from 100 to 3600000.'],
    [['clean', '--page-time', '0'], 'Expected a whole number from 1 to 3600.'],
    [['clean', '--fail-on', 'never'], 'Expected one of: error, warning, note.'],
    [['clean', '--header', 'nothing'], 'is not a header'],
    [['clean', '--concurrency', '0'], 'Expected a whole number from 1 to 32.'],
    [['ftp://shop.example/'], 'expected an http or https address'],
    [['http://'], 'expected an http or https address'],
    [['clean', '--browser', ''], "argument '' is invalid. Expected a text that is not empty."],
    [['clean', '--browser', 'http://127.0.0.1:9/'], 'expected the path of Chrome or Chromium, or the ws:// address'],
    [['clean', '--browser', 'ws://127.0.0.1:port/'], 'expected the path of Chrome or Chromium, or the ws:// address'],
  ])('audit %j', async (args, reason) => {
    const { exitCode, out, err } = await audit(args as string[]);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toContain(reason);
  });
});

test.each([
  [['--rules', 'cookie'], 2, 'usage', 'Expected one of: all, cookie-before-consent'],
  [['--no-such-option'], 2, 'usage', "unknown option '--no-such-option'"],
  [['no-such-site'], 3, 'target', 'no-such-site'],
  [['clean', '--config', 'none.json'], 3, 'unreadable', 'The config none.json cannot be read'],
  [['clean', '--format', 'sarif=/no-such-folder/a.sarif'], 3, 'unwritable', 'its folder does not exist'],
  [['clean', '--browser', '/no/browser'], 3, 'no-browser', '/no/browser cannot be started as a browser'],
])('with --format json the failure of audit %j is a document', async (args, status, code, message) => {
  const { exitCode, out, err } = await audit([...args, '--format', 'json']);
  expect(exitCode).toBe(status);
  expect(JSON.parse(out)).toEqual({
    ok: false,
    error: { code, message: expect.stringContaining(message), hint: expect.any(String) },
  });
  expect(err).toContain(message);
});

describe('an audit that cannot run exits 3 with one sentence', () => {
  test('a missing target', async () => {
    const { exitCode, err } = await audit(['no-such-site']);
    expect(exitCode).toBe(3);
    expect(err).toContain('no-such-site');
    expect(err.split('\n')).toHaveLength(1);
  });

  test('a missing baseline', async () => {
    const { exitCode, err } = await audit(['clean', '--baseline', join(temporaryFolder(), 'none.json')]);
    expect(exitCode).toBe(3);
    expect(err).toMatch(/^ss-runtime: The baseline .*none\.json cannot be read: it does not exist\.$/);
  });

  test('a browser path that is not a browser, with the expected values', async () => {
    const folder = siteFolder('shop', { 'index.html': '<p>Hello' });
    const { exitCode, err } = await audit([folder, '--browser', join(folder, 'index.html')]);
    expect(exitCode).toBe(3);
    expect(err).toContain('cannot be started as a browser');
    expect(err).toContain('path of Chrome or Chromium, or the ws:// address of a running one');
  });

  test('a browser address where no browser listens', async () => {
    const { exitCode, err } = await audit(['http://shop.example/', '--browser', 'ws://127.0.0.1:9/devtools/browser/x']);
    expect(exitCode).toBe(3);
    expect(err).toBe(
      'ss-runtime: No browser could be connected to at ws://127.0.0.1:9/devtools/browser/x: connect ECONNREFUSED 127.0.0.1:9',
    );
  });

  test('a report that cannot be written, before any page is visited', async () => {
    const { exitCode, err } = await audit(['clean', '--format', 'sarif=/no-such-folder/a.sarif', '--browser', '/no/browser']);
    expect(exitCode).toBe(3);
    expect(err).toBe('ss-runtime: The report /no-such-folder/a.sarif cannot be written: its folder does not exist.');
  });
});
