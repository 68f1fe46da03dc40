import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startBrowser } from '../../../../cli/audit/browser/launch.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

vi.mock('../../../../cli/audit/browser/waits.ts', () => ({ waitMs: () => 1000 }));

test('a browser that does not respond is started once, and told with the time that it had', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'browser.sh');
  // It ends by itself: the test starts nothing that stays.
  writeFileSync(path, `#!/bin/sh\necho > "${folder}/start-$$"\nexec sleep 20\n`);
  chmodSync(path, 0o755);
  await expect(startBrowser(path)).rejects.toThrow(`The browser ${path} did not start: it did not respond within 1 seconds.`);
  expect(readdirSync(folder).filter((name) => name.startsWith('start-'))).toHaveLength(1);
});
