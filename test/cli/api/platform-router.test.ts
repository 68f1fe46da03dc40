// covers: cli/api/ fake-server/
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import connect from 'connect';
import express from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FaultSyntaxError, type PlatformRouter, platformRouter } from '../../../cli/api/testing.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const hit = 'event=1&data=%7B%7D&ss_cvr=';

/** Listens on a free port until the test ends. Returns the origin. */
async function listen(handle: RequestListener): Promise<string> {
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function mounted(options?: Parameters<typeof platformRouter>[0]): Promise<PlatformRouter> {
  const platform = await platformRouter(options);
  onTestFinished(() => platform.close());
  return platform;
}

/** Each server with the platform in it and a page of its own at `/own`. */
const servers: Readonly<Record<string, (platform: PlatformRouter) => Promise<string>>> = {
  'Express 5': (platform) => {
    const app = express();
    app.use(platform);
    app.get('/own', (request, response) => void response.send(`own ${request.hostname} ${request.app === app}`));
    return listen(app);
  },
  Connect: (platform) => {
    const app = connect();
    app.use(platform);
    app.use((request, response, next) => (request.url === '/own' ? void response.end('own 127.0.0.1 true') : next()));
    return listen(app);
  },
  'the development server of Vite': async (platform) => {
    const { createServer: createVite } = await import('vite');
    const vite = await createVite({
      configFile: false,
      root: temporaryFolder(),
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0, ws: false },
      plugins: [
        {
          name: 'ss-runtime',
          configureServer({ middlewares }) {
            middlewares.use(platform);
            middlewares.use('/own', (_request, response) => void response.end('own 127.0.0.1 true'));
          },
        },
      ],
    });
    await vite.listen();
    onTestFinished(() => vite.close());
    return new URL(vite.resolvedUrls?.local[0] ?? '').origin;
  },
};

describe.each(Object.entries(servers))('in %s', (_name, start) => {
  test('a call is served and in the journal; runtime, stand-ins and journal have addresses; other requests are passed on', async () => {
    const platform = await mounted();
    const origin = await start(platform);
    const response = await fetch(`${origin}/api/census/RecordHit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      body: hit,
    });
    expect(response.status).toBe(200);
    expect(await platform.waitForEntry({ endpoint: 'record-hit' })).toMatchObject({
      seq: 1,
      site: 'site',
      status: 200,
    });
    const at = async (path: string) => {
      const { status, headers } = await fetch(origin + path);
      return [status, headers.get('content-type')?.split(';')[0]];
    };
    expect(await at('/runtime/boot.js')).toEqual([200, 'text/javascript']);
    expect(await at('/third-party/pixel.gif')).toEqual([200, 'image/gif']);
    expect(await at('/__ss/health')).toEqual([200, 'application/json']);
    expect(await (await fetch(`${origin}/own`)).text()).toBe('own 127.0.0.1 true');
  });

  test('faults apply until they are replaced; a reset restores the first ones and empties the journal', async () => {
    const platform = await mounted({ faults: 'performance-settings:status:503' });
    const origin = await start(platform);
    const status = async () => (await fetch(`${origin}/api/1/performance/settings`)).status;
    expect(await status()).toBe(503);
    await platform.setFaults('performance-settings:status:500');
    expect(await status()).toBe(500);
    await platform.setFaults('');
    expect(await status()).toBe(200);
    await platform.reset();
    expect(platform.journal.lastSeq).toBe(0);
    expect(await status()).toBe(503);
    await expect(platform.setFaults('nonsense')).rejects.toThrow(FaultSyntaxError);
  });
});

test('paths of /api that the contract does not have are the app’s own; a wrong method of one that it has gets 405', async () => {
  const platform = await mounted();
  const app = express();
  app.use(platform);
  app.use('/api', (request, response) => void response.status(418).send(`own ${request.url}`));
  const origin = await listen(app);
  expect(await (await fetch(`${origin}/api/orders?x=1`)).text()).toBe('own /orders?x=1');
  expect((await fetch(`${origin}/api/census/RecordHit`)).status).toBe(405);
  expect(platform.journal.entries().map(({ path }) => path)).toEqual(['/api/census/RecordHit']);
});

test('where a parser has read the body first, the call has status 500 and a sentence, and does not hang', async () => {
  const platform = await mounted();
  const app = express();
  app.use(express.urlencoded(), platform);
  app.post('/api/orders', (request, response) => void response.json(request.body));
  const origin = await listen(app);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const response = await fetch(`${origin}/api/census/RecordHit`, { method: 'POST', headers, body: hit });
  expect(response.status).toBe(500);
  expect(((await response.json()) as { error: string }).error).toContain('mount the platform before body parsers');
  const own = await fetch(`${origin}/api/orders`, { method: 'POST', headers, body: 'mugs=2' });
  expect(await own.json()).toEqual({ mugs: '2' });
});

test('products of the given sites can be bought, also after a reset', async () => {
  const platform = await mounted({ targets: 'shop' });
  const origin = await listen((request, response) => platform(request, response, () => response.end('passed on')));
  const catalogue = async () => (await (await fetch(`${origin}/__ss/state`)).text()).length;
  const before = await catalogue();
  await platform.reset();
  expect(await catalogue()).toBe(before);
  const post = await fetch(`${origin}/api/commerce/shopping-cart/entries`, { method: 'POST', body: '{}' });
  expect(post.status).toBeLessThan(500);
  expect((await platform.waitForEntry({ status: post.status })).site).toBe('shop');
});

test('wrong options, sites and rules are refused with the reason', async () => {
  await expect(platformRouter({ targets: 'nowhere' })).rejects.toThrow('nowhere');
  await expect(platformRouter({ faults: 'nonsense' })).rejects.toThrow(FaultSyntaxError);
  await expect(platformRouter({ sites: { 'a b': '<p>' } })).rejects.toThrow('cannot be a site');
  await expect(platformRouter(null as never)).rejects.toThrow('expected the options as an object');
});
