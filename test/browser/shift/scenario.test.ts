// covers: runtime/features/gallery/boxes/
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { withoutTimeLimit } from '../../helpers/browser/without-time-limit.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

/** The design `autorows` is in `sections`; the page `autorows` has a gallery that its template's script makes. */
const names = [
  'grid',
  'autogrid',
  'autocolumns',
  'list',
  'carousel',
  'sections',
  'section-slides',
  'slideshow',
  'slider',
  'stacked',
];
const folder = 'fixtures/sites/galleries';
const html = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8').replace(/<link[^>]*>/, '');
const css = `<style>${readFileSync('fixtures/sites/galleries/site.css', 'utf8')}</style>`;
/** Variants of the fixture's pages, as they are found on other sites. */
const kinds = {
  plain: (body: string) => css + body,
  bare: (body: string) => body,
  right: (body: string) => `<script>document.documentElement.dir='rtl'</script>${css}${body}`,
  shapeless: (body: string) => css + body.replaceAll(/ data-image-dimensions="[^"]*"/g, ''),
  malformed: (body: string) => {
    const broken = ['wide', '0x0', '1600x', 'x', '-4x2', '1e400x1'];
    let met = 0;
    return (
      css + body.replaceAll(/data-image-dimensions="[^"]*"/g, () => `data-image-dimensions="${broken[met++ % broken.length]}"`)
    );
  },
  floats: (body: string) =>
    `${css}<style>.slide,.summary-item,figure{float:left;width:30%;margin:1%}.image-slide-anchor,.summary-thumbnail,.gallery-grid-item-wrapper{display:block;height:120px;overflow:hidden}.sqs-gallery::after{content:"";display:block;clear:both}</style>${body}`,
};
const pages = names.flatMap((name) =>
  Object.entries(kinds).map(([kind, make]) => [`/${name}/${kind}`, { body: make(html(name)) }]),
);
const world = browserWorld(() => [testSite('shift', Object.fromEntries(pages))]);

const watch = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) => {
      const element = node?.nodeType === 1 ? node : node?.parentElement;
      return [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()).join(' > ') + ' ' + element?.outerHTML.slice(0, 90);
    })]);
}).observe({ type: 'layout-shift', buffered: true });`;

/** Loads the page with slow chunks, scrolls through all of it, and returns its layout shifts. */
async function visit(page: Page, address: string, width: number): Promise<unknown[]> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const [, picture] = /\/pictures\/(\w+\.svg)/.exec(request.url()) ?? [];
    if (!picture) return void request.continue();
    return void request.respond({ contentType: 'image/svg+xml', body: readFileSync(join(folder, 'pictures', picture)) });
  });
  await page.setViewport({ width, height: 800 });
  await page.evaluateOnNewDocument(watch);
  await withoutTimeLimit(page);
  await page.goto(`${address}?__ss=chunk:delay:150`);
  await page.evaluate(() => window.SSRuntime.ready);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-ss-block=gallery]')].every((each) => each.querySelector('img.loaded')),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
}

/**
 * Pages whose boxes cannot be reserved without sizes: a stack, a slideshow and a wall are as high as their pictures, a reel's
 * slides as wide.
 */
const sizes = new Set(['stacked', 'slideshow', 'slider', 'autocolumns', 'section-slides']);
const shapes = (['plain', 'bare'] as const).flatMap((kind) => names.map((name) => [name, kind] as const));
const right = ['list', 'slider'].map((name) => [name, 'right'] as const);
const floats = ['grid', 'sections'].map((name) => [name, 'floats'] as const);
const unknown = names
  .filter((name) => !sizes.has(name))
  .map((name, index) => [name, index % 2 ? 'shapeless' : 'malformed'] as const);
const cases = [...shapes, ...right, ...floats, ...unknown].map(
  ([name, kind], index) => [index % 2 ? 320 : 1280, name, kind] as const,
);

// site#reserved-boxes
test.each(cases)(
  'at %s px the page %s (%s) has no layout shift while its chunks load and it is scrolled through',
  async (width, name, kind) => {
    const { page } = await world.nextVisitor();
    // A cached chunk would not be slow.
    await page.setCacheEnabled(false);
    expect(await visit(page, world.address('shift', `/${name}/${kind}`), width)).toEqual([]);
  },
);
