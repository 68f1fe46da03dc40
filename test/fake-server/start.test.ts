import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PortTakenError, TargetError } from '../../fake-server/common/errors.ts';
import { loadSites, start } from '../../fake-server/start.ts';
import { call, siteFolder, startPlatform } from '../helpers/platform/platform.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';

describe('starting', () => {
  test('at port 0 chooses a free port and returns every address', async () => {
    const platform = await startPlatform([siteFolder('a', {}), siteFolder('b', {})]);
    expect(platform.port).toBeGreaterThan(0);
    expect(platform.url).toBe(`http://localhost:${platform.port}/`);
    expect(platform.control).toBe(`http://control.localhost:${platform.port}/__ss/`);
    expect(platform.controlForTools).toBe(`http://localhost:${platform.port}/__ss/`);
    expect(platform.lanSites).toEqual([]);
    expect(platform.sites).toEqual([
      { id: 'a', url: `http://a.localhost:${platform.port}/` },
      { id: 'b', url: `http://b.localhost:${platform.port}/` },
    ]);
  });

  test('at a port in use throws its number and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const failure = await start({ port, sites: [] }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortTakenError);
    expect(failure).toMatchObject({ port });
    expect((failure as Error).message).toContain(`Port ${port} is taken`);
    expect((failure as Error).message).toContain('--port 0');
  });

  test('on a host that is not this machine throws a TargetError that names it', async () => {
    await expect(start({ host: '192.0.2.1', sites: [] })).rejects.toThrow(
      'The server cannot listen on 192.0.2.1: this machine has no such address.',
    );
  });
});

describe('recording', () => {
  test('appends every entry as a line, all of them before the platform has closed', async () => {
    const record = join(temporaryFolder(), 'calls.ndjson');
    for (let run = 0; run < 2; run += 1) {
      const platform = await start({ sites: await loadSites([siteFolder('home', {})]), record });
      await Promise.all(Array.from({ length: 50 }, () => call(platform, '/api/nope')));
      await platform.close();
    }
    const lines = readFileSync(record, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(100);
    expect(JSON.parse(lines[99] ?? '')).toMatchObject({ seq: 50, path: '/api/nope', status: 404 });
  });

  test('into a missing folder throws a TargetError that names the file', async () => {
    const record = join(temporaryFolder(), 'missing', 'calls.ndjson');
    const failure = await start({ sites: [], record }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TargetError);
    expect((failure as Error).message).toBe(`The recording ${record} cannot be written: its folder does not exist.`);
  });

  test('that fails during a write notifies at once and on close, and the server continues', async () => {
    const problems: string[] = [];
    const platform = await start({ sites: [], record: '/dev/full', notify: (problem) => problems.push(problem) });
    onTestFinished(() => platform.close());
    for (let count = 0; count < 3; count += 1) expect((await call(platform, '/api/nope')).status).toBe(404);
    await platform.close();
    expect(problems).toEqual([
      'Recording to /dev/full stopped: the disk is full.',
      'Recording to /dev/full is incomplete: 3 calls are missing at its end.',
    ]);
  });
});

describe('closing', () => {
  test('ends open connections, and may be repeated', async () => {
    const platform = await startPlatform();
    const socket = connect(platform.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    socket.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await Promise.all([platform.close(), platform.close()]);
    await ended;
  });
});
