// covers: runtime/features/lightbox/ runtime/features/video/ runtime/ui/dom/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { drawnPercent } from '../../helpers/browser/drawn-percent.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { iconSite, icons } from '../../helpers/markup/icon-pages.ts';
import { fullscreenSection } from '../../helpers/markup/section-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const world = browserWorld(() => [
  iconSite,
  withPictures(testSite('bullets', { '/': { body: `<main>${fullscreenSection()}</main>` } })),
]);
const forced = (scheme: string) => ({
  features: [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ],
});

// site#modal-style, site#forced-colours
test.each(icons)('on $path the icon of $icon has its shape in forced colours, light and dark', async ({ path, icon, press }) => {
  const { page, open } = await world.newVisitor();
  await open('icons', path);
  await page.waitForSelector('[data-ss-block]');
  if (press) await page.click(press);
  await page.waitForSelector(icon);
  await hastenAnimations(page);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
  const session = await page.createCDPSession();
  const usual = await drawnPercent(page, icon);
  expect(usual).toBeGreaterThan(0);
  for (const scheme of ['light', 'dark']) {
    await session.send('Emulation.setEmulatedMedia', forced(scheme));
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(Math.abs((await drawnPercent(page, icon)) - usual)).toBeLessThanOrEqual(6);
    expect(await drawnPercent(page, icon)).toBeGreaterThan(0);
  }
});

// site#forced-colours
test('in forced colours the current bullet of a section is filled, and no other', async () => {
  const { page, open } = await world.newVisitor();
  await open('bullets', '/');
  await page.waitForSelector('.gallery-fullscreen-slideshow-bullet.active');
  await (await page.createCDPSession()).send('Emulation.setEmulatedMedia', forced('dark'));
  const fills = await page.$$eval('.gallery-fullscreen-slideshow-bullet', (bullets) =>
    bullets.map((bullet) => getComputedStyle(bullet).backgroundColor),
  );
  expect(fills.filter((fill) => fill === fills[0])).toHaveLength(1);
});
