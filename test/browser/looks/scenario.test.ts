import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { scenes } from '../../../scripts/screenshots/scenes.ts';
import { visitScene } from '../../../scripts/screenshots/visit-scene.ts';
import { browserWorld } from '../../helpers/browser.ts';

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
}

const world = browserWorld(() => loadSites(['overlays']));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const views = [
  { widthPx: 320, scheme: 'dark' },
  { widthPx: 1280, scheme: 'light' },
] as const;

test.each(scenes.map((scene) => [scene.name, scene] as const))(
  'axe-core finds nothing in %s, 320 px wide and dark, 1280 px wide and light',
  async (_name, scene) => {
    for (const view of views) {
      const violations = await visitScene(world.browser, world.address('overlays', ''), scene, view, async (page) => {
        // The site's own policy would keep it out of the settings screen.
        await page.evaluate(axe);
        return page.evaluate(async () => {
          const { violations } = await (window as unknown as { axe: Axe }).axe.run({ iframes: false });
          return violations.map(({ id, nodes }) => ({
            id,
            nodes: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
          }));
        });
      });
      expect(violations).toEqual([]);
    }
  },
);
