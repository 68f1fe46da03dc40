import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { watchSources } from '../../../cli/serve/watch.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';

describe('watching', () => {
  test('a change in a site’s folder reloads its pages', async () => {
    const folder = siteFolder('studio', { 'a/index.html': 'one' });
    const sites = await loadSites([folder]);
    const reloaded = new Promise<void>((resolve) => {
      const watching = watchSources(sites, resolve, () => undefined);
      onTestFinished(() => watching.close());
    });
    writeFileSync(join(folder, 'a', 'index.html'), 'two');
    await reloaded;
  });

  test('a site that cannot be watched is reported, and the others are watched', async () => {
    const [site] = await loadSites([siteFolder('studio', {})]);
    const problems: string[] = [];
    if (site)
      watchSources(
        [{ ...site, source: '/nowhere/at/all' }],
        () => undefined,
        (problem) => problems.push(problem),
      ).close();
    expect(problems[0]).toContain('/nowhere/at/all cannot be watched');
  });
});
