// covers: fake-server/page-inserts/in-page/
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedPlatform, type Site, start } from '../../../fake-server/start.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { type TestPage, testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import { type Navigation, navigations, requests, windows } from './ways-out.ts';

/** The names of the ways whose request arrived outside. */
const arrived = new Set<string>();
/** An address has the name with hyphens, which is the same in each syntax that the markup has. */
const pathOf = (name: string) => `/${name.replaceAll(' ', '-')}`;
const nameIn = (path = '') => path.slice(1).replaceAll('-', ' ');

const outside = createServer((request, response) => {
  arrived.add(nameIn(request.url));
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' });
  response.end('<link rel="icon" href="data:,">outside');
});
outside.on('upgrade', (request, socket) => {
  arrived.add(nameIn(request.url));
  socket.destroy();
});
const packets = createSocket('udp4').on('message', () => arrived.add('a peer connection'));

const outsideName = 'outside.example';
const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
const fill = (markup: string, name: string) =>
  markup.replaceAll('OUT', `http://${outsideName}:${portOf(outside)}${pathOf(name)}`);

const page = (body: string): TestPage => ({ context: null, platformCss: false, body });
function sites(): readonly Site[] {
  const own = testSite('sealed', {
    '/requests': page(
      Object.entries(requests)
        .map(([name, markup]) => fill(markup, name))
        .join('\n') +
        `<script>fetch('http://localhost:${portOf(outside)}/another-port').catch(() => {});
        try {
          const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${packets.address().port}' }] });
          peer.createDataChannel('x');
          peer.createOffer().then((offer) => peer.setLocalDescription(offer));
        } catch {}</script>`,
    ),
    '/windows': page(
      `<iframe></iframe>${Object.entries(windows)
        .map(([name, markup]) => fill(markup, name))
        .join('')}`,
    ),
    ...Object.fromEntries(
      Object.entries(navigations).map(([name, { markup, headers }]) => [
        pathOf(name),
        { ...page(`<iframe></iframe>${fill(markup, name)}`), ...(headers && { headers }) },
      ]),
    ),
    '/all': page(
      Object.keys(navigations)
        .map((name) => `<iframe name="${name}" width="200" height="60" src="${pathOf(name)}"></iframe>`)
        .join(''),
    ),
    '/home': page('<a id="x" target="_blank" href="/requests">own</a>'),
    '/header': { ...page(''), headers: { Refresh: `0;url=http://${outsideName}:${portOf(outside)}/a-header` } },
  });
  return [{ ...own, resolve: async (path, origins) => (path === '/worker.js' ? serviceWorker : own.resolve(path, origins)) }];
}

const serviceWorker = {
  kind: 'content',
  contentType: 'text/javascript',
  bytes: Buffer.from('onmessage = (event) => event.waitUntil(fetch(event.data).catch(() => {}))'),
} as const;

let open: ServedPlatform;
const world = browserWorld(
  async () => {
    await Promise.all([
      new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve)),
      new Promise<void>((resolve) => packets.bind(0, '127.0.0.1', resolve)),
    ]);
    return sites();
  },
  { network: false, namesOfThisMachine: [outsideName] },
);
beforeAll(async () => {
  open = await start({ sites: sites(), network: true });
});
afterAll(async () => {
  await open.close();
  outside.closeAllConnections();
  outside.close();
  packets.close();
});

const extra = ['another port', 'a peer connection'];
const openAddress = (path: string) => `http://sealed.localhost:${open.port}${path}`;
const leaves = () => world.address('sealed', '/_leaves');

/** Resolves after a request from outside the browser has arrived, which was sent after those of the page. */
async function afterOthers(): Promise<void> {
  await fetch(`http://127.0.0.1:${portOf(outside)}/last`);
  expect(arrived.delete('last')).toBe(true);
}

async function tab(): Promise<Page> {
  const visitor = await world.newVisitor();
  return visitor.page;
}

test(
  `a page without network sends by none of ${Object.keys(requests).length + extra.length} ways to another host or port; with ` +
    'network all of them arrive',
  async () => {
    const sealed = await tab();
    await sealed.goto(world.address('sealed', '/requests'));
    await afterOthers();
    expect([...arrived]).toEqual([]);

    await sealed.goto(openAddress('/requests'));
    await expect.poll(() => [...arrived].sort(), { timeout: patienceMs }).toEqual([...Object.keys(requests), ...extra].sort());
    await sealed.goto('about:blank');
  },
);

