import { expect } from 'vitest';
import { loadSites, type Site } from '../../../fake-server/start.ts';
import { menu } from '../../helpers/markup/rare-blocks.ts';
import { accordion } from '../../helpers/markup/wild-pages.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';
import { header } from './header.ts';
import { type PressedControl, type PressedPage, pressAtMoment } from './press-at-moment.ts';

/**
 * The chunk `blocks` comes after 80 ms, and each other chunk 200 ms after its request, as on a slow network. The code of
 * donations does not come: its checkout would replace the page around the frames.
 */
const latency = 'chunk-donation:status:503,chunk-blocks:delay:80,chunk:delay:200';
/** Milliseconds from the parsed document to the presses. Blocks come alive after about 300 ms, on a busy machine later. */
const moments = ['0', '50', '100', '150', '200', '250', '300', 'rest'];

/**
 * Pages with every kind of control of the fixture pages: of each site those that add a kind, and parts that no fixture page has.
 * The width is that of the view; controls that are left out are pressed on another page.
 */
const pages: readonly (readonly [site: string, path: string, widthPx?: number, leftOut?: string])[] = [
  ['galleries', '/section-slides'],
  // Of two pictures that are pressed one opens, the first.
  ['galleries', '/lightbox', 1000, '#block-fit a'],
  ['galleries', '/fade'],
  ['classic', '/contact'],
  ['classic', '/'],
  ['classic', '/journal'],
  ['classic', '/portfolio'],
  ['shop', '/'],
  ['shop', '/mug'],
  // A press on the other way to pay takes the button of the first away.
  ['shop', '/membership', 1000, '.sqs-add-to-cart-button'],
  ['shop', '/donate'],
  ['forms', '/newsletter'],
  ['headers', '/', 400],
  ['parts', '/'],
];

const host =
  '<!doctype html><title>Moments</title><style>body{margin:0}iframe{position:absolute;border:0;transform-origin:0 0}</style>';

/**
 * Returns the site under another name. The path of a page begins with the moment of its presses. Other paths are answered without
 * content, so that a press which leaves the page does nothing.
 */
const atMoments = (site: Site): Site => ({
  ...site,
  id: `moments-${site.id}`,
  async resolve(path, origins) {
    if (path === '/host') return { kind: 'content', contentType: 'text/html', bytes: Buffer.from(host) };
    const [, moment, inner] = /^\/at-(\w+)(\/.*)$/.exec(path) ?? [];
    const found = await site.resolve(inner ?? path, origins);
    if (found?.kind === 'file') return found;
    if (found?.kind !== 'page' || !moment) return { kind: 'page', page: { status: 204, headers: {}, html: Buffer.alloc(0) } };
    const leftOut = pages.find(([name, at]) => name === site.id && at === inner)?.[3] ?? 'unknown';
    const script = `<script>(${pressAtMoment})(${JSON.stringify(moment)}, ${JSON.stringify(leftOut)})</script>`;
    const html = Buffer.from(found.page.html.toString().replace(/<head\b[^>]*>/, (tag) => tag + script));
    return { ...found, page: { ...found.page, html } };
  },
});

const sites = [
  ...(await loadSites(['classic', 'forms', 'galleries', 'shop'])),
  ...(header.sites ?? []),
  testSite('parts', { '/': { body: `${accordion('', '')}${menu}` } }),
].map(atMoments);

type Report = readonly [moment: string, controls: readonly PressedControl[]];

/** Opens the page in a frame for each moment, two at a time, and returns what became of the presses. */
const pressAtMoments = ({ tab }: Visit, path: string, widthPx: number): Promise<readonly Report[]> =>
  tab.evaluate(
    async (all, pagePath, width) => {
      // The whole page is in view, so that all of its blocks are mounted.
      const scale = innerWidth / 4 / 1000;
      const pressIn = async (moment: string, side: number): Promise<Report> => {
        const frame = document.createElement('iframe');
        frame.style.cssText = `left:${side * 50}%;width:${width}px;height:${innerHeight / scale}px;transform:scale(${scale})`;
        frame.src = `/at-${moment}${pagePath}`;
        document.body.append(frame);
        const pressed = () => (frame.contentWindow as unknown as { pressed?: PressedPage }).pressed;
        const waitsFor = () => (pressed() ? pressed()?.waitsFor() : 'the document');
        // Shorter than the time limit of a test, so that a failure says which press is still held.
        const end = performance.now() + 30_000;
        while (waitsFor() && performance.now() < end) await new Promise((next) => setTimeout(next, 10));
        if (waitsFor()) throw new Error(`Pressed at ${moment}, the page still waits for ${waitsFor()}.`);
        const report = pressed()?.report() ?? [];
        frame.remove();
        return [moment, report];
      };
      const left = [...all];
      const reports: Report[] = [];
      const pressNext = async (side: number) => {
        for (let moment = left.shift(); moment; moment = left.shift()) reports.push(await pressIn(moment, side));
      };
      await Promise.all([pressNext(0), pressNext(1)]);
      return reports;
    },
    moments,
    path,
    widthPx,
  );

export const everyMoment: Topic = {
  sites,
  scenarios: pages.map(([site, path, widthPx = 1000]) => ({
    // The times are those of an idle machine; on a busy one more presses come before the code, and none of it depends on when.
    title: `on ${site}${path} each control that is pressed at every 50 ms of the start is answered once, as at rest`,
    async run(visit: Visit) {
      await visit.setFaults(latency);
      await visit.tab.goto(visit.address(`moments-${site}`, '/host'));
      const reports = await pressAtMoments(visit, path, widthPx);
      const atRest = reports.find(([moment]) => moment === 'rest')?.[1] ?? [];
      expect(atRest.length).toBeGreaterThan(0);
      for (const [moment, controls] of reports) {
        expect(controls.length).toBeGreaterThan(0);
        const wanted = controls.map(({ control, isAnswered, submits }) => {
          // A slide may be out of view at rest.
          const resting = atRest.find((each) => each.control === control) ?? { isAnswered, submits };
          return {
            control,
            presses: 1,
            submits: resting.submits,
            isAnswered: isAnswered === null ? null : resting.isAnswered,
            wasAlive: true,
          };
        });
        expect([moment, controls]).toEqual([moment, wanted]);
      }
    },
  })),
};
