import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PortTakenError } from '../../fake-server/common/errors.ts';
import { machineAddresses } from '../../fake-server/lan-addresses.ts';
import { loadSites, type ServedPlatform, start } from '../../fake-server/start.ts';
import { siteFolder } from '../helpers/platform/platform.ts';

const [machine = ''] = machineAddresses();

async function startAt(host: string): Promise<ServedPlatform> {
  const page = { 'index.html': '<title>Home</title><p>Hello' };
  const platform = await start({ host, sites: await loadSites([siteFolder('one', page), siteFolder('two', page)]) });
  onTestFinished(() => platform.close());
  return platform;
}

/** Sends a request to an address. Resolves with the status and text. */
const send = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });

const bootOf = (text: string) => /src="(http:[^"]*)\/runtime\/boot\.js"/.exec(text)?.[1] ?? '';

describe.skipIf(machine === '')('in a local network', () => {
  test.each(['0.0.0.0', '::', machine])(
    'with --host %s each site and the assets have the machine’s address and a port of their own',
    async (host) => {
      const platform = await startAt(host);
      const urls = platform.lanSites.map((site) => site.urls.find((url) => url.includes(`//${machine}:`)) ?? '');
      expect(urls).toHaveLength(2);
      expect(urls[0]).toBe(`http://${machine}:${platform.port}/`);
      const boots = new Set<string>();
      for (const url of urls) {
        const { status, text } = await send(url);
        expect([status, text]).toEqual([200, expect.stringContaining('<p>Hello')]);
        boots.add(bootOf(text));
        const { origin } = new URL(url);
        expect((await send(`${url}api/1/performance/settings`, { origin })).status).toBe(200);
      }
      expect(boots.size).toBe(1);
      const [boot = ''] = boots;
      expect(boot).toMatch(new RegExp(`^http://${machine.replaceAll('.', '\\.')}:\\d+$`));
      expect((await send(`${boot}/runtime/boot.js`)).status).toBe(200);
      expect(platform.journal.entries().map(({ site, from }) => [site, from])).toEqual([
        ['one', 'page'],
        ['two', 'page'],
      ]);
    },
  );

  test('the control surface stays on loopback: the machine’s own address is refused, whatever the Host', async () => {
    const platform = await startAt('0.0.0.0');
    const { port } = platform;
    for (const host of [`${machine}:${port}`, `localhost:${port}`, `control.localhost:${port}`, `127.0.0.1:${port}`])
      for (const [method, path] of [
        ['GET', 'journal'],
        ['GET', ''],
        ['POST', 'reset'],
        ['GET', 'state'],
      ] as const)
        expect([host, (await send(`http://${machine}:${port}/__ss/${path}`, { host }, method)).status]).toEqual([host, 403]);
    expect((await send(`${platform.controlForTools}health`)).status).toBe(200);
    expect((await send(`http://${machine}:${port}/config/`)).text).toContain('on the machine that serves it');
  });

  test('names that contain the address are sites, those of another address are not', async () => {
    const platform = await startAt('0.0.0.0');
    const dashed = machine.replaceAll('.', '-');
    const at = (host: string) => send(`http://${machine}:${platform.port}/`, { host: `${host}:${platform.port}` });
    const named = await at(`two.${dashed}.sslip.io`);
    expect([named.status, bootOf(named.text)]).toEqual([200, `http://static.${dashed}.sslip.io:${platform.port}`]);
    for (const host of [`two.10-0-0-1.sslip.io`, `two.${dashed}.sslip.io.evil.example`, `control.${dashed}.nip.io`])
      expect([host, (await at(host)).status]).toEqual([host, 404]);
  });

  test('the names of the server and the control surface answer on loopback, although --host is the machine’s address', async () => {
    const platform = await startAt(machine);
    expect((await send(platform.url)).status).toBe(200);
    expect((await send(`${platform.controlForTools}health`)).status).toBe(200);
    const failure = await start({ host: machine, port: platform.port, sites: [] }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortTakenError);
  });
});

test('on another address of loopback there are no addresses in a network, and 127.0.0.1 answers too', async () => {
  const platform = await startAt('::1');
  expect(platform.lanSites).toEqual([]);
  expect((await send(`http://127.0.0.1:${platform.port}/__ss/health`)).status).toBe(200);
});