test(
  `of ${Object.keys(navigations).length} navigations to another host none leaves a page without network; with network all of ` +
    'them do',
  async () => {
    arrived.clear();
    const ways = Object.entries(navigations);
    const attempts = async () => {
      for (let way = ways.shift(); way; way = ways.shift()) await isStopped(...way);
    };
    await Promise.all([attempts(), attempts(), attempts()]);
    await afterOthers();
    expect([...arrived]).toEqual([]);

    // In frames of one page; a link of one of them replaces the page.
    const visitor = await visit(openAddress('/all'));
    const frames = visitor.page.frames().filter((frame) => frame.name() in navigations);
    const isLast = (name: string) => navigations[name]?.markup.includes('_top') ?? false;
    for (const frame of frames.toSorted((a, b) => Number(isLast(a.name())) - Number(isLast(b.name())))) {
      const press = navigations[frame.name()]?.press;
      if (press) await frame.click(press);
    }
    await expect.poll(() => [...arrived].sort(), { timeout: patienceMs }).toEqual(Object.keys(navigations).sort());
    await visitor.close();
  },
);

/** Opens the page of a way in a new profile, so that ways cannot interfere, and expects the screen of leaving. */
async function isStopped(name: string, { press, lands }: Navigation): Promise<void> {
  const sealed = await visit(world.address('sealed', pathOf(name)), press);
  const addresses = () => (lands === 'here' ? [sealed.page.url()] : addressesOf(sealed));
  const isLeaving = expect.stringContaining(`${leaves()}?to=http`);
  if (lands !== 'nowhere') await expect.poll(addresses, { message: name, timeout: patienceMs }).toContainEqual(isLeaving);
  else await sealed.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await sealed.close();
}

async function visit(address: string, press?: string): Promise<Visitor> {
  const visitor = await world.newVisitor();
  await visitor.page.goto(address);
  if (press) await (await visitor.page.waitForSelector(press))?.click();
  return visitor;
}

const addressesOf = ({ page }: Visitor): string[] =>
  page
    .browserContext()
    .targets()
    .map((target) => target.url());

test(
  `in Chrome from version 152, none of ${Object.keys(windows).length} windows that a frame or an empty window opens leaves a ` +
    'page without network',
  async () => {
    const major = Number(/\/(\d+)\./.exec(await world.browser.version())?.[1]);
    if (major < 152) return;
    arrived.clear();
    const sealed = await tab();
    await sealed.goto(world.address('sealed', '/windows'));
    await sealed.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await afterOthers();
    expect([...arrived]).toEqual([]);
    await sealed.goto(openAddress('/windows'));
    await expect.poll(() => [...arrived].sort(), { timeout: patienceMs }).toEqual(Object.keys(windows).sort());
  },
);

test(
  'the screen of leaving names the address and does not open it; own pages open in new windows; a header of the page does ' +
    'not refresh it',
  async () => {
    arrived.clear();
    const visitor = await tab();
    await visitor.goto(world.address('sealed', '/a-link'));
    await visitor.click('#x');
    await visitor.waitForSelector('h1');
    await expect.poll(() => visitor.$eval('main', (main) => main.textContent)).toContain('This link leaves the saved page');
    expect(await visitor.$eval('dd', (address) => address.textContent)).toBe(`http://${outsideName}:${portOf(outside)}/a-link`);
    expect(await visitor.$$eval('a', (links) => links.map((link) => link.getAttribute('href')))).toEqual(['/']);

    await visitor.goto(world.address('sealed', '/home'));
    const opened = new Promise<string | undefined>((resolve) => visitor.once('popup', (other) => resolve(other?.url())));
    await visitor.click('#x');
    expect(await opened).toBe(world.address('sealed', '/requests'));
    await visitor.goto(world.address('sealed', '/header'));
    await afterOthers();
    expect([...arrived]).toEqual([]);
    expect(visitor.url()).toBe(world.address('sealed', '/header'));
  },
);
