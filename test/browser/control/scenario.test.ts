// covers: fake-server/control/guard.ts
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

/** Makes every kind of request from a page to the control endpoints, and returns the statuses of the responses. */
async function attack(from: string, control: string): Promise<number[]> {
  const { page, close } = await world.nextVisitor();
  await page.goto(from);
  const statuses: number[] = [];
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
    const form = Object.assign(document.createElement('form'), { method: 'post', action: `${base}reset`, target: 'frame' });
    const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
    document.body.append(frame, form);
    await new Promise<void>((resolve) => {
      frame.addEventListener('load', () => resolve());
      form.submit();
    });
  }, control);
  await close();
  return statuses;
}

/** Expects the journal and the faults to be unchanged. */
const isUnharmed = async (): Promise<void> => {
  expect(world.platform.journal.entries()[0]).toMatchObject({ seq: 1, path: '/api/nope/mine' });
  expect((await call(world.platform, '/__ss/faults')).json()).toMatchObject({ rules: 'track:status:500' });
};

test('a page whose name was rebound to this machine (DNS rebinding) is refused, although it calls its own origin', async () => {
  for (const name of rebound) {
    const origin = `http://${name}:${world.platform.port}/`;
    const statuses = await attack(origin, `${origin}__ss/`);
    expect(statuses.length).toBeGreaterThan(8);
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
  ] as const) {
    const statuses = await attack(from, control);
    expect(statuses.length).toBeGreaterThan(4);
    expect([from, [...new Set(statuses)]]).toEqual([from, [403]]);
    await isUnharmed();
  }
});

test('a served page may call the control endpoints of its own origin', async () => {
  const { page } = await world.nextVisitor();
  await page.goto(world.address('home', '/'));
  const [read, cleared] = await page.evaluate(async () => {
    const journal = (await (await fetch('/__ss/journal')).json()) as { entries: { path: string }[] };
    return [journal.entries.map(({ path }) => path), (await fetch('/__ss/journal', { method: 'DELETE' })).status];
  });
  expect(read).toContain('/api/nope/mine');
  expect(cleared).toBe(200);
  expect(world.platform.journal.entries().map(({ path }) => path)).not.toContain('/api/nope/mine');
});
