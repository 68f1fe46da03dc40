import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../../cli/audit/browser/browser.ts';
import { findBrowser } from '../../../cli/browser/find.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser starts with a temporary folder whose path is longer than a socket’s may be, and leaves nothing there', async () => {
  const { path = '' } = (await findBrowser(process.env)) ?? {};
  const temporary = join(temporaryFolder(), 'long-'.repeat(20));
  mkdirSync(temporary);
  vi.stubEnv('TMPDIR', temporary);
  const browser = await launchBrowser(path);
  expect(browser.version).toMatch(/\d/);
  await browser.close();
  expect(readdirSync(temporary)).toEqual([]);
});

test('three browsers, one after another, leave no file in the temporary folder after they are closed', async () => {
  const { path = '' } = (await findBrowser(process.env)) ?? {};
  const temporary = temporaryFolder();
  vi.stubEnv('TMPDIR', temporary);
  for (let count = 0; count < 3; count++) {
    const browser = await launchBrowser(path);
    expect(readdirSync(temporary)).toEqual([expect.stringMatching(/^ss-runtime-/)]);
    await browser.close();
    expect(readdirSync(temporary)).toEqual([]);
  }
});
