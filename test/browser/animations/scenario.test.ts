// covers: runtime/features/animations/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const block = (name: string, more = '') =>
  `<div class="sqs-gallery-container block-animation-${name} clear" id="${name}" style="height:400px;background:silver" ` +
  `${more}><a href="#x">${name}</a></div>`;
const room = '<div style="height:1500px"></div>';
/** The lines that a page may put into its head, see runtime/features/animations/README.md. */
const early = `<style>.ss-motion [class*=block-animation-]:not(.block-animation-none) { opacity: 0 }</style>
<script>(function (c) { c.add('ss-motion'); setTimeout(function () { c.remove('ss-motion') }, 3000) })(document.documentElement.classList)</script>`;
const world = browserWorld(() => [
  testSite('animations', {
    '/': { body: block('first') + room + ['fade', 'expand', 'scale', 'none'].map((name) => block(name)).join(room) + room },
    '/early': { head: early, body: block('first') + room + block('fade') + room },
    '/tall': { body: `${room}${block('tall').replace('400px', '4000px')}` },
    '/still': {
      body:
        '<script>document.body.className = ' +
        `'tweak-global-animations-animation-type-none'</script>${room}${block('site-default')}${block('fade')}`,
    },
    '/plain': { body: '<p>Nothing moves.</p>' },
    '/parts': {
      body: '<div id="part" style="width:200px;height:100px;padding:10px">Part</div><div id="after">After</div>',
    },
  }),
]);

const paused = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'paused')
    .map(({ effect }) => (effect as KeyframeEffect).target?.id);
const waiting = (page: Page) => page.evaluate(paused);
/** Waits until the browser has reported where the blocks are. */
const waitForPlaces = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
const opacity = (page: Page, id: string) => page.$eval(`#${id}`, (element) => getComputedStyle(element).opacity);
/**
 * Records each animation when it is created (`made`) and when a waiting one is played (`begun`): element id, first keyframe,
 * duration in ms.
 */
async function arrive(path: string, prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Visitor> {
  // Keeps blocked chunks out of the cache.
  const visitor = path.includes('__ss=chunk') ? await world.newVisitor() : await world.nextVisitor();
  await visitor.page.setViewport({ width: 800, height: 800 });
  await hastenAnimations(visitor.page);
  await visitor.page.evaluateOnNewDocument(() => {
    const { made, begun } = Object.assign(window, { made: [] as unknown[], begun: [] as unknown[] });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const motion = [this.id, (keyframes as Keyframe[])[0], (options as KeyframeAnimationOptions).duration];
      made.push(motion);
      const animation = animate.call(this, keyframes, options);
      const play = animation.play.bind(animation);
      animation.play = () => {
        begun.push(motion);
        play();
      };
      return animation;
    };
  });
  await prepare(visitor.page);
  await visitor.open('animations', path);
  return visitor;
}
const begun = (page: Page) => page.evaluate(() => (window as unknown as { begun: unknown[] }).begun);
const made = (page: Page) => page.evaluate(() => (window as unknown as { made: unknown[] }).made);
/** Waits until the browser has drawn and its observers have run. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
/** Scrolls until so much of the block is in view, from below. */
const show = async (page: Page, id: string, shownPx: number) => {
  await page.evaluate(
    (name, px) => {
      const top = (document.getElementById(name) as HTMLElement).offsetTop;
      scrollTo({ top: top - innerHeight + px, behavior: 'instant' });
    },
    id,
    shownPx,
  );
  await drawn(page);
};

test('a page without an animated block fetches no animation chunk', async () => {
  const fetched: string[] = [];
  const visitor = await arrive('/plain', async (page) => {
    page.on('request', (request) => fetched.push(request.url()));
  });
  await visitor.settled();
  expect(fetched.filter((address) => address.includes('animations-'))).toEqual([]);
});

// site#block-animations
test(
  'blocks in view when the script arrives and blocks of kind none do not change; blocks out of view wait hidden, and each ' +
    'animates once, in 0.3 s, when at least 50 % of it is in view',
  async () => {
    const { page } = await arrive('/');
    await waitForPlaces(page);
    expect(await waiting(page)).toEqual(['fade', 'expand', 'scale']);
    expect(await opacity(page, 'fade')).toBe('0');
    expect([await opacity(page, 'first'), await opacity(page, 'none'), await begun(page)]).toEqual(['1', '1', []]);
    await show(page, 'fade', 190);
    expect(await begun(page)).toEqual([]);
    await show(page, 'fade', 210);
    await show(page, 'expand', 250);
    await show(page, 'scale', 300);
    await show(page, 'fade', 250);
    expect(await begun(page)).toEqual([
      ['fade', { opacity: 0 }, 300],
      ['expand', { opacity: 0, clipPath: 'inset(0)' }, 300],
      ['scale', { opacity: 0, scale: '0.94' }, 300],
    ]);
    expect(await waiting(page)).toEqual([]);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await Promise.all(['fade', 'expand', 'scale', 'none'].map((id) => opacity(page, id)))).toEqual(['1', '1', '1', '1']);
  },
);

test('the first blocks are animated too on a page whose head hides them', async () => {
  const { page } = await arrive('/early');
  await page.waitForFunction(() => !document.documentElement.classList.contains('ss-motion'), { polling: 100 });
  expect(await begun(page)).toEqual([['first', { opacity: 0 }, 300]]);
  expect([await waiting(page), await opacity(page, 'fade')]).toEqual([['fade'], '0']);
});

