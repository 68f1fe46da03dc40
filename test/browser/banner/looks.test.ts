import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const site = (settings: object, more: TestPage = {}): TestPage => ({
  context: { ...plainContext, cookieSettings: { isCookieBannerEnabled: true, ...settings } },
  body: '<main><h1>Hi</h1></main>',
  ...more,
});
const longText =
  '<p>You may change your choice below. It holds for this site and for the browser in which you made it, for thirty days ' +
  'from now, and nothing is counted before. <a href="/privacy">What we keep and why</a></p>';
const world = browserWorld(() => [
  testSite('looks', {
    '/': site({}, { platformCss: false }),
    '/platform': site({}),
    '/long': site({ cookieBannerText: longText.repeat(4) }),
    '/rtl': site(
      {
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        cookieBannerCtaVariant: 'BUTTON',
        cookieBannerText: 'نستخدم ملفات تعريف الارتباط.',
      },
      { head: '<script>document.documentElement.dir = "rtl"</script>' },
    ),
    '/loud': site(
      {},
      {
        head:
          '<style>button { color: red; background: blue; width: 100%; text-transform: uppercase } p { color: red } * { ' +
          'letter-spacing: 2px }</style>',
      },
    ),
    // Settings of published pages: empty texts, absent keys, unknown keys. The words are made up.
    '/year-2019': site({
      isRestrictiveCookiePolicyAbsolute: true,
      cookieBannerText: '',
      cookieBannerTheme: '',
      cookieBannerVariant: '',
      cookieBannerPosition: '',
      cookieBannerCtaVariant: '',
      cookieBannerCtaText: '',
      cookieBannerAcceptType: 'OPT_IN',
      cookieBannerOptOutCtaText: '',
    }),
    '/year-2024': site({
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerText: `<p>Words.<br><a target="_blank" rel="noopener" class="notice-link" href="https://law.example/"><u>Notice</u></a></p>`,
      cookieBannerVariant: 'BAR',
      cookieBannerPosition: 'BOTTOM',
      cookieBannerCtaVariant: 'TEXT',
      cookieBannerCtaText: 'Accept All',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerOptOutCtaText: 'Continue Without Accepting',
      cookieBannerHasOptOut: true,
      cookieBannerHasManageCookies: true,
      cookieBannerManageCookiesLabel: 'Customise',
      cookieBannerSavedPreferencesLayout: 'PILL',
      someKeyOfTomorrow: { a: 1 },
    }),
    '/bare': site({}),
  }),
]);

async function arrive(path: string, { width = 1280, height = 800 } = {}): Promise<Page> {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setViewport({ width, height });
  await open(visitor, path, 'reduce');
  return page;
}

async function open({ page, open }: Visitor, path: string, motion: string): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  await open('looks', path);
  await isAtRest(page);
}

/** Waits until the banner is shown and its animations have finished. */
const isAtRest = (page: Page) =>
  page.waitForFunction(() => {
    const banner = document.querySelector('.sqs-cookie-banner-v2');
    return banner?.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished');
  });

interface Combination {
  readonly variant: string;
  readonly position: string;
  readonly theme: string;
  readonly ctaVariant: string;
  readonly acceptType: string;
}
const combinations: readonly Combination[] = [
  ...['TOP', 'BOTTOM'].map((position) => ({ variant: 'BAR', position })),
  ...['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'].map((position) => ({ variant: 'POPUP', position })),
].flatMap((place) =>
  ['LIGHT', 'DARK'].flatMap((theme) =>
    ['TEXT', 'BUTTON', 'ICON'].flatMap((ctaVariant) =>
      ['OPT_IN', 'OPT_IN_AND_OUT'].map((acceptType) => ({ ...place, theme, ctaVariant, acceptType })),
    ),
  ),
);

/** The appearance of one combination. Contrast ratios follow WCAG 2 and use computed colours. */
interface Look {
  readonly data: Record<string, string>;
  readonly isInside: boolean;
  /** Whether each control is uncovered at its middle. */
  readonly isInReach: boolean;
  readonly scrollsSideways: boolean;
  /** Name, width, height of each control. */
  readonly controls: readonly (readonly [string, number, number])[];
  readonly lowestContrast: number;
}

/**
 * Updates the settings and returns the appearance, with a selector once the pointer is over that element. The function runs in
 * the page.
 */
