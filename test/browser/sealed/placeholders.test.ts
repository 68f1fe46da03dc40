// covers: fake-server/page-inserts/in-page/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';

const pictures = `<img id="attributes" src="/none.jpg" width="300" height="200" alt="">
<img id="published" src="https://images.example.com/a.jpg?format=750w" data-image-dimensions="1500x1000" alt="">
<img id="set" src="/none.jpg" srcset="/none-2.jpg 2x, /none-1.jpg 1x" style="width: 90px; height: 60px" alt="">
<picture><source srcset="/none.webp"><img id="source" src="/none.jpg" width="40" height="40" alt=""></picture>
<img id="unknown" src="/none.jpg" alt="">
<img id="saved" src="/saved.svg" alt="">
<script>addEventListener('error', ({ target }) => (window.errors = (window.errors ?? 0) + (target.localName === 'img')), true);</script>`;

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>';
const site = testSite('pictures', { '/': { context: null, platformCss: false, body: pictures } });
const world = browserWorld(
  () => [
    {
      ...site,
      isSaved: true,
      resolve: async (path, origins) =>
        path === '/saved.svg'
          ? { kind: 'content', contentType: 'image/svg+xml', bytes: Buffer.from(svg) }
          : site.resolve(path, origins),
    },
  ],
  { network: false },
);

test(
  'missing and blocked pictures of a saved page get placeholders of the dimensions in the markup; saved ones are kept; ' +
    'scripts see no error',
  async () => {
    const { page } = await world.nextVisitor();
    await page.goto(world.address('pictures', '/'));
    const shown = () =>
      page.$$eval('img', (images) =>
        Object.fromEntries(
          images.map((image) => [image.id, [image.naturalWidth, image.naturalHeight, image.dataset.ssPlaceholder ?? null]]),
        ),
      );
    const own = (path: string) => new URL(path, page.url()).href;
    await expect.poll(shown, { timeout: patienceMs }).toEqual({
      attributes: [300, 200, own('/none.jpg')],
      published: [750, 500, 'https://images.example.com/a.jpg?format=750w'],
      set: [90, 60, own('/none-1.jpg')],
      source: [40, 40, expect.stringMatching(/\/none\.(webp|jpg)$/)],
      unknown: [1500, 1000, own('/none.jpg')],
      saved: [7, 5, null],
    });
    expect(await page.evaluate(() => (window as { errors?: number }).errors ?? 0)).toBe(0);
  },
);
