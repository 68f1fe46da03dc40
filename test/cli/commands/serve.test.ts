import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { start } from '../../../fake-server/start.ts';
import { type FakeIo, fakeIo } from '../../helpers/fakes/fake-io.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';
import { eventually } from '../../helpers/run/eventually.ts';

/** Runs `serve`, calls `act` with its address once it is ready, and stops it. */
async function whileServing(io: FakeIo, args: readonly string[], act: (url: string) => Promise<void>): Promise<number> {
  const exitCode = run(['serve', '--port', '0', ...args], io);
  const url = await eventually(() => {
    const found = io.outText.match(/https?:\/\/localhost:\d+\//)?.[0];
    if (!found) throw new Error(`Not ready yet: ${io.errText}`);
    return found;
  });
  await act(url.replace('localhost', '127.0.0.1'));
  io.stop();
  return exitCode;
}

describe('ss-runtime serve', () => {
  test('prints the site’s address and pages and the control address; Ctrl-C ends it with 0', async () => {
    const io = fakeIo();
    const folder = siteFolder('studio', { 'index.html': 'x', 'about.html': 'x' });
    expect(
      await whileServing(io, [folder], async (url) => {
        expect((await fetch(url)).status).toBe(200);
        await eventually(() => expect(io.outText).toContain('/__ss/'));
      }),
    ).toBe(0);
    expect(io.outText).toMatch(/http:\/\/studio\.localhost:\d+\/\s/);
    expect(io.outText).toMatch(/http:\/\/studio\.localhost:\d+\/about\.html/);
    expect(io.errText).toMatch(/^ {2}Ready in [\d.]+ m?s\.\nStopped\.$/);
  });

  test('several sites have a line each, with the number of their pages', async () => {
    const io = fakeIo();
    const folders = [siteFolder('studio', { 'index.html': 'x', 'about.html': 'x' }), siteFolder('kiln', { 'index.html': 'x' })];
    await whileServing(io, folders, async () => {
      await eventually(() => expect(io.outText).toContain('/__ss/'));
    });
    const [one = '', other = '', also = ''] = io.outText.split('\n').filter((line) => line.includes('localhost'));
    expect(one).toMatch(/^ {2}http:\/\/studio\.localhost:\d+\/ +2 pages/);
    expect(other).toMatch(/^ {2}http:\/\/kiln\.localhost:\d+\/ +1 page\b/);
    expect(also).toMatch(/^ {2}\(studio also at http:\/\/localhost:\d+\/\)$/);
    expect(io.outText).not.toContain('about.html');
  });

  test('with --json its first line is ready, then there is a line for each call', async () => {
    const io = fakeIo();
    await whileServing(io, ['--json', siteFolder('studio', {})], async (url) => {
      await fetch(`${url}api/nope`);
    });
    const events = io.outText.split('\n').map((line) => JSON.parse(line));
    const port = new URL(events[0].url).port;
    expect(events[0]).toEqual({
      event: 'ready',
      url: `http://localhost:${port}/`,
      control: `http://control.localhost:${port}/__ss/`,
      sites: [{ id: 'studio', url: `http://studio.localhost:${port}/` }],
    });
    expect(events[1]).toMatchObject({ event: 'request', seq: 1, path: '/api/nope', status: 404 });
    expect(events.at(-1)).toEqual({ event: 'stopped' });
  });

  test('with --record appends every call to the file, complete after Ctrl-C', async () => {
    const cwd = temporaryFolder();
    await whileServing(fakeIo({ cwd }), ['--record', 'calls.ndjson', siteFolder('studio', {})], async (url) => {
      for (let count = 0; count < 20; count += 1) await fetch(`${url}api/nope`);
    });
    expect(readFileSync(join(cwd, 'calls.ndjson'), 'utf8').trimEnd().split('\n')).toHaveLength(20);
  });

  test('with --https every address is encrypted, and the hosts whose certificate must be accepted are printed', async () => {
    const io = fakeIo();
    await whileServing(io, ['--https', siteFolder('studio', {})], async () => {
      await eventually(() => expect(io.outText).toContain('/__ss/'));
    });
    expect(io.outText).toMatch(/https:\/\/studio\.localhost:\d+\//);
    expect(io.outText).toMatch(
      /and for these hosts,[\s\S]*https:\/\/static\.localhost:\d+\/ +https:\/\/third-party\.localhost:\d+\//,
    );
    expect(io.outText).not.toContain('http:');
  });

  test('with --reissue-cookies pages set the visitor’s cookies again', async () => {
    await whileServing(fakeIo(), ['--reissue-cookies', siteFolder('studio', { 'index.html': 'x' })], async (url) => {
      const { headers } = await fetch(url, { headers: { cookie: 'crumb=x; ss_cvr=a' } });
      expect(headers.getSetCookie()).toEqual(['ss_cvr=a; Path=/; Max-Age=63072000; SameSite=Lax']);
    });
  });

  test('on a terminal h and Enter lists the keys, and q and Enter ends it with 0', async () => {
    let type: (line: string) => void = () => {};
    let isReading = true;
    const io = Object.assign(fakeIo(), {
      typed: async (listener: (line: string) => void) => {
        type = listener;
        return () => {
          isReading = false;
        };
      },
    });
    const exitCode = run(['serve', '--port', '0', siteFolder('studio', { 'index.html': 'x' })], io);
    await eventually(() => expect(io.errText).toContain('h + Enter lists the keys.'));
    type('h');
    expect(io.errText.split('\n').slice(1)).toEqual([
      '  h + Enter  shows this help',
      '  o + Enter  opens the first site in the browser',
      '  q + Enter  quits',
    ]);
    type('q');
    expect([await exitCode, isReading]).toEqual([0, false]);
  });

  test('at a port in use ends with 3 and prints how to choose another', async () => {
    const other = await start({ sites: [] });
    const io = fakeIo();
    expect(await run(['serve', '--port', String(other.port), siteFolder('studio', {})], io)).toBe(3);
    expect(io.errText).toContain(
      `Port ${other.port} is taken by another ss-runtime. Choose another with \`--port\`, or any free one with \`--port 0\`.`,
    );
    const fromNpm = fakeIo({ env: { npm_lifecycle_event: 'start' } });
    await run(['serve', '--port', String(other.port), siteFolder('studio', {})], fromNpm);
    expect(fromNpm.errText).toContain('or any free one with `npm start -- --port 0`.');
    await other.close();
    const program = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(program, 'listening');
    const { port } = program.address() as AddressInfo;
    const third = fakeIo();
    await run(['serve', '--port', String(port), siteFolder('studio', {})], third);
    expect(third.errText).toContain(`Port ${port} is taken by another program.`);
    program.close();
  });

  test('a target that is missing ends with 3 and one sentence that names it', async () => {
    const io = fakeIo();
    expect(await run(['serve', 'no-such-site'], io)).toBe(3);
    expect(io.errText).toContain('no-such-site cannot be served: it does not exist.');
    expect(io.errText.split('\n')).toHaveLength(1);
  });

  test.each(['300.1.1.1', '1.2.3', '[::1]', 'a b', 'http://localhost', ''])(
    'refuses --host %j with 2, before a DNS lookup',
    async (host) => {
      const io = fakeIo();
      expect(await run(['serve', '--port', '0', '--host', host, siteFolder('studio', {})], io)).toBe(2);
      expect(io.errText).toContain('Expected an IP address or a host name, such as 127.0.0.1, ::1 or localhost.');
      expect(io.errText).not.toContain('getaddrinfo');
    },
  );

  test('ends with 3 and a sentence when --host is not an address of this machine', async () => {
    const io = fakeIo();
    expect(await run(['serve', '--port', '0', '--host', '192.0.2.1', siteFolder('studio', {})], io)).toBe(3);
    expect(io.errText).toBe('ss-runtime: The server cannot listen on 192.0.2.1: this machine has no such address.');
  });

  test('with --fault changes responses; invalid rules end with 2 and the reason', async () => {
    const io = fakeIo();
    await whileServing(io, ['--fault', 'track:status:500', '--fault', 'logout:204', siteFolder('studio', {})], async (url) => {
      expect((await fetch(`${url}api/track/Track`)).status).toBe(500);
      expect((await fetch(`${url}api/auth/Logout`, { method: 'POST' })).status).toBe(204);
    });
    const refused = fakeIo();
    expect(await run(['serve', '--fault', 'explode', siteFolder('studio', {})], refused)).toBe(2);
    expect(refused.errText).toContain('The fault rule "explode" cannot be read');
  });

  test('warns of a page whose content security policy may block the boot script', async () => {
    const io = fakeIo();
    const page = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"><p>x';
    await whileServing(io, [siteFolder('studio', { 'index.html': page })], async () => {
      await eventually(() => expect(io.errText).toContain("script-src 'self'"));
    });
  });

  test.each([
    ['a text', 'is not an SQLite database. Name a file that `serve --state` has written, or a new one.'],
    ['a folder', 'cannot be used: it is a folder.'],
    ['in no folder', 'cannot be used: its folder does not exist.'],
    ['in use', `is in use by the process ${process.ppid}. Stop it, or name another file`],
  ])('a state file that is %s is refused with 3 and one sentence with the reason', async (kind, reason) => {
    const cwd = temporaryFolder();
    if (kind === 'a text') writeFileSync(join(cwd, 'state.db'), 'Dear diary, today was a day.');
    if (kind === 'a folder') mkdirSync(join(cwd, 'state.db'));
    if (kind === 'in use') writeFileSync(join(cwd, 'state.db.pid'), `${process.ppid}\n`);
    const io = fakeIo({ cwd });
    const path = kind === 'in no folder' ? 'none/state.db' : 'state.db';
    expect(await run(['serve', siteFolder('studio', {}), '--port', '0', '--state', path], io)).toBe(3);
    expect([io.outText, io.errText]).toEqual(['', expect.stringContaining(`The state file ${join(cwd, path)} ${reason}`)]);
  });
});
