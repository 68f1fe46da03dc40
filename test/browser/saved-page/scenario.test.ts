import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser.ts';

const world = browserWorld(() => loadSites([join(import.meta.dirname, 'page.html')]));

test('a saved page of an older template runs on our runtime: no script error, no call elsewhere, and its visit arrives', async () => {
  const visitor = await world.newVisitor();
  const hosts = new Set<string>();
  visitor.page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await visitor.open('page', '/');
  expect(await visitor.page.evaluate(() => (window as { owner?: string }).owner)).toBe('ran');
  expect(await visitor.page.evaluate(() => document.body.innerText)).toContain('Saved – naïvely');
  const hit = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
  expect({ site: hit.site, problems: hit.problems }).toEqual({ site: 'page', problems: [] });
  expect([...hosts].sort()).toEqual(['page.localhost', 'static.localhost']);
  // What an owner's script asked for before ours was there has been done.
  await visitor.page.waitForFunction(() => (window as { used?: boolean }).used);
  expect(visitor.pageErrors).toEqual([]);
});
