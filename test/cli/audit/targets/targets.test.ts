import { expect, test } from 'vitest';
import { readTargets } from '../../../../cli/audit/targets/targets.ts';
import { startPlatform } from '../../../../cli/serve/start-platform.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const pages = ['fixtures/violations/anti-forgery.right.html', 'fixtures/sites/clean'];

test('audit reads the fixtures of the package from any folder', async () => {
  const targets = await readTargets(pages, temporaryFolder());
  expect(targets).toMatchObject([{ site: { id: 'anti-forgery-right' } }, { site: { id: 'clean' } }]);
});

test('serve reads the fixtures of the package from any folder', async () => {
  const options = { port: 0, host: '127.0.0.1', seed: 1 };
  const { platform, sites } = await startPlatform(pages, options, { cwd: temporaryFolder(), notify: () => {} });
  await platform.close();
  expect(sites.map(({ id }) => id)).toEqual(['anti-forgery-right', 'clean']);
});

test('a missing file is named as it was given', async () => {
  await expect(readTargets(['fixtures/none.html'], temporaryFolder())).rejects.toThrow(
    /^fixtures\/none\.html cannot be served: it does not exist\./,
  );
});
