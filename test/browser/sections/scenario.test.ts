// covers: runtime/features/gallery/sections/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { fullscreenSection, reelSection, type SectionHtml, slideshowSection } from '../../helpers/markup/section-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const all = (options: (id: string) => SectionHtml = () => ({})): string =>
  [
    slideshowSection({ id: 'slideshow', ...options('slideshow') }),
    fullscreenSection({ id: 'fullscreen', ...options('fullscreen') }),
    reelSection({ id: 'reel', ...options('reel') }),
  ].join('');
const ids = ['slideshow', 'fullscreen', 'reel'] as const;
const arrows = { attributes: { 'data-controls': 'arrows' } };
const css = '<style>body{margin:0}</style>';
const linked = '<link rel="stylesheet" href="/platform.css">';
const world = browserWorld(() => [
  withPictures(
    testSite('sections', {
      '/before': { body: css + all() },
      '/after': { platformCss: false, body: css + all() + linked },
      '/late': { platformCss: false, body: css + all() },
      '/low': { body: css + all(() => ({ attributes: { style: '' } })) },
      '/arrows': { body: css + fullscreenSection(arrows) },
      '/none': { body: css + slideshowSection({ attributes: { 'data-transition': 'none' } }) },
      '/play': {
        body: `<style>body{margin:60px}</style>${slideshowSection({ props: { autoplay: true, 'autoplay-duration': 0.5 } })}`,
      },
      '/lightbox': { body: css + all(() => ({ props: { lightboxEnabled: true } })) },
      '/rtl': { body: `<script>document.documentElement.dir='rtl'</script>${css}${all()}` },
      '/one': { body: css + all(() => ({ pictures: [['only', '1600x1000']] })) },
    }),
  ),
]);

async function arrive(path: string, { width = 1280, reduced = false } = {}) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height: 900 });
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }]);
  await visitor.open('sections', path);
  return visitor;
}

/**
 * Returns the shown slides of a section, the slide under the middle of the current one, the current slide, and the section's
 * size.
 */
const seen = (page: Page, id: string) =>
  page.$eval(`#${id}`, (section) => {
    const figures = [...section.querySelectorAll('figure')];
    const view = (section.querySelector('[class$=-list]') ?? section).getBoundingClientRect();
    section.scrollIntoView({ block: 'center' });
    const now = (section.querySelector('[class$=-list]') ?? section).getBoundingClientRect();
    const active = (section.querySelector('figure[data-active=true]') ?? section).getBoundingClientRect();
    const [left, right] = [Math.max(now.left, active.left), Math.min(now.right, active.right)];
    const hit = document.elementFromPoint((left + right) / 2, now.top + now.height / 2);
    const shown = figures.flatMap((figure, index) => {
      const picture = figure.querySelector('img');
      const { left, right, width, height } = picture?.getBoundingClientRect() ?? new DOMRect();
      const isInside = right > view.left && left < view.right && width > 20 && height > 20;
      const isClear = picture?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isInside && isClear ? [index] : [];
    });
    return {
      shown,
      hit: figures.findIndex((figure) => figure.contains(hit)),
      active: figures.flatMap((figure, index) => (figure.dataset.active === 'true' ? [index] : [])),
      size: [view.width, view.height].map(Math.round),
      index: window.SSRuntime.gallery(section)?.currentIndex,
    };
  });
/** Scrolls the section into view, and waits for one of its pictures. */
const loaded = async (page: Page, id: string, index: number) => {
  await page.$eval(`#${id}`, (section) => section.scrollIntoView({ block: 'center' }));
  await page.waitForFunction(
    (selector, at) => document.querySelectorAll(`${selector} figure`)[at]?.querySelector('img.loaded'),
    {},
    `#${id}`,
    index,
  );
};
/** Waits until the section is at rest with this slide. */
const at = (page: Page, id: string, index: number) =>
  page.waitForFunction(
    (selector, wanted) => {
      const live = window.SSRuntime.gallery(document.querySelector(selector) as Element);
      const figures = [...document.querySelectorAll<HTMLElement>(`${selector} figure`)];
      const active = figures.flatMap((figure, at) => (figure.dataset.active === 'true' ? [at] : []));
      return live?.currentIndex === wanted && !live.inMotion && active.join() === `${wanted}`;
    },
    {},
    `#${id}`,
    index,
  );
