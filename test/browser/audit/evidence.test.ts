// covers: cli/audit/visit/
import { expect, test } from 'vitest';
import type { VisitTraffic } from '../../../cli/audit/report/document.ts';
import { harReport } from '../../../cli/audit/report/har.ts';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const world = auditWorld();
const visitors = browserWorld(() => [testSite('none', {})]);

const banner = (lateMs: number, style: string) => `<!doctype html><title>Late</title><h1>Hello</h1>${'<p>more'.repeat(200)}
<style>@font-face { font-family: L; src: url(/lazy.woff2) } #b { background: #f00; font: 20px L, serif; height: 120px; width: 100%; ${style} }</style>
<script>setTimeout(() => {
  if (document.cookie.includes('answered=')) return;
  document.body.insertAdjacentHTML('afterbegin', '<div id="b"><button id="yes">Yes</button><button id="no">No</button></div>');
  const box = document.querySelector('#b');
  requestAnimationFrame(() => requestAnimationFrame(() => box.classList.add('on')));
  for (const id of ['yes', 'no']) document.getElementById(id).onclick = () => {
    document.cookie = 'answered=' + id + '; path=/';
    box.classList.remove('on');
    setTimeout(() => box.remove(), 1500);
  };
}, ${lateMs})</script>`;
const fades = 'opacity: 0; transition: opacity 1.2s, transform 1.4s; } #b.on { opacity: 1; transform: none;';
/** A banner without a refusal on its first layer, which is red; the second one is blue. */
const withSettings = `<!doctype html><title>Settings</title><h1>Hello</h1>
<style>#b { position: fixed; inset: 0 0 auto; height: 200px; background: #f00 } #b.settings { background: #00f }</style>
<div id="b" role="dialog" aria-label="Cookies">We use cookies. <button onclick="answer('all')">Accept all</button>
<button onclick="openSettings()">Cookie settings</button></div>
<script>
  const box = document.querySelector('#b');
  const answer = (value) => { document.cookie = 'answered=' + value + '; path=/'; box.remove(); };
  const openSettings = () => {
    box.className = 'settings';
    box.innerHTML = 'Cookie settings <button onclick="answer(0)">Reject all</button> <button onclick="answer(1)">Accept all</button>';
  };
  if (document.cookie.includes('answered=')) box.remove();
</script>`;
const pages: Readonly<Record<string, string>> = {
  '/settings': withSettings,
  '/fixed': banner(1200, `position: fixed; top: 0; left: 0; transform: translateY(-100%); ${fades}`),
  '/in-flow': banner(9500, `margin: -8px; ${fades}`),
  '/breaks-reading':
    `<script>Document.prototype.getAnimations = () => { throw 1 }; Object.defineProperty(Document.prototype, 'fonts', { ` +
    `get() { throw 2 } })</script>${banner(1200, 'position: fixed; top: 0; left: 0')}`,
};
const server = serveInFile(({ url = '' }, response) => {
  if (url === '/redirect') {
    response.writeHead(302, { Location: '/fixed', 'Set-Cookie': 'hop=value-1234567' }).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(pages[url] ?? '');
});
const parts = { root: null, text: null, accept: '#yes', decline: '#no' };

/** Returns the colour of a picture below its upper left corner, as `r,g,b` in steps of 85. */
async function cornerOf(picture: VisitTraffic['pictures'][number] | undefined): Promise<string> {
  const { page } = await visitors.newVisitor();
  return page.evaluate(async (jpeg) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${jpeg}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const [r = 0, g = 0, b = 0] = context?.getImageData(4, 60, 1, 1).data ?? [];
    return [r, g, b].map((value) => Math.round(value / 85)).join();
  }, picture?.jpeg ?? '');
}

const red = '3,0,0';
const white = '3,3,3';
const blue = '0,0,3';

/** Returns a line for each picture: its journey, its label and its colour. */
async function picturesOf(traffic: readonly VisitTraffic[]): Promise<string[]> {
  const seen = traffic.flatMap(({ journey, pictures }) => pictures.map((picture) => ({ journey, picture })));
  return Promise.all(seen.map(async ({ journey, picture }) => `${journey}: ${picture.label}: ${await cornerOf(picture)}`));
}

test.each(['/fixed', '/in-flow', '/breaks-reading'])(
  'the pictures of %s show its banner before each answer, fully drawn however late it comes, and not after one or on the ' +
    'next visit',
  async (path) => {
    const journeys = ['first', 'accepted', 'accepted-return', 'declined'] as const;
    const { traffic } = await world.audit([{ kind: 'url', url: `http://127.0.0.1:${server.port}${path}` }], {
      journeys,
      banner: parts,
      pictures: true,
    });
    expect(await picturesOf(traffic)).toEqual([
      `first: Before an answer: ${red}`,
      `accepted: Before an answer: ${red}`,
      `accepted: After a yes: ${white}`,
      `accepted-return: On the next visit: ${white}`,
      `declined: Before an answer: ${red}`,
      `declined: After a no: ${white}`,
    ]);
  },
);

test('the settings of a banner have a picture where the answer is only there', async () => {
  const { traffic } = await world.audit([{ kind: 'url', url: `http://127.0.0.1:${server.port}/settings` }], {
    journeys: ['accepted', 'declined'],
    pictures: true,
  });
  expect(await picturesOf(traffic)).toEqual([
    `accepted: Before an answer: ${red}`,
    `accepted: After a yes: ${white}`,
    `declined: Before an answer: ${red}`,
    `declined: Settings of the banner: ${blue}`,
    `declined: After a no: ${white}`,
  ]);
});

test('the report has the environment, and the HAR the headers of each hop', async () => {
  const report = await world.audit([{ kind: 'url', url: `http://127.0.0.1:${server.port}/redirect` }], { journeys: ['first'] });
  expect(report.environment).toMatchObject({
    browser: expect.stringMatching(/^\w+\/\d+\./),
    userAgent: expect.stringContaining('Mozilla/5.0'),
    viewport: { widthPx: 1280 },
  });
  const [redirect, page] = harReport(report).log.entries;
  expect(redirect?.response).toMatchObject({
    status: 302,
    statusText: 'Found',
    redirectURL: '/fixed',
    cookies: [{ name: 'hop', value: 'xxxxx-0000000' }],
  });
  expect(page?.request.headers).toContainEqual({ name: 'Cookie', value: 'hop=xxxxx-0000000' });
  expect(page?.response.content.size).toBe(Buffer.byteLength(pages['/fixed'] ?? ''));
});
