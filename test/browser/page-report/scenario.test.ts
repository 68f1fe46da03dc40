// covers: fake-server/inspector/sites/ fake-server/page-report/ fake-server/page-report/in-page/
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StoredPageReport } from '../../../fake-server/common/visits/page-report.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const newsletter = (id: string) =>
  `<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51" id="${id}"><form ` +
  'data-form-id="f"><input type="email"><button>Sign up</button></form></div>';
const unseen = testSite('unseen', {
  '/': {
    head:
      '<link rel="stylesheet" href="/site.css"><style>@media (min-width: 1px) { #hidden { visibility: hidden } } @media ' +
      '(max-width: 1px) { #hidden { opacity: 0 } }</style>',
    body:
      `${['clear', 'hidden', 'flat', 'inline', 'foreign', 'cut', 'away'].map(newsletter).join('')}<script>inline.style.opacity ` +
      `= '0'</script>`,
  },
  '/site.css': {},
});
const unseenSite: typeof unseen = {
  ...unseen,
  resolve: async (path, origins) =>
    path === '/site.css'
      ? {
          kind: 'content',
          contentType: 'text/css',
          bytes: Buffer.from(
            '@media (min-width: 1px) { #clear:not(.shown) { opacity: 0 } #flat form { height: 0; overflow: hidden } #cut { ' +
              'clip-path: polygon(0 0, 100% 0, 50% 100%); height: 40px; overflow: hidden } #cut form { margin-top: 60px } ' +
              '#away form { transform: translateX(-9999px) } .newsletter-block { opacity: 1 } }',
          ),
        }
      : unseen.resolve(path, origins),
};
const world = browserWorld(
  async () => [
    ...(await loadSites([...['odd.html', 'closed.html'].map((name) => join(import.meta.dirname, name)), 'galleries'])),
    unseenSite,
  ],
  { report: true },
);

const reports = async (): Promise<readonly StoredPageReport[]> =>
  ((await call(world.platform, '/__ss/page-reports')).json() as { reports: StoredPageReport[] }).reports;

/** Returns the first report of the site that meets the condition. */
const reportOf = (site: string, isWanted: (report: StoredPageReport) => boolean): Promise<StoredPageReport> =>
  new Promise((resolve, reject) => {
    const check = (report: StoredPageReport) => {
      if (report.site === site && isWanted(report)) resolve(report);
    };
    world.platform.pageReports.subscribe(check);
    reports().then((all) => all.forEach(check), reject);
  });

test('a page report lists mounted blocks, skipped blocks with their reasons, and missing names, pictures, calls and hosts', async () => {
  const visitor = await world.newVisitor();
  await visitor.open('odd', '/');
  const { time, url, ...report } = await reportOf(
    'odd',
    ({ state, unhandledCalls, skipped }) =>
      state === 'ready' && unhandledCalls.length > 0 && skipped.some(({ reason }) => reason === 'data-missing'),
  );
  expect(report).toEqual({
    site: 'odd',
    path: '/',
    state: 'ready',
    alive: {},
    skipped: [
      { block: 'sqs-block-tourdates #block-t', reason: 'data-missing' },
      { block: 'Lanterns', reason: 'unknown-controller' },
      { block: 'sqs-block-tourdates #block-closed', reason: 'not in view yet' },
      { block: 'sqs-block-tourdates #block-below', reason: 'not in view yet' },
    ],
    missingNames: ['Squarespace.onLanterns', 'Y.Squarespace.Lanterns'],
    errors: [],
    blankImages: [{ address: `${url}none.png`, reason: 'it could not be loaded' }],
    thirdParties: [{ origin: 'https://lanterns.invalid', requests: 1, failed: 1, leftOut: 0 }],
    leftOutScripts: [{ name: 'common-1234567890abcdef-min.en-US.js', count: 1 }],
    unhandledCalls: ['GET /api/lanterns'],
  });

  // The page's own policy blocks the runtime: no block is mounted, and the report has the reason.
  await visitor.page.goto(world.address('closed', '/'));
  const { state, skipped, errors, thirdParties } = await reportOf('closed', ({ errors }) => errors.length > 0);
  const boot = `http://static.localhost:${world.platform.port}/runtime/boot.js`;
  expect({ state, skipped, errors, thirdParties }).toEqual({
    state: 'absent',
    skipped: [{ block: 'sqs-block-gallery #block-g', reason: 'the runtime is not on the page' }],
    errors: [`The page's own policy blocks ${boot} (script-src-elem): script-src 'self' 'unsafe-inline'`],
    thirdParties: [],
  });

  const inspector = await world.newVisitor();
  await inspector.page.setViewport({ width: 1280, height: 900 });
  await inspector.page.goto(`${world.platform.control}?view=sites`);
  await inspector.page.locator('.page-report summary').click();
  await inspector.page.waitForFunction(() =>
    [...document.querySelectorAll('.page-report')].some(({ textContent }) => textContent?.includes('Y.Squarespace.Lanterns')),
  );
});

