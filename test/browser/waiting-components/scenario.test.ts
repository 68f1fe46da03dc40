// covers: runtime/features/components/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { lateImage, scaledText, section71 } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const head = '<meta name="viewport" content="width=device-width"><style>body{margin:0}</style>';
const narrow = section71(`<div style="width:600px;max-width:100%">${scaledText}</div>`);
const post = (index: number) =>
  '<article class="entry"><div class="image-wrapper" ' +
  `style="padding-bottom:${40 + 20 * index}%">${lateImage('320x180')}</div><a href="/post-${index}">Post ` +
  `${index}</a></article>`;
const world = browserWorld(() => [
  withPictures(
    testSite('waiting', {
      '/text': { head, body: `<div style="height:3000px">Long</div>${narrow}` },
      '/scaled': { head, body: `<div style="transform:scale(0.5);transform-origin:0 0">${narrow}</div>` },
      '/bare': { head, body: narrow, platformCss: false },
      '/posts': {
        head,
        body:
          '<div class="blog-basic-grid" data-controller="BlogImageLoader, ' +
          `Other">${[0, 1].map((index) => `<article class="blog-basic-grid--container"><div style="height:90px">${lateImage('320x180')}</div>Post ` + `${index}</article>`).join('')}</div>`,
      },
      '/masonry': {
        head,
        body:
          '<div class="blog-masonry" data-controller="BlogLayoutMasonry"><div ' +
          `class="blog-masonry-wrapper">${[0, 1, 2, 3].map(post).join('')}</div></div>`,
        context: {
          pageType: 1,
          website: { id: 'w1', language: 'en-GB' },
          tweakJSON: {
            'tweak-blog-masonry-columns': '3',
            'tweak-blog-masonry-horizontal-spacing': '30px',
            'tweak-blog-masonry-vertical-spacing': '10px',
          },
        },
      },
      '/saved-masonry': {
        head,
        body:
          '<div class="blog-masonry" data-controller="BlogLayoutMasonry"><div class="blog-masonry-wrapper ' +
          `masonry-ready">${[0, 1, 2, 3].map((index) => post(index).replace('<article', `<article style="position:absolute;width:300px;transform:translate3d(${(index % 3) * 330}px,${index === 3 ? 110 : 0}px,0)"`)).join('')}</div></div>`,
        context: { pageType: 1, website: { id: 'w1', language: 'en-GB' } },
      },
    }),
  ),
]);

async function arrive(path: string) {
  const { page, open } = await world.newVisitor();
  await page.setViewport({ width: 1280, height: 800 });
  await open('waiting', path);
  return page;
}
/** Waits until text and column are both this wide. */
const fills = (page: Page, widthPx: number) =>
  expect
    .poll(() =>
      page.$eval('.sqsrte-scaled-text', (text) => {
        const { left, width } = text.getBoundingClientRect();
        return [left, Math.round(width), Math.round(text.parentElement?.getBoundingClientRect().width ?? 0)];
      }),
    )
    .toEqual([0, widthPx, widthPx]);

// site#scaled-text
test('a scaled text far below the view has its size in the span, and is as wide as its column at 1280 and 320 px', async () => {
  const page = await arrive('/text');
  await fills(page, 600);
  expect(
    await page.$eval('.sqsrte-scaled-text', (text) => [
      text.parentElement?.className,
      /^font-size: [\d.]+px;$/.test((text as HTMLElement).style.cssText),
      getComputedStyle(text.firstElementChild as Element).fontSize === getComputedStyle(text).fontSize,
    ]),
  ).toEqual(['sqsrte-scaled-text-container loaded', true, true]);
  await page.setViewport({ width: 320, height: 800 });
  await fills(page, 320);
});

test('a scaled text of 600 px inside a box that is drawn at half its size is 300 px wide', async () => {
  const page = await arrive('/scaled');
  await fills(page, 300);
});

// As a picture of the whole page does: Chrome resizes the window for it, and restores it.
test('a scaled text keeps its size while its column is 50 px wide for a single frame', async () => {
  const page = await arrive('/text');
  await fills(page, 600);
  const seen = page.$eval('.sqsrte-scaled-text', async (text) => {
    const column = text.parentElement as HTMLElement;
    const sizes = new Set([getComputedStyle(text).fontSize]);
    column.style.width = '50px';
    await new Promise<void>((resolve) => {
      // In the frame's own task, after the frame's layout.
      const observer = new ResizeObserver(([entry]) => {
        if (entry?.contentRect.width !== 50) return;
        observer.disconnect();
        column.style.width = '';
        resolve();
      });
      observer.observe(column);
    });
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise(requestAnimationFrame);
      sizes.add(getComputedStyle(text).fontSize);
    }
    return sizes.size;
  });
  expect(await seen).toBe(1);
});

test('a scaled text follows a style sheet that is added late, and text that changes', async () => {
  const page = await arrive('/bare');
  await fills(page, 600);
  await page.addStyleTag({
    content:
      'h1{letter-spacing:0.3em;margin:9px}.sqsrte-scaled-text-container>.sqsrte-scaled-text{position:absolute;left:-10000px}',
  });
  await fills(page, 600);
  await page.$eval('h1', (heading) => {
    heading.textContent = 'Pots';
  });
  await fills(page, 600);
});

test('a list of posts loads its pictures, and its attribute names the bound controllers', async () => {
  const page = await arrive('/posts');
  await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
  await page.waitForFunction(() => document.querySelectorAll('.blog-basic-grid--container.is-loaded').length === 2);
  const marks = () =>
    page.$eval('.blog-basic-grid', (list) => [list.getAttribute('data-ss-block'), list.getAttribute('data-controllers-bound')]);
  // The list is marked in the frame after its mount.
  await expect.poll(marks).toEqual(['list', 'BlogImageLoader']);
});

// site#blog-masonry
test('posts lie in 3 columns, each next one in the shortest, and in 1 at 320 px; each link can be clicked', async () => {
  const page = await arrive('/masonry');
  await page.waitForFunction(() => document.querySelectorAll('.masonry-ready .entry.is-loaded').length === 4);
  const lefts = () => page.$$eval('.entry', (all) => all.map((entry) => Math.round(entry.getBoundingClientRect().left)));
  // (1280 - 2 * 30) / 3 is 406.67 px.
  await expect.poll(lefts).toEqual([0, 437, 873, 0]);
  const pressed = () =>
    page.$$eval('a', (links) =>
      links.map((link) => {
        link.scrollIntoView();
        const { left, width, top, height } = link.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === link;
      }),
    );
  await expect.poll(pressed).toEqual([true, true, true, true]);
  await page.setViewport({ width: 320, height: 800 });
  await expect.poll(lefts).toEqual([0, 0, 0, 0]);
  await expect.poll(pressed).toEqual([true, true, true, true]);
});

test('a saved page without its tweaks keeps the 3 columns and the gap that its posts had', async () => {
  const page = await arrive('/saved-masonry');
  const lefts = () => page.$$eval('.entry', (all) => all.map((entry) => Math.round(entry.getBoundingClientRect().left)));
  await expect.poll(lefts).toEqual([0, 437, 873, 0]);
});
