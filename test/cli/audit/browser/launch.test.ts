import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startBrowser } from '../../../../cli/audit/browser/launch.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

test.skipIf(process.platform === 'win32')(
  'a browser that does not respond is started once, and told with the time that it had',
  async () => {
    const starts = temporaryFolder();
    vi.stubEnv('HANGING_BROWSER_STARTS', starts);
    const path = resolve('test/helpers/browser/hanging-browser.sh');
    await expect(startBrowser(path, 1000)).rejects.toThrow(
      `The browser ${path} did not start: it did not respond within 1 seconds.`,
    );
    expect(readdirSync(starts)).toHaveLength(1);
  },
);