test('a page report names the rule that hides a block: property, selector and sheet, or the sheet that cannot be read', async () => {
  const visitor = await world.newVisitor();
  const foreign = world.address('odd', '/foreign.css');
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) =>
    request.url() === foreign
      ? request.respond({ contentType: 'text/css', body: '#foreign { clip-path: inset(100%) }' })
      : request.continue(),
  );
  await visitor.open('unseen', '/');
  await visitor.page.addStyleTag({ url: foreign });
  const { skipped, alive } = await reportOf('unseen', (report) =>
    report.skipped.some(({ reason }) => reason.includes('clip-path')),
  );
  expect(alive).toEqual({});
  expect(skipped.map(({ reason }) => reason)).toEqual([
    'invisible: opacity: 0 by `#clear:not(.shown)` in /site.css',
    'invisible: visibility: hidden by `#hidden` in a style element of the page',
    'invisible: no height by `#flat form` in /site.css (height: 0px)',
    'invisible: opacity: 0 by the style attribute of div#inline.sqs-block.newsletter-block.sqs-block-newsletter.rendered ' +
      '(opacity: 0)',
    'invisible: clip-path on div#foreign.sqs-block.newsletter-block.sqs-block-newsletter.rendered, by a sheet of another ' +
      `origin that cannot be read: ${foreign}`,
    'never in view: cut off by overflow: hidden by `#cut` in /site.css (overflow: hidden)',
    'never in view: outside the page by `#away form` in /site.css (transform: translateX(-9999px))',
  ]);
});

test('a page that a browser saved as MHTML is mounted: its gallery steps, without the page’s scripts and server', async () => {
  const saver = await world.newVisitor();
  await saver.open('galleries', '/slideshow');
  await saver.page.waitForFunction(isShown);
  const file = join(temporaryFolder(), 'slideshow.mhtml');
  writeFileSync(file, await saveAsMhtml(saver));
  const platform = await startPlatform([file]);
  const visitor = await world.newVisitor();
  const hosts = new Set<string>();
  visitor.page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await visitor.page.goto(platform.sites[0]?.url ?? '');
  await visitor.page.evaluate(() => window.SSRuntime.ready);
  const turned = await visitor.page.evaluate(() => {
    const gallery = window.SSRuntime.gallery(document.querySelector('[data-ss-block=gallery]') as Element);
    gallery?.next();
    return gallery?.currentIndex;
  });
  await visitor.page.waitForFunction(isShown);
  expect({ turned, pageErrors: visitor.pageErrors }).toEqual({ turned: 1, pageErrors: [] });
  expect([...hosts].sort()).toEqual([`slideshow.localhost:${platform.port}`, `static.localhost:${platform.port}`]);
});

/** Whether the first picture of a gallery has loaded; runs in the page. */
const isShown = () => (document.querySelector<HTMLImageElement>('[data-ss-block=gallery] img')?.naturalWidth ?? 0) > 0;

async function saveAsMhtml({ page }: Visitor): Promise<string> {
  const session = await page.createCDPSession();
  const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
  await session.detach();
  return data;
}

test('a body that is no page report is refused with a sentence, and a reset deletes the reports', async () => {
  for (const body of ['{', '{}', '{"url":"x"}']) {
    const host = `odd.localhost:${world.platform.port}`;
    const headers = { origin: `http://${host}` };
    const { status, text } = await call(world.platform, '/__ss-report', { method: 'POST', host, headers, body });
    expect([status, text]).toEqual([400, expect.stringMatching(/Expected a page report|not JSON/)]);
  }
  await call(world.platform, '/__ss/reset', { method: 'POST' });
  expect(await reports()).toEqual([]);
});
