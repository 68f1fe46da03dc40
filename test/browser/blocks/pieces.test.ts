// covers: runtime/features/blocks/ runtime/features/gallery/boxes/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const slide = '<div class="slide"><img data-src="/a.svg" data-image-dimensions="300x200" alt="A jar"></div>';
const gallery = (id: string, slides: string) =>
  `<div class="sqs-block sqs-block-gallery" id="${id}" data-block-json='{"design":"autocolumns"}'><div ` +
  `class="sqs-gallery">${slides}</div></div>`;
/** The parser reports a piece at each script. */
const pieces = '<script></script><p>More</p>'.repeat(5);
const world = browserWorld(() => [
  testSite('pieces', {
    '/': { body: gallery('whole', slide.repeat(3)) + pieces + gallery('divided', `${slide}<script></script>${slide}`) + pieces },
  }),
]);

test(
  'while a page is parsed in pieces a gallery is reserved once, again only if more of it arrives, and one observer watches ' +
    'all columns',
  async () => {
    const { page } = await world.newVisitor();
    await page.evaluateOnNewDocument(() => {
      const counts: Record<string, number> = { observers: 0, whole: 0 };
      const contents: number[] = [];
      Object.assign(window, { counts, contents });
      const read = Element.prototype.getBoundingClientRect;
      Element.prototype.getBoundingClientRect = function (this: Element) {
        counts[this.id] = (counts[this.id] ?? 0) + 1;
        if (this.id === 'divided') contents.push(this.getElementsByTagName('*').length);
        return read.call(this);
      };
      window.ResizeObserver = class extends ResizeObserver {
        constructor(callback: ResizeObserverCallback) {
          super(callback);
          counts.observers = (counts.observers ?? 0) + 1;
        }
      };
    });
    await page.setRequestInterception(true);
    page.on('request', (request) => void request.continue({}, 0));
    const held = holdRequests(page, /\/chunks\//);
    await page.goto(world.address('pieces', '/'), { waitUntil: 'domcontentloaded' });
    await held.asked;
    const { counts, contents } = await page.evaluate(() => {
      const { counts, contents } = window as unknown as { counts: Record<string, number>; contents: number[] };
      return { counts, contents };
    });
    expect(counts).toMatchObject({ whole: 1, observers: 1 });
    expect(new Set(contents).size).toBe(contents.length);
    expect(
      await page.$$eval('#divided .slide', (slides) =>
        (slides as HTMLElement[]).map(({ style }) => style.getPropertyValue('--ss-ratio')),
      ),
    ).toEqual(['1.5', '1.5']);
    held.release();
  },
);
