import { describe, expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';

describe('ss-runtime doctor', () => {
  test('reports a browser that does not start, with advice, and ends with 3', async () => {
    const io = fakeIo({ env: { PUPPETEER_EXECUTABLE_PATH: '/nowhere/chrome' } });
    expect(await run(['doctor'], io)).toBe(3);
    expect(io.outText).toContain('does not start: /nowhere/chrome');
    expect(io.outText).toContain('Set PUPPETEER_EXECUTABLE_PATH to a Chrome or Chromium that starts, or unset it.');
  });

  test('with --format json prints one document with every check', async () => {
    const io = fakeIo({ env: { PUPPETEER_EXECUTABLE_PATH: '/nowhere/chrome' } });
    await run(['doctor', '--format', 'json'], io);
    const { ok, checks } = JSON.parse(io.outText);
    expect(ok).toBe(false);
    expect(checks.map(({ name }: { name: string }) => name)).toEqual(['node', 'build', 'chunks', 'browser', 'temp', 'port']);
  });
});
