// covers: runtime/contract/site/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const picture = (name: string) => `<img src="/img/${name}-80x60.svg" alt="${name}" width="80" height="60">`;

/** The server's HTML of each component of the table; `data-content` marks the contents that a visitor must see. */
const components: Readonly<Record<string, string>> = {
  'link for scripts': '<a href="#" data-content="link for scripts">Next</a>',
  newsletter: '<div class="newsletter-block"><p data-content="newsletter">News</p></div>',
  image:
    '<div class="image-block-outer-wrapper combination-animation-fade-in"><div class="image-block-wrapper" ' +
    `data-content="image">${picture('a')}</div></div>`,
  'image text':
    '<div class="image-block-outer-wrapper"><div class="sqs-dynamic-text-container"><p class="sqs-dynamic-text" ' +
    'data-content="image text">Text</p></div></div>',
  quote: '<div class="sqs-block-quote"><blockquote class="block-animation-fade-in" data-content="quote">Quote</blockquote></div>',
  background:
    '<div style="position:relative;height:90px"><div class="section-background"><img class="background-image-fx" ' +
    'src="/img/b-80x60.svg" alt="b" data-content="background"></div></div>',
  summary: '<div class="sqs-block-summary-v2"><div class="summary-item" data-content="summary">Summary</div></div>',
  grid:
    '<div class="gallery-grid"><div class="gallery-grid-wrapper"><figure class="gallery-grid-item"><div ' +
    `class="gallery-grid-item-wrapper" style="height:60px" data-content="grid">${picture('c')}</div></figure></div></div>`,
  blog:
    '<div class="blog-basic-grid"><article class="blog-basic-grid--container" ' +
    `data-content="blog">${picture('d')}Post</article></div>`,
  'blog without a picture':
    '<div class="blog-side-by-side"><article class="blog-item" data-content="blog without a picture">Post</article></div>',
  store: `<div class="products"><div class="grid-item" data-content="store">${picture('e')}Mug</div></div>`,
  'product list': `<div class="product-list"><div class="product-list-item" data-content="product list">${picture('f')}Mug</div></div>`,
  'lazy item': '<div class="lazy-load" data-content="lazy item">Item</div>',
  'product controls':
    '<div class="ProductItem-gallery"><div class="enable-on-first-image-load" data-content="product controls">Next</div></div>',
  'product slide': `<div class="ProductItem-gallery-slides-item" data-content="product slide">${picture('g')}</div>`,
  thumbnail:
    '<div class="summary-thumbnail"><img src="/img/h-80x60.svg" alt="h" width="80" height="60" ' +
    'data-content="thumbnail"></div>',
  portfolio: '<div class="portfolio-hover" style="min-height:0"><a href="/x" data-content="portfolio">Work</a></div>',
  'scaled text':
    '<div class="sqs-block-html"><div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><h2 ' +
    'data-content="scaled text">Big</h2></span></div></div>',
  carousel:
    '<div class="user-items-list-carousel" data-controller="UserItemsListCarousel" data-max-columns="2"><ul ' +
    'class="user-items-list-carousel__slides"><li class="user-items-list-carousel__slide"><p ' +
    'data-content="carousel">One</p></li></ul></div>',
  slideshow:
    '<div class="user-items-list-banner-slideshow" data-controller="UserItemsListBannerSlideshow"><ul class="slides"><li ' +
    'class="slide"><p data-content="slideshow">One</p></li></ul></div>',
};
const names = Object.keys(components);
const body = Object.values(components).join('\n');
const world = browserWorld(() => [
  testSite('states', {
    '/': { body },
    '/animated': {
      body:
        `<script>document.body.className = 'tweak-global-animations-animation-type-fade'</script><main class="sections" ` +
        'data-content="page">Page</main>',
    },
    '/unknown': {
      body:
        '<section data-controller="Nothing"><div class="newsletter-block"><p ' +
        `data-content="newsletter">News</p></div>${components.carousel}</section>`,
    },
  }),
]);

/** The marked contents that a visitor cannot see where they are: not displayed, clear, or outside the page. */
const unseen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-content]')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isInside = right > 0 && left < innerWidth && width > 0 && height > 0;
        return !isInside || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      })
      .map(({ dataset }) => dataset.content),
  );

// site#platform-states
test('without script the sheet hides every component, so that the other tests prove something', async () => {
  const { page } = await world.newVisitor();
  await page.setJavaScriptEnabled(false);
  await servePictures(page);
  await page.goto(world.address('states', '/'));
  expect(await unseen(page)).toEqual(names);
});

for (const [circumstance, query] of [
  ['with its code', ''],
  ['when every chunk is refused', '?__ss=chunk:status:503'],
  ['when every chunk hangs', '?__ss=chunk:hang'],
] as const)
  test(`${circumstance} all ${names.length} components of a page are visible`, async () => {
    const { page } = await world.newVisitor();
    await servePictures(page);
    await page.setViewport({ width: 800, height: 3000 });
    await page.goto(world.address('states', `/${query}`), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => window.SSRuntime.ready);
    await page.waitForFunction(() => document.querySelector('.newsletter-block.rendered'));
    await page.waitForFunction(() => !document.getAnimations().some(({ playState }) => playState === 'running'));
    expect(await unseen(page)).toEqual([]);
  });

test('a page with an animation is shown as soon as its body is parsed, and its body has the platform’s animation state', async () => {
  const { page } = await world.newVisitor();
  await page.goto(world.address('states', '/animated?__ss=chunk:hang'), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.body.dataset.animationState === 'booted');
  expect(await unseen(page)).toEqual([]);
});

test('a part with an unknown controller shows its contents, and the parts inside it are mounted', async () => {
  const { page, open } = await world.newVisitor();
  await open('states', '/unknown');
  await page.waitForFunction(() => document.querySelector('.user-items-list-carousel[data-ss-block]'));
  expect(await page.evaluate(() => document.querySelector('section')?.dataset.ssBlockError)).toBe('unknown-controller');
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('.user-items-list-carousel__slide')?.style.gridArea)).toBe(
    '',
  );
  // The mark of the mount may be set before the frame in which the carousel is shown.
  await expect.poll(() => unseen(page)).toEqual([]);
});

test('content that a template adds later is shown by initialize(), also where its picture never loads', async () => {
  const { page, open } = await world.newVisitor();
  await open('states', '/animated');
  await page.evaluate(async (html) => {
    document.body.insertAdjacentHTML('beforeend', `<div id="later">${html}</div>`);
    await window.SSRuntime.initialize(document.getElementById('later'));
  }, `${components.newsletter}<div class="lazy-load" data-content="late">Late<img data-src="/never.jpg" data-load="false" ` +
    'alt=""></div>');
  await page.waitForFunction(() => !document.getAnimations().some(({ playState }) => playState === 'running'));
  expect(await unseen(page)).toEqual([]);
});
