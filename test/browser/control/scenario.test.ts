// covers: fake-server/control/
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';

import { call } from '../../helpers/platform/platform.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const rebound = ['127.evil.test', '127.0.0.1.evil.test', 'localhost.evil.test'];
const world = browserWorld(() => [testSite('home', { '/': { body: '<p>Hello' } })], {
  namesOfThisMachine: [...rebound, 'attacker.test'],
});

/** The attacker's web server on this machine, at a port of localhost and under a foreign name. */
const attacker = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><title>Prizes</title><p>Hello');
});
beforeAll(() => new Promise<void>((resolve) => void attacker.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => attacker.close(resolve)));

/** State that an attack would read or destroy. */
beforeEach(async () => {
  await call(world.platform, '/__ss/reset', { method: 'POST' });
  await call(world.platform, '/__ss/faults', { method: 'PUT', body: '{"rules":"track:status:500"}' });
  await call(world.platform, '/api/nope/mine');
});

/**
 * Makes every kind of request from a page to the control endpoints. Returns their number, and the statuses of the responses that
 * the browser did not withhold from the page.
 */
async function attack(from: string, control: string): Promise<{ requests: number; statuses: number[] }> {
  const { page, close } = await world.nextVisitor();
  await page.goto(from);
  const statuses: number[] = [];
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(control)) requests += 1;
  });
  page.on('response', (response) => {
    if (response.url().startsWith(control)) statuses.push(response.status());
  });
  await page.evaluate(async (base) => {
    const quietly = (attempt: Promise<unknown>) =>
      attempt.then(
        () => undefined,
        () => undefined,
      );
    const ended = (element: HTMLElement, source: string) =>
      new Promise<void>((resolve) => {
        element.addEventListener('load', () => resolve());
        element.addEventListener('error', () => resolve());
        Object.assign(element, { src: source });
        document.body.append(element);
      });
    for (const mode of ['cors', 'no-cors'] as const) {
      await quietly(fetch(`${base}journal`, { mode }));
      await quietly(fetch(`${base}reset`, { mode, method: 'POST' }));
    }
    await quietly(fetch(`${base}faults`, { method: 'DELETE' }));
    await quietly(fetch(`${base}faults`, { method: 'PUT', body: '{"rules":"hang"}' }));
    await ended(new Image(), `${base}journal.har`);
    await ended(document.createElement('script'), `${base}openapi.json`);
    await ended(document.createElement('iframe'), base);
    navigator.sendBeacon(`${base}reset`, 'x');
    await new Promise<void>((resolve) => {
      const source = new EventSource(`${base}stream`, { withCredentials: true });
      source.onopen = source.onerror = () => resolve(source.close());
    });
    await new Promise<void>((resolve) => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}stream`);
      socket.onopen = socket.onerror = () => resolve();
    });
    await new Promise<void>((resolve) => {
      const code =
        `fetch('${base}journal').catch(() => 0).then(() => fetch('${base}reset', { method: 'POST', mode: 'no-cors' ` +
        '})).then(close, close); postMessage(0)';
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      worker.onmessage = worker.onerror = () => resolve();
    });
    // A sandboxed frame has the origin `null`.
    await new Promise<void>((resolve) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc =
        `<script>fetch('${base}reset', { method: 'POST', mode: 'no-cors' }).finally(() => parent.postMessage('done', ` +
        `'*'))</script>`;
      addEventListener('message', ({ data }) => data === 'done' && resolve());
      document.body.append(frame);
    });
    const form = Object.assign(document.createElement('form'), { method: 'post', action: `${base}reset`, target: 'frame' });
    const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
    document.body.append(frame, form);
    await new Promise<void>((resolve) => {
      frame.addEventListener('load', () => resolve());
      form.submit();
    });
  }, control);
  await close();
  return { requests, statuses };
}

/** Expects the journal and the faults to be unchanged. */
const isUnharmed = async (): Promise<void> => {
  expect(world.platform.journal.entries()[0]).toMatchObject({ seq: 1, path: '/api/nope/mine' });
  expect((await call(world.platform, '/__ss/faults')).json()).toMatchObject({ rules: 'track:status:500' });
};

test('a page whose name was rebound to this machine (DNS rebinding) is refused, although it calls its own origin', async () => {
  for (const name of rebound) {
    const origin = `http://${name}:${world.platform.port}/`;
    const { requests, statuses } = await attack(origin, `${origin}__ss/`);
    expect([requests > 10, statuses.length > 8]).toEqual([true, true]);
    expect(new Set(statuses)).toEqual(new Set([403]));
    await isUnharmed();
  }
});

test('pages of other sites, of other ports of localhost, and of the server’s other hosts change and read nothing', async () => {
  const { port } = attacker.address() as AddressInfo;
  const own = world.platform.port;
  for (const [from, control] of [
    [`http://attacker.test:${port}/`, `http://localhost:${own}/__ss/`],
    [`http://localhost:${port}/`, `http://localhost:${own}/__ss/`],
    [`http://127.0.0.1:${port}/`, `http://127.0.0.1:${own}/__ss/`],
    [`http://home.localhost:${own}/`, `http://localhost:${own}/__ss/`],
    [`http://home.localhost:${own}/`, `http://home.localhost:${own}/__ss/`],
    [`http://home.localhost:${own}/`, `http://control.localhost:${own}/__ss/`],
    [`http://localhost:${own}/`, `http://localhost:${own}/__ss/`],
    [`http://attacker.test:${port}/`, `http://control.localhost:${own}/__ss/`],
  ] as const) {
    const { requests, statuses } = await attack(from, control);
    expect([from, requests > 10, statuses.length > 0]).toEqual([from, true, true]);
    expect([from, [...new Set(statuses)]]).toEqual([from, [403]]);
    await isUnharmed();
  }
});

test('a served page gets no window of the control surface, and cannot read the settings screen that it opens', async () => {
  const { page } = await world.nextVisitor();
  await page.goto(world.address('home', '/'));
  for (const path of ['/__ss/', '/__ss/settings-screen/?site=home']) {
    const address = `http://control.localhost:${world.platform.port}${path}`;
    const opened = new Promise<void>((resolve) => world.browser.once('targetcreated', () => resolve()));
    const popup = await page.evaluateHandle((to) => window.open(to), address);
    await opened;
    // The opener policy puts the document into a group of its own: to its opener the window is closed.
    await page.waitForFunction((handle) => handle === null || (handle as Window).closed, {}, popup);
    const framed = await page.evaluate(async (to) => {
      const frame = Object.assign(document.createElement('iframe'), { src: to });
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      return frame.contentDocument === null;
    }, address);
    expect(framed).toBe(true);
  }
  for (const frame of page.frames().slice(1)) expect(frame.url()).not.toContain('/__ss/');
  await isUnharmed();
});

test('the inspector, at its own origin, changes the platform with the token in its page', async () => {
  const { page } = await world.nextVisitor();
  await page.goto(`http://localhost:${world.platform.port}/__ss/`);
  expect(page.url()).toBe(world.platform.control);
  const statuses = await page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>('meta[name=ss-control-token]')?.content ?? '';
    const clear = async (headers: Record<string, string>) => (await fetch('/__ss/journal', { method: 'DELETE', headers })).status;
    return [await clear({}), await clear({ 'X-SS-Control-Token': 'x' }), await clear({ 'X-SS-Control-Token': token })];
  });
  expect(statuses).toEqual([403, 403, 200]);
  expect(world.platform.journal.entries()).toEqual([]);
});
