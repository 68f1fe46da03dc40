// Next paint of presses on a living page: `npm run bench -- presses [rounds]`. 4x CPU slow-down, a new profile for each
// interaction. Prints medians of Event Timing's `duration` (the longest of the events of one interaction, from the input to the
// next paint, in steps of 8 ms) and of the page thread's CPU time until 200 ms later; the goal is 100 ms.
import type { Page } from 'puppeteer';
import { loadSites } from '../../fake-server/start.ts';
import { benchSite, runtimeTag } from './parts/bench-site.ts';
import { inRounds } from './parts/in-rounds.ts';
import { digits, median, printTable } from './parts/table.ts';
import { type BenchWorld, inWorld } from './parts/world.ts';

const goalMs = 100;

interface Interaction {
  readonly name: string;
  readonly site: string;
  readonly path: string;
  readonly widthPx?: number;
  /** Present once the block is alive. */
  readonly alive: string;
  readonly press: (page: Page) => Promise<void>;
}

const click = (selector: string) => (page: Page) => page.click(selector);
const thumbnail = '[data-product-gallery=thumbnails-item]:nth-child(2)';

const interactions: readonly Interaction[] = [
  {
    name: 'accept',
    site: 'presses',
    path: '/banner',
    alive: '.sqs-cookie-banner-v2-accept',
    press: click('.sqs-cookie-banner-v2-accept'),
  },
  {
    name: 'step, slideshow',
    site: 'galleries',
    path: '/slideshow',
    alive: '.sqs-block-gallery[data-ss-block]',
    press: click('.next'),
  },
  {
    name: 'step, carousel',
    site: 'galleries',
    path: '/carousel',
    alive: '.sqs-block-summary-v2[data-ss-block]',
    press: click('.summary-carousel-pager-next'),
  },
  {
    name: 'step, thumbnail',
    site: 'shop',
    path: '/mug',
    alive: '[data-controller*=ProductGallery][data-ss-block]',
    press: click(thumbnail),
  },
  {
    name: 'open lightbox',
    site: 'galleries',
    path: '/lightbox',
    alive: '#block-lightbox[data-ss-block]',
    press: click('#block-lightbox .slide a'),
  },
  {
    name: 'open menu',
    site: 'presses',
    path: '/menu',
    widthPx: 400,
    alive: '[data-ss-block=header]',
    press: click('.burger'),
  },
  {
    name: 'type',
    site: 'forms',
    path: '/second',
    alive: 'form[data-ss-form] input:not([type=hidden])',
    press: typeIn('form[data-ss-form] input:not([type=hidden])'),
  },
  {
    name: 'choose',
    site: 'shop',
    path: '/mug',
    alive: '[data-ss-block=product]',
    press: click('.variant-radiobtn-wrapper label'),
  },
  {
    name: 'add to cart',
    site: 'shop',
    path: '/pattern',
    alive: '.sqs-add-to-cart-button',
    press: click('.sqs-add-to-cart-button'),
  },
  { name: 'submit', site: 'forms', path: '/newsletter', alive: 'form.newsletter-form[data-ss-form]', press: submit },
];

function typeIn(selector: string) {
  return async (page: Page): Promise<void> => {
    await page.focus(selector);
    await page.keyboard.press('a');
  };
}

async function submit(page: Page): Promise<void> {
  await page.evaluate("document.querySelector('.newsletter-form-field-element').value = 'ada@example.org'");
  await page.click('.newsletter-form-button');
}

const rounds = Number(process.argv[2] ?? 5);
const html = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>Presses</title>${head}</head><body>${body}</body></html>`;
const menu = `<header data-controller="Header"><div class="header-display-mobile"><div class="header-burger"><button class="header-burger-btn burger"><span>Menu</span></button></div></div>
<div class="header-menu"><nav class="header-menu-nav"><a href="/about">About</a></nav></div></header>`;
/** A page with a menu, and one that asks for consent. */
const site = benchSite('presses', {
  pages: {
    '/menu': (boot) => html(runtimeTag(boot), menu),
    '/banner': (boot) => html(runtimeTag(boot, { cookieSettings: { isCookieBannerEnabled: true } }), '<p>Pots</p>'),
  },
});

interface Measured {
  readonly durationMs: number;
  readonly cpuMs: number;
}

/**
 * Waits for the code that waits for an idle browser, then keeps the durations of interactions; movements of the pointer belong to
 * none.
 */
const watch = `(async () => {
  await window.SSRuntime.ready;
  for (let times = 0; times < 3; times++) await new Promise((idle) => setTimeout(() => requestIdleCallback(idle), 200));
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

/** Presses once on a new page at rest. */
async function measure({ browser, address }: BenchWorld, { site, path, widthPx, alive, press }: Interaction): Promise<Measured> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (widthPx) await page.setViewport({ width: widthPx, height: 800 });
  await page.goto(address(site, path), { waitUntil: 'load' });
  await page.waitForSelector(alive);
  await page.evaluate(watch);
  await page.emulateCPUThrottling(4);
  const cpu = async () => ((await page.metrics()).TaskDuration ?? 0) * 1000;
  const before = await cpu();
  await press(page);
  // The observer is called after the paint.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 200))))');
  const cpuMs = (await cpu()) - before;
  const durationMs = Number(await page.evaluate('Math.max(0, ...window.durations)'));
  await context.close();
  return { durationMs, cpuMs };
}

/** Events of less than 16 ms are not reported. */
const told = (durationMs: number): string => (durationMs > 0 ? digits(durationMs, 0) : '< 16');

const resultsOf = await inWorld(
  { sites: [...(await loadSites(['forms', 'galleries', 'shop'])), site] },
  (world) => inRounds(rounds, interactions, (interaction) => measure(world, interaction), { warmsUp: false }),
  { defaultViewport: { width: 1280, height: 800 } },
);
printTable(
  ['interaction', 'next paint, ms', 'longest', 'CPU, ms', `within ${goalMs} ms`],
  interactions.map((interaction) => {
    const results = resultsOf(interaction);
    const durations = results.map(({ durationMs }) => durationMs);
    const within = durations.filter((duration) => duration <= goalMs).length;
    return [
      interaction.name,
      told(median(durations)),
      told(Math.max(...durations)),
      digits(median(results.map(({ cpuMs }) => cpuMs)), 0),
      `${within} of ${rounds}`,
    ];
  }),
);
