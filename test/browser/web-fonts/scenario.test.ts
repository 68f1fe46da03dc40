import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const context = { ...plainContext, googleFonts: ['Heron Serif:wght@400;700', { family: 'Kiln Sans' }] };
const kit = { ...plainContext, website: { ...plainContext.website, typekitId: 'abc1' } };
const restricted = {
  ...context,
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
};
const world = browserWorld(() => [
  testSite('fonts', {
    '/': { context },
    '/called': {
      context,
      body: '<p>Words</p><script>SquarespaceFonts.loadViaContext(); SquarespaceFonts.loadViaContext();</script>',
    },
    '/linked': {
      context,
      head: '<link rel="stylesheet" href="/own.css?family=Kiln+Sans:ital,wght@0,400&amp;family=Heron+Serif">',
    },
    '/half-linked': { context, head: '<link rel="stylesheet" href="/own.css?family=Kiln+Sans|Other">' },
    '/kit': { context: kit },
    '/kit-linked': { context: kit, head: '<script type="text/plain" src="//use.typekit.net/ik/xyz.js"></script>' },
    '/kit-unused': { context: { ...kit, typekitFonts: [] } },
    '/none': { context: { ...plainContext, googleFonts: [], typekitFonts: null } },
    '/broken': { context: { ...plainContext, googleFonts: { fonts: [7, null] }, website: { typekitId: 3 } } },
    '/restricted': { context: restricted },
    '/own.css': { headers: { 'Content-Type': 'text/css' } },
  }),
]);

async function arrive(path: string) {
  const visitor = await world.newVisitor();
  const fonts: string[] = [];
  visitor.page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/fonts/')) fonts.push(pathname + decodeURIComponent(search));
  });
  await visitor.open('fonts', path);
  return { ...visitor, fonts };
}

// third-parties#web-fonts
test('a page’s fonts are fetched without a call, and each sheet once however often the page calls for them', async () => {
  for (const path of ['/', '/called']) {
    const { page, fonts, pageErrors } = await arrive(path);
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Kiln Sans')));
    expect(fonts).toEqual(['/fonts/css2?family=Heron Serif:wght@400;700&family=Kiln Sans&display=swap']);
    expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))).toEqual([
      'Heron Serif',
      'Kiln Sans',
    ]);
    expect(pageErrors).toEqual([]);
  }
});

// third-parties#web-fonts
test('fonts that the page links itself are not fetched again', async () => {
  const half = await arrive('/half-linked');
  await half.page.waitForFunction(() => [...document.fonts].length === 1);
  expect(half.fonts).toEqual(['/fonts/css2?family=Heron Serif:wght@400;700&display=swap']);
  for (const path of ['/linked', '/kit-linked', '/kit-unused', '/none', '/broken']) {
    const { page, settled, fonts } = await arrive(path);
    // The service returns whether it has fetched fonts.
    expect([path, await page.evaluate(async () => (await window.SSRuntime.service('third-parties')).webFonts())]).toEqual([
      path,
      false,
    ]);
    await settled();
    expect([path, fonts]).toEqual([path, []]);
  }
});

// third-parties#web-fonts
test('a font kit is fetched as one sheet', async () => {
  const { page, fonts } = await arrive('/kit');
  await page.waitForFunction(() => [...document.fonts].length === 1);
  expect(fonts).toEqual(['/fonts/kit/abc1.css']);
});

// third-parties#third-party-consent
test('where cookies are restricted fonts are fetched once the visitor accepts', async () => {
  const { page, fonts, settled } = await arrive('/restricted');
  await settled();
  expect(fonts).toEqual([]);
  await page.evaluate(() => window.SSRuntime.consent.accept());
  await page.waitForFunction(() => [...document.fonts].length === 2);
  expect(fonts).toHaveLength(1);
});