async function lookAt(settings: Record<string, string>, underPointer = '*'): Promise<Look> {
  const find = () => document.querySelector<HTMLElement>('.sqs-cookie-banner-v2');
  const before = find();
  window.SSRuntime.consent.update(settings);
  await new Promise<void>((resolve) => {
    const isThere = () => {
      const banner = find();
      // `:hover` matches some frames after the banner is added, and the colours change then.
      return banner && banner !== before && (underPointer === '*' || banner.querySelector(underPointer)?.matches(':hover'));
    };
    const look = () => (isThere() ? resolve() : requestAnimationFrame(look));
    look();
  });
  const banner = find() as HTMLElement;
  await Promise.all(banner.getAnimations({ subtree: true }).map(({ finished }) => finished));

  type Rgba = readonly [number, number, number, number];
  const parse = (colour: string): Rgba => {
    const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    return colour.startsWith('color(srgb') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const over = ([r, g, b, a]: Rgba, [r2, g2, b2]: Rgba): Rgba => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ];
  const backgroundOf = (element: Element | null): Rgba => {
    if (!element) return [255, 255, 255, 1];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, backgroundOf(element.parentElement));
  };
  const luminance = (colour: Rgba): number => {
    const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((channel) => {
      const ratio = channel / 255;
      return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (element: Element): number => {
    const background = backgroundOf(element);
    const [low = 0, high = 0] = [luminance(over(parse(getComputedStyle(element).color), background)), luminance(background)].sort(
      (a, b) => a - b,
    );
    return (high + 0.05) / (low + 0.05);
  };
  const { top, left, right, bottom } = banner.getBoundingClientRect();
  return {
    data: { ...banner.dataset } as Record<string, string>,
    isInside: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
    isInReach: Array.from(banner.querySelectorAll('button')).every((button) => {
      // A banner that scrolls is checked at its end.
      banner.scrollTop = banner.scrollHeight;
      const box = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
    }),
    scrollsSideways: document.documentElement.scrollWidth > innerWidth || banner.scrollWidth > banner.clientWidth,
    controls: Array.from(banner.querySelectorAll('button')).map((button) => [
      button.innerText || button.title,
      button.offsetWidth,
      button.offsetHeight,
    ]),
    lowestContrast: Math.min(...Array.from(banner.querySelectorAll('*'), contrast)),
  };
}

const settingsOf = ({ variant, position, theme, ctaVariant, acceptType }: Combination) => ({
  cookieBannerVariant: variant,
  cookieBannerPosition: position,
  cookieBannerTheme: theme,
  cookieBannerCtaVariant: ctaVariant,
  cookieBannerAcceptType: acceptType,
});

test.each(
  [
    ['at 1280 px', { width: 1280, height: 800 }] as const,
    ['at 640 px, which is 1280 px at a zoom of 200 %', { width: 640, height: 400 }] as const,
    ['at 320 px', { width: 320, height: 480 }] as const,
  ].flatMap(([at, size]) => [
    [at, 'alone', '/', size] as const,
    [at, 'under the platform’s style sheet', '/platform', size] as const,
  ]),
)(
  'all 72 combinations %s %s are in view and uncovered, nothing scrolls sideways, both buttons have one size of at least ' +
    '44 px, and the contrast is at least 4.5',
  async (_, __, path, size) => {
    expect(combinations).toHaveLength(72);
    const page = await arrive(path, size);
    const all = combinations.map((combination) => ({
      ...settingsOf(combination),
      cookieBannerText: longText,
      cookieBannerCtaText: 'Accept all',
      cookieBannerOptOutCtaText: 'Continue without accepting',
    }));
    const looks = (await page.evaluate(
      `(async () => { const looks = []; for (const each of ${JSON.stringify(all)}) looks.push(await (${lookAt})(each)); ` +
        'return looks; })()',
    )) as Look[];
    for (const [index, combination] of combinations.entries()) {
      const look = looks[index] as Look;
      expect(look).toMatchObject({ data: combination, isInside: true, isInReach: true, scrollsSideways: false });
      const names = look.controls.map(([name]) => name);
      expect(names).toEqual(combination.acceptType === 'OPT_IN' ? ['Accept all'] : ['Continue without accepting', 'Accept all']);
      for (const [, width, height] of look.controls) {
        expect([width, height]).toEqual(look.controls[0]?.slice(1));
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      expect(look.lowestContrast).toBeGreaterThanOrEqual(4.5);
    }
  },
  60_000,
);

test.each([
  ['/loud', 'with button and paragraph rules of the site'],
  ['/platform', 'under the platform’s style sheet'],
])('the contrast is at least 4.5 under the pointer (%s, %s)', async (path) => {
  const page = await arrive(path);
  for (const theme of ['LIGHT', 'DARK'])
    for (const ctaVariant of ['TEXT', 'BUTTON', 'ICON']) {
      const settings = {
        cookieBannerTheme: theme,
        cookieBannerCtaVariant: ctaVariant,
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        cookieBannerText: longText,
      };
      // The pointer rests where the accept control is, and is over the new one as well.
      await page.evaluate(lookAt, settings);
      await page.hover('.sqs-cookie-banner-v2-accept');
      const { lowestContrast, isInside } = await page.evaluate(lookAt, settings, '.sqs-cookie-banner-v2-accept');
      expect(await page.$eval('.sqs-cookie-banner-v2-accept', (button) => button.matches(':hover'))).toBe(true);
      expect([lowestContrast >= 4.5, isInside]).toEqual([true, true]);
    }
});

test('axe-core finds nothing in either theme with any control', async () => {
  const page = await arrive('/long');
  for (const theme of ['LIGHT', 'DARK'])
    for (const ctaVariant of ['TEXT', 'BUTTON', 'ICON']) {
      await page.evaluate(lookAt, {
        cookieBannerTheme: theme,
        cookieBannerCtaVariant: ctaVariant,
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      });
      expect(await findWithAxe(page, '.sqs-cookie-banner-v2')).toEqual([]);
    }
});

test.each([
  ['/year-2019', { variant: 'BAR', position: 'BOTTOM', theme: 'DARK', ctaVariant: 'ICON', acceptType: 'OPT_IN' }, /\w/],
  [
    '/year-2024',
    { variant: 'BAR', position: 'BOTTOM', theme: 'DARK', ctaVariant: 'TEXT', acceptType: 'OPT_IN_AND_OUT' },
    /^Words\.\s*Notice$/,
  ],
])('settings of published pages (%s) are completed by the defaults', async (path, data, text) => {
  const page = await arrive(path);
  expect(await page.$eval('.sqs-cookie-banner-v2', (banner) => ({ ...(banner as HTMLElement).dataset }))).toEqual(data);
  expect(await page.$eval('.sqs-cookie-banner-v2-text', (element) => (element as HTMLElement).innerText)).toMatch(text);
});

test('on a right-to-left page the text is at the right and the buttons are at the left', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  for (const width of [1280, 320]) {
    await page.setViewport({ width, height: 800 });
    await open(visitor, '/rtl', 'reduce');
    const boxes = await page.evaluate(() => {
      const box = (name: string) => document.querySelector(`.sqs-cookie-banner-v2${name}`)?.getBoundingClientRect() as DOMRect;
      return {
        isTextRight: box('-text').right > box('-cta-container').right || box('-text').right > innerWidth - 40,
        isAcceptLeftOfDecline: box('-accept').right <= box('-deny').left,
        isInside: box('').left >= 0 && box('').right <= innerWidth && document.documentElement.scrollWidth <= innerWidth,
        align: getComputedStyle(document.querySelector('.sqs-cookie-banner-v2-text') as Element).direction,
      };
    });
    expect(boxes).toEqual({ isTextRight: true, isAcceptLeftOfDecline: true, isInside: true, align: 'rtl' });
  }
});

test('the banner slides in once, and does not move with prefers-reduced-motion', async () => {
  const transforms = (page: Page) =>
    page.$eval('.sqs-cookie-banner-v2', (banner) =>
      banner.getAnimations().map((animation) => (animation.effect as KeyframeEffect).getKeyframes()[0]?.transform),
    );
  const visitor = await world.nextVisitor();
  await open(visitor, '/', 'reduce');
  expect(await transforms(visitor.page)).toEqual(['translateY(0px)']);
  await open(visitor, '/', 'no-preference');
  expect(await transforms(visitor.page)).toEqual(['translateY(16px)']);
});

test.each(['reduce', 'no-preference'])(
  'the banner is never the largest contentful paint and causes no layout shift, with prefers-reduced-motion: %s',
  async (motion) => {
    const { page, open } = await world.nextVisitor();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await page.evaluateOnNewDocument(() => {
      const seen: { paints: string[]; shift: number } = { paints: [], shift: 0 };
      (window as { seen?: typeof seen }).seen = seen;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = (entry as PerformanceEntry & { element?: Element | null }).element;
          seen.paints.push(element?.closest('.sqs-cookie-banner-v2') ? 'banner' : (element?.tagName ?? 'none'));
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // By far the largest text of the page is the banner's.
    await open('looks', '/long');
    await isAtRest(page);
    await page.waitForFunction(() => ((window as { seen?: { paints: string[] } }).seen?.paints.length ?? 0) > 0);
    // Two frames after the banner is at rest, the browser has reported all its paints.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (window as { seen?: unknown }).seen)).toEqual({ paints: ['H1'], shift: 0 });
    await page.click('.sqs-cookie-banner-v2-accept');
    await page.waitForFunction(() => !document.querySelector('.sqs-cookie-banner-v2'));
    expect(await page.evaluate(() => (window as { seen?: { shift: number } }).seen?.shift)).toBe(0);
  },
);