const press = async (page: Page, selector: string): Promise<void> => {
  await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }));
  await page.click(selector);
};

test.each(['before', 'after', 'late'].flatMap((order) => [320, 1280].map((width) => [order, width] as const)))(
  'with the platform’s sheet %s ours, at %i px, each section is as high as its markup says, shows its first slide, and its ' +
    'arrows can be clicked',
  async (order, width) => {
    const { page, pageErrors } = await arrive(`/${order}`, { width });
    for (const id of ids) await loaded(page, id, 0);
    if (order === 'late') {
      await page.addStyleTag({ url: '/platform.css' });
      await page.waitForFunction(() => document.querySelector('#slideshow [class$=-list]')?.clientHeight === 320);
    }
    // The thumbnails take 80 px of a slideshow.
    const heights = { slideshow: 320, fullscreen: 400, reel: 300 };
    for (const id of ids) {
      const first = { shown: expect.arrayContaining([0]), hit: 0, active: [0], size: [width, heights[id]], index: 0 };
      await expect.poll(() => seen(page, id)).toEqual(id === 'reel' ? first : { ...first, shown: [0] });
      const isPressed = await page.$eval(`#${id} [data-next][class$=control-btn]`, (button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return width === 0 || button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect([id, isPressed]).toEqual([id, true]);
    }
    expect(pageErrors).toEqual([]);
  },
);

// gallery#blocks-loop, gallery#section-slide-states
test.each(ids)(
  'the arrows and the arrow keys of a %s section move it, it loops, and its slides are marked with the direction',
  async (id) => {
    const { page } = await arrive('/before');
    await page.$eval(`#${id}`, (section) => section.scrollIntoView({ block: 'center' }));
    await loaded(page, id, 0);
    await page.focus(`#${id} [data-next][class$=control-btn]`).catch(() => {});
    if (id === 'fullscreen')
      await page.evaluate(() => window.SSRuntime.gallery(document.querySelector('#fullscreen') as Element)?.next());
    else await press(page, `#${id} [data-next][class$=control-btn]`);
    await at(page, id, 1);
    await expect.poll(() => seen(page, id)).toMatchObject({ hit: 1, index: 1 });
    if (id !== 'reel') {
      const marks = await page.$$eval(`#${id} figure`, (figures) => figures.map(({ dataset }) => [dataset.in, dataset.next]));
      expect(marks.slice(0, 2)).toEqual([
        ['false', 'false'],
        ['true', 'true'],
      ]);
    }
    await page.keyboard.press('ArrowLeft');
    await at(page, id, 0);
    await page.keyboard.press('ArrowLeft');
    await at(page, id, 3);
    await expect.poll(async () => (await seen(page, id)).shown).toContain(3);
  },
);

test('a text is shown with its slide, where the section shows texts, and with no other', async () => {
  const { page } = await arrive('/before', { reduced: true });
  const texts = (id: string) =>
    page.$$eval(`#${id} figcaption`, (all) =>
      all.flatMap((text, index) => (text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [index] : [])),
    );
  for (const id of ids) await loaded(page, id, 0);
  expect([await texts('slideshow'), await texts('fullscreen'), await texts('reel')]).toEqual([[0], [], [0]]);
  await press(page, '#slideshow button[data-next]');
  await at(page, 'slideshow', 1);
  expect(await texts('slideshow')).toEqual([1]);
});

// gallery#section-slide-states
test('while a slideshow fades both slides are visible, further changes are refused, and the old slide is hidden in the end', async () => {
  const { page } = await arrive('/before');
  await loaded(page, 'slideshow', 1);
  const during = await page.$eval('#slideshow', (section) => {
    const live = window.SSRuntime.gallery(section);
    live?.next();
    const seen = [...section.querySelectorAll('figure')].map((figure) => getComputedStyle(figure).visibility);
    const inMotion = live?.inMotion;
    live?.next();
    return { seen, inMotion, index: live?.currentIndex };
  });
  expect(during).toEqual({ seen: ['visible', 'visible', 'hidden', 'hidden'], inMotion: true, index: 1 });
  await at(page, 'slideshow', 1);
  await expect.poll(async () => (await seen(page, 'slideshow')).shown).toEqual([1]);
});

test.each([
  ['/none', false],
  ['/before', true],
] as const)('on %s, with prefers-reduced-motion: %s, a slideshow changes at once', async (path, reduced) => {
  const { page } = await arrive(path, { reduced });
  const id = path === '/none' ? 'section' : 'slideshow';
  const state = await page.$eval(`#${id}`, (section) => {
    const live = window.SSRuntime.gallery(section);
    live?.next();
    return [live?.inMotion, ...[...section.querySelectorAll('figure')].map((figure) => getComputedStyle(figure).visibility)];
  });
  expect(state).toEqual([false, 'hidden', 'visible', 'hidden', 'hidden']);
});

// gallery#section-marks
test('bullets and thumbnails lead to their slides, show which one is current, and have names', async () => {
  const { page } = await arrive('/before', { reduced: true });
  await press(page, '#fullscreen .gallery-fullscreen-slideshow-bullet:nth-child(3)');
  await at(page, 'fullscreen', 2);
  const bullets = await page.$$eval('#fullscreen .gallery-fullscreen-slideshow-bullet', (all) =>
    all.map((bullet) => [bullet.matches('.active'), bullet.getAttribute('aria-current'), (bullet as HTMLElement).innerText]),
  );
  expect(bullets).toEqual([
    [false, null, 'Slide 1'],
    [false, null, 'Slide 2'],
    [true, 'true', 'Slide 3 (current slide)'],
    [false, null, 'Slide 4'],
  ]);
  await press(page, '#slideshow .gallery-slideshow-thumbnails-thumb:nth-child(2)');
  await at(page, 'slideshow', 1);
  const thumbs = '#slideshow .gallery-slideshow-thumbnails-thumb';
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll(`${selector} img`)].every((each) => each.matches('.loaded[data-loaded]')),
    {},
    thumbs,
  );
  // The pictures are wider than high, and fill their squares.
  expect(
    await page.$$eval(`${thumbs} img`, (all) => all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight].join())),
  ).toEqual(['80,80', '80,80', '80,80', '80,80']);
  const marks = await page.$$eval(thumbs, (all) =>
    all.map((thumb) => [(thumb as HTMLElement).dataset.active, thumb.getAttribute('aria-label')]),
  );
  expect(marks).toEqual([
    ['false', 'Slide 1'],
    ['true', 'Slide 2'],
    ['false', 'Slide 3'],
    ['false', 'Slide 4'],
  ]);
});