test('every block is visible after 3 s at the latest if the script never arrives', async () => {
  const { page } = await arrive('/early?__ss=chunk:status:500');
  await page.waitForFunction(() => getComputedStyle(document.getElementById('fade') as HTMLElement).opacity === '1', {
    polling: 100,
  });
  expect([await opacity(page, 'first'), await waiting(page)]).toEqual(['1', []]);
});

test('a block that is too tall to be half in view animates as soon as a part of it is in view', async () => {
  const { page } = await arrive('/tall');
  await waitForPlaces(page);
  await show(page, 'tall', 40);
  expect(await begun(page)).toHaveLength(1);
  expect(await waiting(page)).toEqual([]);
});

test('a waiting block that receives the focus becomes visible', async () => {
  const { page } = await arrive('/');
  await waitForPlaces(page);
  await page.$eval('#scale a', (link) => link.focus({ preventScroll: true }));
  await page.waitForFunction(() => getComputedStyle(document.getElementById('scale') as HTMLElement).opacity === '1');
});

test('every block is visible in print', async () => {
  const { page } = await arrive('/');
  await waitForPlaces(page);
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  expect(await Promise.all(['fade', 'expand', 'scale'].map((id) => opacity(page, id)))).toEqual(['1', '1', '1']);
});

test.each(['reduced motion', 'nomotion=true'])('with %s nothing is hidden and nothing moves', async (why) => {
  const { page } = await arrive(why === 'nomotion=true' ? '/?nomotion=true' : '/', (given) =>
    given.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: why === 'nomotion=true' ? 'no-preference' : 'reduce' }]),
  );
  await page.waitForSelector('#fade[data-ss-block=animation]');
  await show(page, 'fade', 300);
  expect([await made(page), await waiting(page)]).toEqual([[], []]);
  const parts = await page.evaluate(async () => {
    const { fadeOut } = await window.SSRuntime.service('animations');
    const element = document.getElementById('first') as HTMLElement;
    await fadeOut(element);
    return [element.hidden, document.getAnimations().length];
  });
  expect(parts).toEqual([true, 0]);
});

test('SSRuntime.destroy shows the waiting blocks', async () => {
  const { page } = await arrive('/');
  await waitForPlaces(page);
  await page.evaluate(() => window.SSRuntime.destroy());
  expect([await waiting(page), await opacity(page, 'fade')]).toEqual([[], '1']);
});

// site#animations
test(
  'fadeOut, collapse and scaleHide take 0.3 s and then add the class hidden; fadeIn, expand and scaleShow remove it first ' +
    'and then animate; an element that is shown while it hides stays visible',
  async () => {
    const { page } = await arrive('/parts');
    for (const [hide, show, whole, nothing] of [
      ['fadeOut', 'fadeIn', { opacity: 1 }, { opacity: 0 }],
      [
        'collapse',
        'expand',
        { height: '100px', opacity: 1, overflow: 'hidden' },
        { height: 0, paddingBlock: 0, opacity: 0, overflow: 'hidden' },
      ],
      ['scaleHide', 'scaleShow', { opacity: 1, scale: '1' }, { opacity: 0, scale: '0.94' }],
    ] as const) {
      const seen = await page.evaluate(
        async (out, back) => {
          const animations = await window.SSRuntime.service('animations');
          const part = document.getElementById('part') as HTMLElement;
          const state = () => [part.classList.contains('hidden'), part.hidden];
          const hiding = animations[out](part);
          const during = state();
          await hiding;
          const hidden = state();
          const showing = animations[back](part);
          const shown = state();
          await showing;
          return { during, hidden, shown, after: state(), heightPx: part.clientHeight };
        },
        hide,
        show,
      );
      expect([hide, seen]).toEqual([
        hide,
        {
          during: [false, false],
          hidden: [true, true],
          shown: [false, false],
          after: [false, false],
          heightPx: 120,
        },
      ]);
      const motions = await page.evaluate(() => (window as unknown as { made: unknown[] }).made.splice(0));
      expect(motions).toEqual([
        ['part', whole, 300],
        ['part', nothing, 300],
      ]);
    }
    const hidden = await page.evaluate(async () => {
      const { fadeOut, fadeIn } = await window.SSRuntime.service('animations');
      const part = document.getElementById('part') as HTMLElement;
      await Promise.all([fadeOut(part), fadeIn(part)]);
      return part.hidden;
    });
    expect(hidden).toBe(false);
  },
);

test('an element is hidden even if its animation never finishes', async () => {
  const { page } = await arrive('/parts');
  const isHidden = await page.evaluate(async () => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      Object.defineProperty(animation, 'finished', { value: new Promise(() => {}) });
      return animation;
    };
    const { scaleHide } = await window.SSRuntime.service('animations');
    const part = document.getElementById('part') as HTMLElement;
    await scaleHide(part);
    return part.classList.contains('hidden');
  });
  expect(isHidden).toBe(true);
});

test('a block of kind site-default does not animate on a site without animations', async () => {
  const { page } = await arrive('/still');
  await waitForPlaces(page);
  expect(await waiting(page)).toEqual(['fade']);
});
