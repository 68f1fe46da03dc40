// covers: runtime/media/video/video.ts runtime/media/video/read-embed.ts runtime/blocks/video/mount.ts fake-server/stand-ins/video.ts
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/axe.ts';
import { browserWorld } from '../../helpers/browser.ts';
import { slideshow } from '../../helpers/gallery-html.ts';
import { servePictures } from '../../helpers/pictures.ts';
import { testSite } from '../../helpers/test-site.ts';

const css =
  '<meta name="viewport" content="width=device-width"><style>body{margin:0}main{width:700px;max-width:100%}.intrinsic{max-width:100%}.embed-block-wrapper{position:relative;height:0}</style>';
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const wrapper = (html: string, provider = 'YouTube', inside = '') =>
  `<div class="sqs-video-wrapper" data-html="${escaped(html)}" data-provider-name="${provider}">${inside}</div>`;
const block = (id: string, ...given: Parameters<typeof wrapper>) =>
  `<div class="sqs-block video-block" id="${id}" data-block-type="32"><div class="intrinsic"><div class="embed-block-wrapper" style="padding-bottom:56.20609%">${wrapper(...given)}</div></div></div>`;
/** On the stand-ins' host; its port is known only when the platform runs. */
const player = (path: string) => `//third-party.localhost:PORT/video/${path}`;
const frame = (path: string) => `<iframe src="${player(path)}"></iframe>`;
const videoSlide = (name: string) => `<div class="slide content-fill" data-type="video">${wrapper(frame(name))}</div>`;

const hostile = [
  '<script>hurt=1</script>',
  '<img src=x onerror="hurt=1">',
  '<iframe src="javascript:parent.hurt=1"></iframe>',
  '<iframe src="data:text/html,<script>parent.hurt=1</script>"></iframe>',
  '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>',
  '<object data="x"></object>',
  '<svg onload="hurt=1">',
  '',
];
const givenOverlay = '<div class="sqs-video-overlay" style="opacity: 0;"><img src="/img/kiln-320x180.svg" alt="The kiln"></div>';
const pages = {
  '/': [
    block(
      'one',
      `<iframe\nsrc="${player('one?start=3')}"\nwidth="640" height="360" title="A pot is thrown" onload="hurt=1"></iframe>`,
    ),
    block('two', frame('two'), 'Vimeo'),
    block('three', frame('three'), 'Elsewhere'),
  ].join(''),
  '/given': block('one', frame('one'), 'YouTube', givenOverlay),
  '/object': block(
    'one',
    `<object><param name="movie" value="x"><embed src="${player('old')}" width="400" height="300"></object>`,
  ),
  '/file': block('one', '<video><source src="/none.mp4" type="video/mp4"></video>', ''),
  '/hostile': `<div style="width:100px">${hostile.map((html, index) => block(`h${index}`, html)).join('')}</div>`,
  '/slides': slideshow({ data: { aspectRatio: 50 }, slides: [videoSlide('s1'), videoSlide('s2'), videoSlide('s3')] }),
  '/alone': `<div style="width:320px">${wrapper(frame('alone'))}</div>`,
};
const world = browserWorld(() => [
  testSite(
    'films',
    Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, { head: css, body: `<main>${body}</main>` }])),
  ),
]);