// gallery#section-marks
test('on a narrow page the thumbnail of the current slide is kept in sight', async () => {
  const { page } = await arrive('/before', { width: 320, reduced: true });
  await page.evaluate(() => window.SSRuntime.gallery(document.querySelector('#slideshow') as Element)?.goTo(3));
  const isInSight = await page.$eval('.gallery-slideshow-thumbnails', (view) => {
    const box = view.getBoundingClientRect();
    const { left, right } = (view.querySelector('[data-active=true]') as Element).getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1;
  });
  expect(isInSight).toBe(true);
});

test.each(ids)('a mouse drag to the left moves a %s section to the next slide', async (id) => {
  const { page } = await arrive('/before', { reduced: true });
  await loaded(page, id, 0);
  const box = await page.$eval(`#${id}`, (section) => {
    section.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = section.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 3 };
  });
  const index = () => page.$eval(`#${id}`, (section) => Number(window.SSRuntime.gallery(section)?.currentIndex));
  // On a busy machine a drag may take longer than the limit of a swipe.
  for (let drags = 0; drags < 10 && (await index()) === 0; drags++) {
    await page.mouse.move(box.x, box.y);
    await page.mouse.down();
    await page.mouse.move(box.x - 300, box.y, { steps: 2 });
    await page.mouse.up();
  }
  expect(await index()).toBeGreaterThan(0);
});

