import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../../cli/audit/browser/browser.ts';
import { findBrowser } from '../../../cli/browser/find.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

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
