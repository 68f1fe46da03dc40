// covers: runtime/features/platform-states/ runtime/features/blocks/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const picture = (name: string, attributes = '') =>
  `<img class="loaded" src="/img/${name}-300x200.svg" data-src="/img/${name}-300x200.svg" ` +
  `data-image="/img/${name}-300x200.svg" data-image-dimensions="300x200" data-load="false" alt="${name}" ${attributes}>`;
const place = 'style="position:absolute;left:0;top:-40px;width:453px;height:604px"';
/** Pages that a browser saved in a window of 1,440 px after the platform's scripts had run. */
const world = browserWorld(() => [
  withPictures(
    testSite('saved', {
      '/masonry': {
        body: `<style>body{margin:0}</style><div class="gallery-masonry" data-controller="GalleryMasonry" data-props='{"gutter":20,"numColumns":3}'><div class="gallery-masonry-wrapper gallery-masonry-list--ready" style="height:1200px">${[
          0, 1, 2,
        ]
          .map(
            (index) =>
              '<figure class="gallery-masonry-item" data-show="true" ' +
              `style="position:absolute;width:453px;transform:translate3d(${index * 473}px,0px,0px)"><div ` +
              `class="gallery-masonry-item-wrapper">${picture(`m${index}`)}</div></figure>`,
          )
          .join('')}</div></div>`,
      },
      '/summary': {
        body: `<style>body{margin:0}</style><div class="sqs-block sqs-block-summary-v2" data-block-type="55" data-block-json='{"design":"autogrid","imageAspectRatio":"0.75","columnWidth":300,"gutter":20}'><div class="summary-block-wrapper"><div class="summary-item-list sqs-gallery sqs-gallery-design-autogrid">${[
          0, 1, 2,
        ]
          .map(
            (index) =>
              '<div class="summary-item positioned sqs-gallery-design-autogrid-slide" ' +
              'style="width:31.4802%;margin-bottom:2.77971%;margin-right:2.77971%"><div class="summary-thumbnail ' +
              `img-wrapper" style="overflow:hidden;padding-bottom:133.333%">${picture(`s${index}`, place)}</div></div>`,
          )
          .join('')}</div></div></div>`,
      },
      '/header': {
        body:
          '<style>body{margin:0}</style><header id="header" class="header shrink" data-controller="Header" ' +
          'data-current-styles="{}" style="position:fixed;top:0;transform:translateY(-100%)"><div ' +
          'class="header-announcement-bar-wrapper" style="height:60px">Title</div></header><main ' +
          'style="height:2000px">Page</main>',
      },
      '/animations': {
        body: `<style>.preFade{opacity:0}.preSlide{transform:translateY(40px)}.fadeIn{opacity:1!important}</style>
          <script>window.mine = true</script><p class="preFade preSlide fadeIn" style="transition-delay:.3s">Seen</p><p class="preFade preSlide" style="transition-delay:.6s">Unseen</p>`,
      },
      '/open': {
        body: `<style>body{margin:0}.header--menu-open main{visibility:hidden}.burger--active{color:red}</style>
          <header data-controller="Header" data-controllers-bound="Header"><button class="burger burger--active">Menu</button><div class="header-menu" style="padding-top:82px"><div class="header-menu-nav-folder header-menu-nav-folder--active" data-folder="root">Home</div></div></header>
          <div class="sqs-cookie-banner-v2"><button>OK</button></div><nav class="sqs-mobile-info-bar">Call</nav>
          <div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar">Old news</div></div>
          <div class="sqs-lightbox-overlay" style="position:fixed;inset:0">Picture</div>
          <div class="sqs-popup-overlay" style="position:fixed;inset:0"><div data-slide-type="popup-overlay"><p id="own">Join</p></div></div>
          <main><div class="sqs-block sqs-block-accordion" data-block-type="69"><ul class="accordion-items-container"><li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="true">Question</button></h4><div class="accordion-item__dropdown accordion-item__dropdown--open" style="height:120px;display:block"><div class="accordion-item__description"><p>Answer</p></div></div></li></ul></div>
          <div class="sqs-block sqs-block-image" data-block-type="5"><div class="image-block-outer-wrapper sqs-narrow-width">${picture('i')}</div></div></main>
          <script>document.body.classList.add('header--menu-open')</script>`,
      },
      '/filled': {
        body:
          '<main data-controllers-bound="Page"><form data-form-id="f1" onsubmit="return false"><div class="form-item field ' +
          'text"><input type="text" name="t" value="Someone"></div><div class="form-item field textarea"><textarea ' +
          'name="a">Words</textarea></div><div class="form-item field radio"><input type="radio" name="r" value="Red" ' +
          'checked></div><div class="form-item field select"><select name="s"><option>One</option><option ' +
          'selected>Two</option></select></div><input type="hidden" name="h" value="kept"></form><form ' +
          'action="/search"><input name="q" value="of the page"></form></main>',
      },
      '/placed': {
        body: `<style>body{margin:0}.frame{width:50vw;height:200px;overflow:hidden}</style><main data-controllers-bound="Page">${[
          ['/img/a-300x200.svg', '/img/a-300x200.svg?format=750w'],
          ['/img/b-300x200.svg', '/img/copy-300x200.svg'],
        ]
          .map(
            ([published, saved]) =>
              `<div class="frame content-fill"><img class="loaded" data-src="${published}" data-image="${published}" ` +
              `data-image-dimensions="300x200" src="${saved}" data-image-resolution="750w" data-parent-ratio="3.6" ` +
              'style="font-size:0px;left:0px;top:-140px;width:720px;height:480px;position:relative" alt="p"></div>',
          )
          .join('')}</main>`,
      },
      '/seen': {
        body: `<main data-controllers-bound="Page"><section class="page-section" data-active="true" data-controller="SectionWrapperController" style="height:200px">In view</section>
          <section class="page-section" data-active="true" data-controller="SectionWrapperController" style="height:3000px;margin-top:3000px">Below</section>
          <div class="portfolio-hover" data-props='{}'><a class="portfolio-hover-item" data-active="true" href="#">One</a><div class="portfolio-hover-backgrounds" data-active="true" style="transform:translate3d(90px,40px,0)"><div class="portfolio-hover-bg" data-active="true" data-animated="true">P</div></div></div></main>`,
      },
      '/cover': {
        body:
          '<div class="sqs-slide-wrapper" data-slide-type="cover-page"><div class="sqs-slide-container"><div ' +
          'class="sqs-slide"><p id="words">Words</p></div></div></div>',
      },
      '/unreadable': {
        body: `<div class="sqs-block sqs-block-gallery" data-block-type="8" data-block-json="{"><div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${[
          0, 1,
        ]
          .map(
            (index) =>
              `<div class="slide" style="visibility:hidden;opacity:0"><img src="/img/u${index}-300x200.svg" ` +
              `data-src="/img/u${index}-300x200.svg" data-load="false" alt="u"></div>`,
          )
          .join('')}</div></div></div>`,
      },
      '/fonts': {
        head: '<style>.intro { opacity: 0 }</style>',
        body: '<p class="intro" id="intro">Words</p><p id="foreign">Words</p>',
      },
    }),
  ),
]);

async function arrive(path: string, width: number) {
  const visitor = await world.nextVisitor();
  await visitor.page.setViewport({ width, height: 800 });
  await visitor.open('saved', path);
  const boxes = (selector: string) =>
    visitor.page.$$eval(selector, (all) =>
      all.map((each) => {
        const { left, top, width: own, height } = each.getBoundingClientRect();
        return [left, top, own, height].map(Math.round);
      }),
    );
  return { ...visitor, boxes };
}

// site#saved-pages
test('a masonry section that was saved at 1,440 px has two columns at 375 px', async () => {
  const { page, boxes } = await arrive('/masonry', 375);
  expect(await boxes('figure')).toEqual([
    [0, 0, 178, 118],
    [198, 0, 178, 118],
    [0, 138, 178, 118],
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test.each([
  [375, [375, 500], 1],
  [1000, [320, 427], 3],
])('a summary that was saved at 1,440 px is laid out for %s px', async (width, [boxWidth, boxHeight], columns) => {
  const { boxes } = await arrive('/summary', width);
  const found = await boxes('.summary-thumbnail');
  expect(found[0]?.slice(2)).toEqual([boxWidth, boxHeight]);
  expect(new Set(found.map(([left]) => left)).size).toBe(columns);
});

test('a header that was saved while it was scrolled away is in view', async () => {
  const { boxes } = await arrive('/header', 1000);
  expect((await boxes('.header')).map(([, top]) => top)).toEqual([0]);
});

test('texts that had not come into view when the page was saved are visible at once', async () => {
  const { page } = await arrive('/animations', 1000);
  expect(await page.$$eval('p', (all) => all.map((each) => [each.className, getComputedStyle(each).opacity]))).toEqual([
    ['', '1'],
    ['', '1'],
  ]);
});

test('menus, dialogs, banners and bars that were open are closed, and the own markup of a popup stays in the page', async () => {
  const { page } = await arrive('/open', 375);
  const added = '.sqs-cookie-banner-v2,.sqs-mobile-info-bar,.sqs-announcement-bar,.sqs-lightbox-overlay,.sqs-popup-overlay';
  expect(await page.$$eval(added, (all) => all.map(({ className }) => className))).toEqual([]);
  expect(await page.$eval('#own', (own) => own.closest<HTMLElement>('[data-slide-type]')?.hidden)).toBe(true);
  expect(await page.$eval('body', ({ className }) => className)).not.toContain('header--menu-open');
  expect(await page.$eval('.burger', ({ className }) => className)).toBe('burger');
  expect(await page.$eval('.header-menu', (menu) => [menu.getAttribute('style'), menu.children[0]?.className])).toEqual([
    '',
    'header-menu-nav-folder',
  ]);
});

test(
  'pictures of a page saved in a 1,440 px window are laid out again for the present window, and a picture file saved with ' +
    'the page is displayed',
  async () => {
    const { page, boxes } = await arrive('/placed', 320);
    const shown = () => page.$$eval('.frame img', (all) => all.map((each) => each.getAttribute('src')?.split('?')[0] ?? ''));
    await expect.poll(shown).toEqual(['/img/a-300x200.svg', '/img/copy-300x200.svg']);
    // 300x200 fills 160x200: it is 300 px wide.
    expect((await boxes('.frame img')).map(([, , width, height]) => [width, height])).toEqual([
      [300, 200],
      [300, 200],
    ]);
  },
);

test('what another visitor had filled in is not in the fields of a form', async () => {
  const { page } = await arrive('/filled', 1000);
  const fields = 'input:not([type=radio]),textarea,select';
  expect(await page.$$eval(fields, (all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    '',
    '',
    'One',
    'kept',
    'of the page',
  ]);
  expect(
    await page.$eval('[type=radio]', (radio) => [(radio as HTMLInputElement).checked, (radio as HTMLInputElement).value]),
  ).toEqual([false, 'Red']);
});

test('of the sections of a saved page those in view are active, and no entry of its portfolio', async () => {
  const { page } = await arrive('/seen', 1000);
  const active = () => page.$$eval('[data-active=true]', (all) => all.map((each) => each.firstChild?.nodeValue));
  await expect.poll(active).toEqual(['In view']);
  expect(await page.$eval('.portfolio-hover-backgrounds', (each) => (each as HTMLElement).style.transform)).toBe('');
});

test('an accordion that was saved open is closed', async () => {
  const { page } = await arrive('/open', 1000);
  await page.waitForSelector('.accordion-item__click-target[aria-expanded=false]');
  expect(await page.$eval('.accordion-item__dropdown', (part) => part.getBoundingClientRect().height)).toBe(0);
});

test('a cover page is shown', async () => {
  const { page } = await arrive('/cover', 1000);
  expect(await page.$eval('#words', (words) => words.checkVisibility({ opacityProperty: true }))).toBe(true);
});

// gallery#data-unusable
test('a gallery whose data cannot be read shows its pictures', async () => {
  const { page } = await arrive('/unreadable', 1000);
  await page.waitForSelector('[data-ss-block-error=data-unparseable]');
  const isVisible = (image: Element) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  expect(await page.$$eval('.slide img', (all) => all.length)).toBe(2);
  for (const image of await page.$$('.slide img')) expect(await image.evaluate(isVisible)).toBe(true);
});

// site#left-hidden
test('where a sheet of another host cannot be read, a text that the page itself hides is shown', async () => {
  const { page } = await world.newVisitor();
  const foreign = world.address('other', '/fonts.css');
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url() === foreign
      ? request.respond({ contentType: 'text/css', body: '#foreign { opacity: 0 }' })
      : request.continue(),
  );
  await page.evaluateOnNewDocument((href) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    });
  }, foreign);
  await page.goto(world.address('saved', '/fonts'));
  await page.waitForSelector('#intro[data-ss-shown]');
  expect(await page.$eval('#foreign', (text) => text.hasAttribute('data-ss-shown'))).toBe(false);
});
