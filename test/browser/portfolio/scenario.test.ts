// covers: runtime/features/components/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { portfolio, section71 } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

/** The names of the tweaks that hold a portfolio's settings on published pages. */
const names = {
  layout: 'tweak-index-link-format',
  persistSelection: 'tweak-index-persist',
  verticalAlign: 'tweak-index-vertical-alignment',
  horizontalAlign: 'tweak-index-horizontal-alignment',
  delimiter: 'tweak-index-delimiter',
  animation: 'tweak-index-animation-type',
  animationDuration: 'tweak-index-animation-duration',
  width: 'tweak-index-width',
  height: 'tweak-index-height',
  customHeight: 'tweak-index-custom-height',
};
const index = (mode: string) =>
  portfolio.replace(
    /data-props='[^']*'/,
    `data-props='${JSON.stringify({ mode, tweaks: names })}' data-first-section-padding-override`,
  );
const context = (tweakJSON: object) => ({ pageType: 2, website: { id: 'w1', language: 'en-GB' }, tweakJSON });
const head =
  '<meta name="viewport" ' +
  'content="width=device-width"><style>body{margin:0}.portfolio-hover-backgrounds{position:absolute;inset:0}.portfolio-hover[data-mode=hover-follow] ' +
  '.portfolio-hover-backgrounds{inset:auto;top:0;left:0;width:400px;height:400px}header{position:absolute;inset:0 0 ' +
  'auto;height:60px}</style>';
const world = browserWorld(() => [
  withPictures(
    testSite('works', {
      '/': {
        head,
        body: index('hover-cover'),
        context: context({
          'tweak-index-link-format': 'Inline',
          'tweak-index-persist': 'false',
          'tweak-index-vertical-alignment': 'Bottom',
          'tweak-index-horizontal-alignment': 'Right',
          'tweak-index-delimiter': 'Forward Slash',
          'tweak-index-animation-type': 'Scale Up',
          'tweak-index-animation-duration': 'Slow',
          'tweak-index-width': 'Inset',
          'tweak-index-height': 'Custom',
          'tweak-index-custom-height': '40',
        }),
      },
      '/kept': { head, body: index('hover-cover'), context: context({ 'tweak-index-persist': 'true' }) },
      '/follow': { head, body: index('hover-follow'), context: context({}) },
      '/saved': {
        head,
        body: index('hover-cover').replace(
          'data-props',
          'data-horizontal-align="right" data-delimiter="forward-slash" data-props',
        ),
        context: { pageType: 2, website: { id: 'w1', language: 'en-GB' } },
      },
      '/first': {
        head,
        body:
          '<header id="header" data-controller="Header"><div class="header-announcement-bar-wrapper" ' +
          `style="height:60px"></div></header><main id="page">${section71(index('hover-cover'))}</main>`,
        context: context({}),
      },
    }),
  ),
]);

async function arrive(path: string, prepare?: (page: Page) => Promise<void>) {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 1280, height: 800 });
  await prepare?.(page);
  await open('works', path);
  await page.waitForSelector('[data-ss-block=portfolio]');
  return page;
}
const active = (page: Page, part: string) =>
  page.$$eval(`.portfolio-hover-${part}`, (all) => all.map((each) => each.getAttribute('data-active')));
/** Waits until the pictures have these opacities. */
const waitForOpacities = (page: Page, opacities: readonly string[]) =>
  expect
    .poll(() => page.$$eval('.portfolio-hover-bg-img', (all) => all.map((each) => getComputedStyle(each).opacity)))
    .toEqual(opacities);
const link = (number: number) => `li:nth-child(${number}) > .portfolio-hover-item`;

// site#portfolio
test(
  'the root has its styles from the tweaks that its data name; only the title under the pointer or the focus shows its ' +
    'picture',
  async () => {
    const page = await arrive('/');
    expect(
      await page.$eval('.portfolio-hover', (root) => {
        const { dataset, style } = root as HTMLElement;
        return { ...dataset, minHeight: style.minHeight };
      }),
    ).toMatchObject({
      init: 'true',
      mode: 'hover-cover',
      layout: 'inline',
      verticalAlign: 'bottom',
      horizontalAlign: 'right',
      delimiter: 'forward-slash',
      animation: 'scale-up',
      animationDuration: 'slow',
      width: 'inset',
      height: 'custom',
      condensed: 'false',
      minHeight: '40vh',
    });
    await waitForOpacities(page, ['0', '0']);
    await page.focus(link(2));
    expect([await active(page, 'bg'), await active(page, 'item')]).toEqual([
      [null, 'true'],
      [null, 'true'],
    ]);
    await waitForOpacities(page, ['0', '1']);
    await page.hover(link(1));
    expect([await active(page, 'bg'), await active(page, 'backgrounds')]).toEqual([['true', 'false'], ['true']]);
    await waitForOpacities(page, ['1', '0']);
    expect(
      await page.$eval('.portfolio-hover-bg img', (image) => [image.style.display, image.sizes, image.naturalWidth]),
    ).toEqual(['block', '100vw', 320]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.mouse.move(600, 700);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await waitForOpacities(page, ['0', '0']);
  },
);

test('a saved page without its tweaks keeps the attributes that they had set', async () => {
  const page = await arrive('/saved');
  expect(await page.$eval('.portfolio-hover', (root) => ({ ...(root as HTMLElement).dataset }))).toMatchObject({
    horizontalAlign: 'right',
    delimiter: 'forward-slash',
    verticalAlign: 'middle',
  });
});

test('a kept selection begins with the first title and stays with the last one', async () => {
  const page = await arrive('/kept');
  expect(await active(page, 'bg')).toEqual(['true', null]);
  await page.hover(link(2));
  await page.mouse.move(600, 700);
  await waitForOpacities(page, ['0', '1']);
});

test('in mode hover-follow the pictures are centred on the pointer', async () => {
  const page = await arrive('/follow');
  const { x, y } = await page.$eval(link(1), (element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return { x: left + 20, y: top + height / 2 };
  });
  await page.mouse.move(x - 5, y);
  await page.mouse.move(x, y);
  const middle = () =>
    page.$eval('.portfolio-hover-backgrounds', (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    });
  await expect.poll(middle).toEqual([Math.round(x), Math.round(y)]);
});

test('where nothing can point, a picture is shown from the start', async () => {
  const page = await arrive('/', (page) => page.setViewport({ width: 390, height: 800, isMobile: true, hasTouch: true }));
  expect(await active(page, 'bg')).toContain('true');
});

test('the room for a header that lies over the page is inside a portfolio that is as high as the window', async () => {
  const page = await arrive('/first');
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.portfolio-hover')?.style.paddingTop === '60px');
  expect(await page.$eval('section', (section) => section.style.paddingTop)).toBe('');
});