async function arrive(path = '/') {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  await servePictures(page);
  await page.setViewport({ width: 900, height: 1400 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluateOnNewDocument((port) => {
    // Runs before the boot script's own observers hear of the elements.
    new MutationObserver(() => {
      for (const element of Array.from(document.querySelectorAll('[data-html*=PORT]')))
        element.setAttribute('data-html', (element.getAttribute('data-html') ?? '').replaceAll('PORT', port));
    }).observe(document, { childList: true, subtree: true });
  }, String(world.platform.port));
  await visitor.open('films', path);
  const overlay = (id: string) => page.waitForSelector(`#${id} [data-ss-block=video] .sqs-video-overlay`);
  /** What was asked of the players' host, after `/video/`. */
  const frames = () => asked.filter((url) => url.includes('/video/')).map((url) => url.replace(/^.*\/video\//, ''));
  /** Settles when a player says so of itself. */
  const says = async (path: string, state: string) => {
    const text = () =>
      page
        .frames()
        .find((child) => child.url().includes(`/video/${path}`))
        ?.evaluate(() => document.getElementById('state')?.textContent);
    while ((await text()?.catch(() => null)) !== state) await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  return { visitor, page, overlay, frames, says };
}
const shown = (page: Page, id: string) =>
  page.$eval(`#${id}`, (root) => ({
    players: root.querySelectorAll('iframe:not([hidden])').length,
    overlay: !root.querySelector<HTMLElement>('.sqs-video-overlay')?.hidden,
  }));

describe('a video embed', () => {
  test('asks nothing of its host before the visitor asks for it; a click shows it, playing, with the focus on it', async () => {
    const { page, overlay, frames, says } = await arrive();
    const button = await overlay('one');
    expect([frames(), await button?.evaluate((element) => element.getAttribute('aria-label'))]).toEqual([
      [],
      'Play video: A pot is thrown',
    ]);
    await button?.click();
    await says('one', 'playing');
    expect(frames()).toEqual(['one?start=3&enablejsapi=1&autoplay=1']);
    expect(
      await page.evaluate(() => [document.activeElement?.getAttribute('title'), (window as { hurt?: number }).hurt ?? 'unhurt']),
    ).toEqual(['A pot is thrown', 'unhurt']);
  });

  for (const key of ['Enter', 'Space'] as const)
    test(`${key} shows it too`, async () => {
      const { page, overlay, says } = await arrive();
      await (await overlay('two'))?.focus();
      await page.keyboard.press(key);
      await says('two', 'playing');
    });

  test('one at a time: the others are paused by message and go back to their overlay, or are loaded anew', async () => {
    const { page, overlay, says, frames } = await arrive();
    await (await overlay('one'))?.click();
    await says('one', 'playing');
    await (await overlay('two'))?.click();
    await says('one', 'paused');
    expect([await shown(page, 'one'), await shown(page, 'two')]).toEqual([
      { players: 0, overlay: true },
      { players: 1, overlay: false },
    ]);
    await says('two', 'playing');
    await (await overlay('three'))?.click();
    await says('two', 'paused');
    await (await overlay('one'))?.click();
    await says('one', 'playing');
    // The third knows no messages: it is taken away. The first was kept, and went on by message.
    expect([
      await page.$$eval('#three iframe', (all) => all.length),
      frames().filter((path) => path.startsWith('one')).length,
    ]).toEqual([0, 1]);
  });

  test("the owner's overlay is used, seen and named, and given back as it was", async () => {
    const { page, overlay, says } = await arrive('/given');
    const given = await overlay('one');
    expect(
      await given?.evaluate((element) => [
        element.localName,
        element.getAttribute('role'),
        (element as HTMLElement).tabIndex,
        (element as HTMLElement).style.opacity,
      ]),
    ).toEqual(['div', 'button', 0, '1']);
    await given?.click();
    await says('one', 'playing');
    await page.evaluate(() => window.SSRuntime.destroy());
    expect(await page.$eval('#one .sqs-video-wrapper', (element) => element.innerHTML)).toBe(givenOverlay);
  });

  test('an object with an embed in it is one', async () => {
    const { page, overlay, frames } = await arrive('/object');
    await (await overlay('one'))?.click();
    await page.waitForSelector('#one iframe');
    expect(frames()).toEqual(['old?enablejsapi=1&autoplay=1']);
  });

  test('a file is played by the browser, with its controls', async () => {
    const { page, overlay } = await arrive('/file');
    await (await overlay('one'))?.click();
    expect(await page.$eval('#one video', (video) => [video.controls, new URL(video.src).pathname])).toEqual([true, '/none.mp4']);
  });

  test('code without an iframe, or an object with an embed, is "Invalid video embed.", and hurts nobody', async () => {
    const { page, visitor, frames } = await arrive('/hostile');
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-ss-block-error=invalid-embed]').length === count,
      {},
      hostile.length,
    );
    expect(visitor.said.filter((text) => text === 'Invalid video embed.').length).toBe(hostile.length);
    expect([await page.evaluate(() => (window as { hurt?: number }).hurt ?? 'unhurt'), frames()]).toEqual(['unhurt', []]);
  });

  test('alone it is 16 to 9', async () => {
    const { page } = await arrive('/alone');
    await page.waitForSelector('[data-ss-block=video]');
    const { width, height } = await page.$eval('.sqs-video-wrapper', (element) => {
      const box = element.getBoundingClientRect();
      return { width: box.width, height: box.height };
    });
    expect([width, height]).toEqual([320, 180]);
  });

  test('in a block it fills the box that the server has made', async () => {
    const { page, overlay } = await arrive();
    await overlay('one');
    const height = await page.$eval('#one .sqs-video-wrapper', (element) => element.getBoundingClientRect().height);
    expect(height).toBeCloseTo(700 * 0.5620609, 1);
  });

  test('a play is told to the platform as VIDEO with its address', async () => {
    const { overlay, says } = await arrive();
    await (await overlay('one'))?.click();
    await says('one', 'playing');
    const hit = await world.platform.journal.waitFor(
      ({ endpoint, body }) => endpoint === 'record-hit' && (body as { event?: string }).event === 'VIDEO',
    );
    expect((hit.body as { data: { mediaUrl: string } }).data.mediaUrl).toContain('/video/one?start=3');
  });

  test('axe finds nothing', async () => {
    const { page, overlay } = await arrive();
    await overlay('three');
    expect(await findWithAxe(page, '#one')).toEqual([]);
  });
});

describe('a video slide', () => {
  test('does nothing while it is not the current one; leaving it pauses the video and shows its overlay', async () => {
    const { page, says } = await arrive('/slides');
    await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=video]').length === 3);
    const click = (slide: string) =>
      page.evaluate((selector) => document.querySelector<HTMLElement>(`${selector} .sqs-video-overlay`)?.click(), slide);
    const players = () => page.$$eval('iframe:not([hidden])', (all) => all.length);
    await click('.slide:nth-child(3)');
    expect(await players()).toBe(0);
    await click('.slide:nth-child(1)');
    await says('s1', 'playing');
    // The slide is 700 by 350 and its pictures fill it: so does the video, as wide as the slide and cut above and below.
    const { width, height } = (await page.$eval('.slide:nth-child(1) iframe', (element) =>
      element.getBoundingClientRect().toJSON(),
    )) as DOMRect;
    expect([width, height]).toEqual([700, expect.closeTo(700 * 0.563, 1)]);
    await page.evaluate(() => window.SSRuntime.gallery(document.querySelector('#block') as Element)?.next());
    await says('s1', 'paused');
    expect(await players()).toBe(0);
  });
});
