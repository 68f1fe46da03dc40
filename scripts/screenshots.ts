// Takes pictures of overlays, forms and the shop, each scene at 320, 768 and 1280 px, light and dark, and of every gallery at 320
// and 1280 px before, during and after a step. Writes them to .build/screenshots/ with one page that shows all of them. `node
// scripts/run.mjs scripts/screenshots.ts [word in the scene's name …]`
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSettingsText } from '../cli/validate/check-settings-text.ts';
import { loadSites } from '../fake-server/start.ts';
import { inWorld } from './bench/parts/world.ts';
import { outDir } from './build/paths.ts';
import { formScenes } from './screenshots/form-scenes.ts';
import { galleryScenes, visitGallery } from './screenshots/gallery-scenes.ts';
import { scenes } from './screenshots/scenes.ts';
import { shopScenes } from './screenshots/shop-scenes.ts';
import { type View, visitScene } from './screenshots/visit-scene.ts';

const views: readonly View[] = [320, 768, 1280].flatMap((widthPx) => [
  { widthPx, scheme: 'light' as const },
  { widthPx, scheme: 'dark' as const },
]);
const folder = outDir('screenshots');
const words = process.argv.slice(2);
const isWanted = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word));
const wanted = [
  ...scenes.map((scene) => ({ scene, site: 'overlays' })),
  ...formScenes.map((scene) => ({ scene, site: 'forms' })),
  ...shopScenes.map((scene) => ({ scene, site: 'shop' })),
].filter(({ scene }) => isWanted(scene.name));
const wantedGalleries = galleryScenes.filter(({ name }) => isWanted(`gallery-${name}`));

const platformOptions = {
  sites: await loadSites(['overlays', 'galleries', 'forms', 'shop']),
  checkSettings: async (text: string) => checkSettingsText(text),
};
await inWorld(platformOptions, async ({ browser, address }) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const figures: string[] = [];
  for (const { scene, site } of wanted) {
    for (const view of views) {
      const file = `${scene.name}-${view.widthPx}-${view.scheme}.png`;
      await visitScene(browser, address(site, ''), scene, view, (page) =>
        page.screenshot({ path: join(folder, file) as `${string}.png` }),
      );
      figures.push(`<figure><img src="${file}" height="320" alt=""><figcaption>${file}</figcaption></figure>`);
    }
    console.log(scene.name);
  }
  for (const scene of wantedGalleries) {
    for (const widthPx of [320, 1280]) {
      const visitor = await browser.createBrowserContext();
      const page = await visitor.newPage();
      await visitGallery(page, address('galleries', ''), scene, widthPx, async (moment) => {
        const file = `gallery-${scene.name}-${widthPx}-${moment}.png`;
        await page.screenshot({ path: join(folder, file) as `${string}.png` });
        figures.push(`<figure><img src="${file}" height="320" alt=""><figcaption>${file}</figcaption></figure>`);
      });
      await visitor.close();
    }
    console.log(`gallery-${scene.name}`);
  }
  const style = 'body{margin:1rem;font:14px system-ui;background:#999;display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}';
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Screenshots</title><style>${style}</style>${figures.join('\n')}`,
  );
  console.log(`${figures.length} pictures: ${join(folder, 'index.html')}`);
});
