import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { scenes } from '../../../scripts/screenshots/scenes.ts';
import { lookAgain, visitScene } from '../../../scripts/screenshots/visit-scene.ts';
import { browserWorld } from '../../helpers/browser.ts';

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
}

const world = browserWorld(() => loadSites(['overlays']));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const findings = (page: Page) =>
  page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ iframes: false });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    }));
  });

test.each(scenes.map((scene) => [scene.name, scene] as const))(
  'axe-core finds nothing in %s, 320 px wide and dark, then 1280 px wide and light',
  async (_name, scene) => {
    const origin = world.address('overlays', '');
    await visitScene(world.browser, origin, scene, { widthPx: 320, scheme: 'dark' }, async (page) => {
      await page.evaluate(axe);
      expect(await findings(page)).toEqual([]);
      await lookAgain(page, { widthPx: 1280, scheme: 'light' });
      expect(await findings(page)).toEqual([]);
    });
  },
);
