// covers: runtime/ui/dom/ runtime/features/lightbox/ runtime/features/popup/ runtime/features/dialogs/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { image } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const slide =
  '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" ' +
  `href="/img/one-800x500.svg" data-slide-id="one">${image('one')}</a><div class="image-slide-title">Kiln at ` +
  'dusk</div></div></div>';
const body = `<main id="page"><h1>Behind</h1>
<div class="sqs-block gallery-block sqs-block-gallery" id="block" data-block-json='${JSON.stringify({ design: 'grid', lightbox: true })}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slide}</div></div></div>
<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content"><div class="lightbox-handle-wrapper"><button class="lightbox-handle">Write to us</button></div><div class="form-wrapper hidden"><form data-form-id="f1"><p class="form-description">We answer letters.</p><label>Email <input name="email"></label></form></div></div></div>
<p style="height:4000px">Long</p></main>`;
const show = {
  style: 2,
  showOnAllPages: true,
  enableMobile: true,
  version: 1,
  headline: 'Walks',
  text: '<p>Along the <b>coast</b></p>',
};

const world = browserWorld(async () => [
  withPictures(
    testSite('styled', {
      '/': { body },
      '/bars': {
        body: `<div class="sqs-announcement-bar-dropzone"></div>${body}`,
        context: {
          ...plainContext,
          showAnnouncementBar: true,
          cookieSettings: { isCookieBannerEnabled: true },
          websiteSettings: {
            announcementBarSettings: { style: 2, text: 'Late' },
            mobileInfoBarSettings: { style: 2, isLocationEnabled: true },
            ssBadgeType: 2,
          },
        },
      },
      '/popup': { body, context: { ...plainContext, websiteSettings: { popupOverlaySettings: show } } },
    }),
  ),
  await loadSite('shop'),
]);

interface Row {
  readonly layer: string;
  readonly site: string;
  readonly path: string;
  /** A text in the layer. */
  readonly text: string;
  /** Whether it has colours of its own. */
  readonly hasTheme?: true;
  open?(page: Page): Promise<unknown>;
}

const press = (selector: string) => async (page: Page) => {
  await page.waitForFunction((wanted) => document.querySelector(wanted)?.closest('[data-ss-block]'), {}, selector);
  await page.click(selector);
};
const rows: readonly Row[] = [
  { layer: '.ss-form-lightbox', site: 'styled', path: '/', text: 'answer letters', open: press('.lightbox-handle') },
  { layer: '.sqs-lightbox', site: 'styled', path: '/', text: 'Kiln at dusk', hasTheme: true, open: press('.slide a') },
  { layer: '.sqs-popup-overlay', site: 'styled', path: '/popup', text: 'coast' },
  {
    layer: '.sqs-dialog',
    site: 'styled',
    path: '/',
    text: 'Delete the walk?',
    open: (page) =>
      page.evaluate(() =>
        window.SSRuntime.service('dialogs').then((dialogs) => void dialogs.confirm({ title: 'Delete the walk?' })),
      ),
  },
  { layer: '.ss-quick-view', site: 'shop', path: '/', text: 'Harbour mug', open: press('.sqs-product-quick-view-button') },
  {
    layer: '.ss-cart-panel',
    site: 'shop',
    path: '/',
    text: 'nothing in your shopping cart',
    open: async (page) => {
      await page.addStyleTag({ content: '.floating-cart.floating-cart{display:block!important}' });
      await press('.floating-cart a')(page);
    },
  },
];

/** Dark pages, whose style sheet gives every text its colour; most pages name no colour scheme. */
const darkTexts = 'body{background:#111;color:#eee;font:20px Georgia,serif}h1,h2,h3,p,a,label,legend,li,span,div{color:#eee}';

async function opened({ site, path, layer, open }: Row, css = '') {
  const visitor = await (css ? world.newVisitor() : world.nextVisitor());
  const { page } = visitor;
  await page.setViewport({ width: 900, height: 700 });
  // A popup opens by itself.
  await page.evaluateOnNewDocument((text) => {
    if (!text) return;
    const style = Object.assign(document.createElement('style'), { textContent: text });
    addEventListener('DOMContentLoaded', () => document.head.append(style), { capture: true });
  }, css);
  await visitor.open(site, path);
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'en-GB', dir: 'rtl' }));
  await open?.(page);
  await page.waitForSelector(`${layer}[data-ss-modal]`);
  return visitor;
}

const pdfPages = async (page: Page) =>
  (await page.pdf({ format: 'A4' }).then((bytes) => Buffer.from(bytes).toString('latin1'))).match(/\/Type\s*\/Page\b(?!s)/g)
    ?.length;

