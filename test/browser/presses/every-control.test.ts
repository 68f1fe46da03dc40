// covers: runtime/browser/
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';

const folder = new URL('../../../fixtures/sites/', import.meta.url);
/** The controls of galleries and of the store are in scenario.test.ts. */
const sites = readdirSync(folder).filter((name) => name !== 'galleries' && name !== 'shop');
const world = browserWorld(() => loadSites(sites));
const pathsOf = (site: string): string[] =>
  readdirSync(new URL(site, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${basename(name, '.html').replace(/^index$/, '')}`);

interface Press {
  readonly control: string;
  readonly type: string;
  readonly isMounted: boolean;
}

declare const window: Window & { presses: Press[]; served: WeakSet<Element> };

/** In every document: each press that reaches its target is listed, and none leaves the page. */
const listPresses = (): void => {
  const presses: Press[] = [];
  Object.assign(window, { presses });
  // A press is given to the browser after 3 s; on a busy machine a page takes longer.
  const after = window.setTimeout;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms: number) => after.call(window, callback, ms === 3000 ? 600_000 : ms),
  });
  for (const type of ['click', 'submit'])
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      // Code may have drawn further controls when the test presses.
      Object.assign(window, { served: new WeakSet(document.querySelectorAll('*')) });
      document.documentElement.addEventListener(
        type,
        (event) => {
          const { submitter } = event as SubmitEvent;
          const control = (submitter ?? (event.target as Element)).closest<HTMLElement>('[data-press]');
          const isMounted = (event.target as Element).closest('[data-ss-block],[data-ss-block-error]') !== null;
          if (!control) return;
          // Code on the control itself may hold it once more.
          void Promise.resolve().then(() => {
            if (control.dataset.ssPressed !== '') presses.push({ control: `${control.dataset.press}`, type, isMounted });
          });
        },
        true,
      );
      // A click on a button submits its form.
      addEventListener(type, (event) => {
        if (type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
      });
    });
};

/**
 * Presses the visible controls of the server's HTML that are not pressed yet, at a child if they have one: the `half` with even
 * or odd numbers, or all. Returns how many controls there are.
 */
const press = (page: Page, half: 0 | 1 | null): Promise<number> =>
  page.evaluate((wanted) => {
    const controls =
      'button,[type=submit],[role=button],summary,a[href="#"],a:not([href]),[data-product-gallery=thumbnails-item]';
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (each) => window.served.has(each) && each.checkVisibility() && !each.parentElement?.closest(controls),
    );
    for (const [at, control] of all.entries()) {
      if (control.dataset.press || (wanted !== null && at % 2 !== wanted)) continue;
      control.dataset.press = `${at} ${control.className || control.tagName}`;
      (control.querySelector<HTMLElement>('span') ?? control).click();
    }
    return all.length;
  }, half);

/** Whether a chunk whose name begins so has come, or is not fetched by this page. */
const hasCome = (page: Page, asked: ReadonlySet<string>, name: string): Promise<unknown> =>
  page.waitForFunction(
    (isAsked, path) => !isAsked || performance.getEntriesByType('resource').some((each) => each.name.includes(path)),
    {},
    [...asked].some((each) => each.includes(name)),
    name,
  );

// site#early-presses; test/engines/scenarios/every-moment.ts presses every kind of control in both states.
test.each(sites)(
  'on every page of %s each control that is pressed when no chunk or the chunk blocks alone is there receives the press ' +
    'once, when its code is there',
  async (site) => {
    const { page } = await world.newVisitor();
    // Blocks far below the view are not mounted.
    await page.setViewport({ width: 1000, height: 6000 });
    let isLoading = true;
    const asked = new Set<string>();
    await page.evaluateOnNewDocument(listPresses);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      asked.add(request.url());
      // Pages that code opens, such as the checkout.
      if (request.isNavigationRequest() && !isLoading) void request.abort('aborted', 0);
      else void request.continue({}, 0);
    });
    for (const [at, path] of pathsOf(site).entries()) {
      asked.clear();
      const blocks = holdRequests(page, /\/chunks\/blocks-/);
      const others = holdRequests(page, /\/chunks\/(?!blocks-)/);
      isLoading = true;
      await page.goto(world.address(site, path), { waitUntil: 'domcontentloaded' });
      isLoading = false;
      const count = await press(page, at % 2 === 0 ? 0 : 1);
      blocks.release();
      if (count > 1) await hasCome(page, asked, '/chunks/blocks-');
      await press(page, null);
      others.release();
      if (count === 0) continue;
      await page.evaluate(() => window.SSRuntime.ready);
      await page.waitForFunction(() => !document.querySelector('[data-ss-pressed]'));
      const presses = await page.evaluate(() => {
        const isMounted = (element: Element) => element.closest('[data-ss-block],[data-ss-block-error]') !== null;
        return [...document.querySelectorAll<HTMLElement>('[data-press]')].map((control) => {
          const { form } = control as HTMLButtonElement;
          const isSubmit = form?.matches('[data-form-id]') && control.matches('[type=submit]');
          const own = window.presses.filter(
            ({ type, control: name }) => name === control.dataset.press && type === (isSubmit ? 'submit' : 'click'),
          );
          // A donation form works without code.
          const isLost = !form?.matches('.donation-form') && isMounted(control) && !own.at(-1)?.isMounted;
          return { control: control.dataset.press, count: own.length, isLost };
        });
      });
      expect([path, presses.filter((press) => press.count !== 1 || press.isLost)]).toEqual([path, []]);
    }
  },
);