// gallery#section-height
test('a section whose markup gives no height is as high as its widest picture needs, a reel half as high as it is wide', async () => {
  const { page } = await arrive('/low');
  for (const id of ids) await loaded(page, id, 0);
  const heights = async () => [
    (await seen(page, 'slideshow')).size,
    (await seen(page, 'fullscreen')).size,
    (await seen(page, 'reel')).size,
  ];
  expect(await heights()).toEqual([
    [1280, 640],
    [1280, 640],
    [1280, 640],
  ]);
  await page.setViewport({ width: 320, height: 900 });
  await page.waitForFunction(() => document.querySelector('#reel [class$=-list]')?.clientHeight === 160);
  await page.waitForFunction(() => document.querySelector('#slideshow [class$=-list]')?.clientHeight === 160);
  expect(await heights()).toEqual([
    [320, 160],
    [320, 160],
    [320, 160],
  ]);
});

// gallery#section-autoplay
test('a slideshow section with the setting autoplay plays, and has a play button', async () => {
  const { page } = await arrive('/play');
  await page.waitForFunction(
    () => Number(window.SSRuntime.gallery(document.querySelector('#section') as Element)?.currentIndex) > 0,
  );
  expect(await page.$$eval('.ss-gallery-play', (all) => all.length)).toBe(1);
});

test.each(ids)('a picture of a %s section opens the lightbox where its settings say so', async (id) => {
  const { page } = await arrive('/lightbox', { reduced: true });
  await loaded(page, id, 0);
  await press(page, `#${id} figure img`);
  await page.waitForSelector('.sqs-lightbox-slide img');
});

// gallery#reel-click
test('a click on another slide of a reel goes to it, one on the current slide does not', async () => {
  const { page } = await arrive('/before', { reduced: true });
  await loaded(page, 'reel', 0);
  const click = (index: number) =>
    page.$$eval('#reel figure img', (pictures, at) => (pictures[at] as HTMLElement).click(), index);
  await click(1);
  await at(page, 'reel', 1);
  await click(1);
  expect(await page.$eval('#reel', (section) => window.SSRuntime.gallery(section)?.currentIndex)).toBe(1);
});

test('from right to left a reel begins at the right, and the left arrow key leads to the next slide', async () => {
  const { page } = await arrive('/rtl', { reduced: true });
  await loaded(page, 'reel', 0);
  const first = () =>
    page.$eval('#reel', (section) => {
      const view = (section.querySelector('[class$=-list]') as Element).getBoundingClientRect();
      return [...section.querySelectorAll('figure')].map((figure) =>
        Math.round(view.right - figure.getBoundingClientRect().right),
      );
    });
  const [start = 0, second = 0] = await first();
  expect([start, second > start]).toEqual([0, true]);
  await page.$eval('#reel', (section) => section.scrollIntoView({ block: 'center' }));
  await page.focus('#reel button[data-next]');
  await page.keyboard.press('ArrowLeft');
  await at(page, 'reel', 1);
});

test('a section with a single slide shows it, and has no arrows', async () => {
  const { page, pageErrors } = await arrive('/one');
  for (const id of ids) {
    await loaded(page, id, 0);
    await expect.poll(() => seen(page, id)).toMatchObject({ shown: [0], hit: 0, active: [0] });
    expect(await page.$eval(`#${id} [data-next][class$=control-btn]`, (each) => getComputedStyle(each).visibility)).toBe(
      'hidden',
    );
  }
  expect(pageErrors).toEqual([]);
});

test('a section that was disposed still shows its slide, and is mounted again with the first', async () => {
  const { page } = await arrive('/before', { reduced: true });
  for (const id of ids)
    await page.evaluate((selector) => window.SSRuntime.gallery(document.querySelector(selector) as Element)?.next(), `#${id}`);
  for (const id of ids) await loaded(page, id, 1);
  await page.evaluate(() => window.SSRuntime.destroy());
  for (const id of ['slideshow', 'fullscreen']) {
    const visible = await page.$$eval(`#${id} figure`, (all) => all.map((each) => getComputedStyle(each).visibility));
    expect([id, visible]).toEqual([id, ['hidden', 'visible', 'hidden', 'hidden']]);
  }
  await page.evaluate(() => window.SSRuntime.initialize());
  for (const id of ids) {
    await at(page, id, 0);
    await loaded(page, id, 0);
    await expect.poll(() => seen(page, id)).toMatchObject({ hit: 0, active: [0] });
  }
});