// site#modal-style
test.each(rows.flatMap((row) => ['dark', 'normal'].map((scheme) => ({ ...row, scheme }))))(
  '$layer has the font, colours, language and direction of a dark page whose colour scheme is $scheme, and every text can ' +
    'be read',
  async (row) => {
    const { page } = await opened(row, `:root{color-scheme:${row.scheme}}${darkTexts}`);
    await page.waitForFunction(
      (layer, text) => document.querySelector<HTMLElement>(layer)?.innerText.includes(text),
      {},
      row.layer,
      row.text,
    );
    const found = await page.$eval(row.layer, (layer) => {
      const lightOf = (colour: string) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const linear = [red, green, blue].map((each) =>
          each / 255 <= 0.03928 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4,
        );
        return { light: 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0), alpha };
      };
      const texts = [...layer.querySelectorAll('*')].filter(
        (each) =>
          each.checkVisibility() &&
          [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()) &&
          each.getBoundingClientRect().width > 2,
      );
      const unreadable = texts.flatMap((each) => {
        let box: Element | null = each;
        while (box && lightOf(getComputedStyle(box).backgroundColor).alpha < 200) box = box.parentElement;
        const back = lightOf(box ? getComputedStyle(box).backgroundColor : '#fff').light;
        const front = lightOf(getComputedStyle(each).color).light;
        const contrast = (Math.max(back, front) + 0.05) / (Math.min(back, front) + 0.05);
        return contrast >= 4.5
          ? []
          : [`${each.tagName}.${each.className} ${each.textContent?.slice(0, 30)} ${contrast.toFixed(1)}`];
      });
      const fonts = new Set(
        texts
          .filter((each) => !getComputedStyle(each).fontFamily.includes('Georgia'))
          .map((each) => `${each.tagName}.${each.className} ${getComputedStyle(each).fontFamily}`),
      );
      const { direction, colorScheme } = getComputedStyle(layer);
      return { unreadable, fonts: [...fonts], direction, colorScheme, lang: layer.closest('[lang]')?.getAttribute('lang') };
    });
    expect(found).toEqual({ unreadable: [], fonts: [], direction: 'rtl', colorScheme: found.colorScheme, lang: 'en-GB' });
    expect(row.hasTheme || found.colorScheme === 'dark').toBe(true);
  },
);

// site#modal-text
test.each(rows)('the text of $layer is found and selected, and text of the page behind it is not found', async (row) => {
  const { page } = await opened(row);
  await page.waitForFunction(
    (layer, text) => document.querySelector<HTMLElement>(layer)?.innerText.includes(text),
    {},
    row.layer,
    row.text,
  );
  const find = (text: string) =>
    page.evaluate((wanted) => {
      getSelection()?.removeAllRanges();
      const { find: findText } = window as unknown as { find(...given: unknown[]): boolean };
      const isFound = findText(wanted, false, false, true);
      return [isFound, getSelection()?.toString() ?? ''];
    }, text);
  expect(await find(row.text)).toEqual([true, row.text]);
  const behind = row.site === 'shop' ? 'Harbour Shop' : 'Behind';
  expect((await find(behind))[0]).toBe(false);
  const selected = await page.$eval(row.layer, (layer) => {
    getSelection()?.selectAllChildren(layer);
    return getSelection()?.toString() ?? '';
  });
  expect(selected).toContain(row.text);
});

// site#modal-style
test.each(rows)('on paper, $layer is left out and the page is whole', async (row) => {
  const { page } = await opened(row);
  const pages = await pdfPages(page);
  await page.emulateMediaType('print');
  expect(await page.$eval(row.layer, (layer) => layer.checkVisibility())).toBe(false);
  expect(await page.$eval('main', (main) => main.checkVisibility({ opacityProperty: true, visibilityProperty: true }))).toBe(
    true,
  );
  await page.emulateMediaType('screen');
  await page.keyboard.press('Escape');
  await page.waitForFunction((layer) => !document.querySelector(layer), {}, row.layer);
  expect(await pdfPages(page)).toBe(pages);
});

// site#modal-style
test('on paper bars, badge and cookie banner are left out, and keep no room', async () => {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 900, height: 700 });
  await open('styled', '/bars');
  const bars = ['.sqs-announcement-bar', '.sqs-mobile-info-bar', '.sqs-badge', '.sqs-cookie-banner-v2'];
  for (const bar of bars) await page.waitForSelector(bar);
  await page.emulateMediaType('print');
  const shown = (selectors: string[]) =>
    page.evaluate((all) => all.filter((each) => document.querySelector(each)?.checkVisibility()), selectors);
  expect(await shown(bars)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('none');
  await page.emulateMediaType('screen');
  expect(await shown(bars)).toEqual(bars);
});
