// covers: runtime/features/gallery/chunks/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';

const world = browserWorld(async () => [await loadSite('galleries')]);

/** Returns the name and the width of a picture of the site; an empty text for another address. */
const nameOf = (address: string): string => /pictures\/(\w+)\.svg\?format=(\w+)/.exec(address)?.slice(1).join(' ') ?? '';

// gallery#first-pictures
test.each([
  ['/carousel', ['bay 500w', 'dunes 500w', 'pass 500w']],
  ['/grid', ['bay 500w', 'dunes 300w', 'lake 500w', 'pass 300w']],
  ['/slideshow', ['bay 1000w']],
  ['/slider', ['bay 1000w']],
  ['/sections', ['bay 500w', 'lake 500w']],
])(
  '%s asks for %s before the gallery’s own code is there, and the gallery shows these files, each fetched once',
  async (path, wanted) => {
    const { page, pageErrors } = await world.newVisitor();
    await page.setViewport({ width: 1280, height: 800 });
    const asked: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const name = nameOf(request.url());
      if (name) asked.push(name);
      return request.continue({}, 0);
    });
    const code = holdRequests(page, /\/chunks\/gallery-/);
    await page.evaluateOnNewDocument(() => {
      const shown: string[] = [];
      new MutationObserver((records) => shown.push(...records.map(({ target }) => (target as HTMLImageElement).src))).observe(
        document,
        {
          subtree: true,
          attributeFilter: ['src'],
        },
      );
      Object.assign(window, { shown });
    });
    await page.goto(world.address('galleries', path), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => wanted.filter((each) => !asked.includes(each)), { timeout: 10_000 }).toEqual([]);
    expect(await page.evaluate('shown')).toEqual([]);
    code.release();
    const missing = async (): Promise<readonly string[]> => {
      const shown = ((await page.evaluate('shown')) as string[]).map(nameOf);
      return wanted.filter((each) => !shown.includes(each));
    };
    await expect.poll(missing, { timeout: 10_000 }).toEqual([]);
    expect(asked.filter((each, at) => wanted.includes(each) && asked.indexOf(each) !== at)).toEqual([]);
    await expect.poll(() => page.$$eval('link[rel=preload]', (links) => links.length)).toBe(0);
    expect(pageErrors).toEqual([]);
  },
);
