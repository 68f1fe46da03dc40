// CPU, rate and latency of the platform beside other servers: `npm run bench -- server [rounds] [hits]`. Every server runs in a
// process of its own, and all of them in turn in each round; the figures are medians of each round's ratio to node:http. Fastify,
// Hono, Prism and Mockoon need `npm install --prefix scripts/bench`. Linux only, because CPU time is read from /proc.
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiDocument } from '../../fake-server/control/openapi.ts';
import { packageRoot } from '../../fake-server/root.ts';
import { builtCli } from './parts/built-cli.ts';
import { digits, median, printTable, ratio } from './parts/table.ts';
import { peers } from './server/peers.ts';
import { cpuMs, freePort, load, rssMb, type Served, serve } from './server/processes.ts';

const connections = 32;
const [role = '5', argument = '12000'] = process.argv.slice(2);

const ours =
  (...options: string[]) =>
  (port: number) =>
    serve(process.execPath, builtCli('serve', 'classic', '--port', `${port}`, '--json', ...options), port);

const bare = (port: number) =>
  serve(
    process.execPath,
    [
      '-e',
      `require('node:http').createServer((request, response) => request.on('end', () => ` +
        `response.end('{}')).resume()).listen(${port}, '127.0.0.1')`,
    ],
    port,
  );

const packaged = (name: string): string => join(packageRoot, 'scripts', 'bench', 'node_modules', '.bin', name);

/**
 * Returns the document with the JSON in the field of a hit as a text: Prism does not decode it, and answers every hit with status
 * 400.
 */
const documentForPeers = (): string =>
  JSON.stringify(openApiDocument(), (key, value: unknown) => (key === 'data' ? { type: 'string' } : value));

/** Every server by its name; null for one that is not installed. */
function servers(): Readonly<Record<string, ((port: number) => Promise<Served>) | null>> {
  const isInstalled = existsSync(packaged('prism'));
  const document = join(tmpdir(), `ss-runtime-bench-${process.pid}.json`);
  if (isInstalled) writeFileSync(document, documentForPeers());
  const inBench = (name: string) => !['Fastify + ajv', 'Hono + zod'].includes(name) || isInstalled;
  return {
    ...Object.fromEntries(
      Object.keys(peers).map((name) => [
        name,
        inBench(name) ? (port: number) => serve(process.execPath, [process.argv[1] ?? '', 'peer', name, `${port}`], port) : null,
      ]),
    ),
    ours: ours(),
    'ours, with --record': ours('--record', '/dev/null'),
    Prism: isInstalled
      ? (port) =>
          serve(packaged('prism'), ['mock', '-m', 'false', document, '--port', `${port}`, '--verboseLevel', 'silent'], port)
      : null,
    Mockoon: isInstalled
      ? (port) =>
          serve(packaged('mockoon-cli'), ['start', '--data', document, '--port', `${port}`, '--disable-log-to-file'], port)
      : null,
  };
}

interface Measured {
  readonly cpuMicroseconds: number[];
  readonly perSecond: number[];
  readonly p50Ms: number[];
  readonly p99Ms: number[];
}

async function compare(rounds: number, count: number): Promise<void> {
  const running = new Map<string, Served>();
  const figures = new Map<string, Measured>();
  for (const [name, start] of Object.entries(servers())) {
    const served = await start?.(await freePort()).catch((error: Error) => console.log(`${name}: ${error.message}`));
    if (served) running.set(name, served);
    else console.log(`${name}: not measured`);
  }
  const send = ({ port }: Served, hits: number) =>
    load({ port, host: `classic.localhost:${port}`, connections, count: hits, seconds: 0 });
  for (const [name, served] of running) {
    const { statuses } = await send(served, Math.min(count, 4000));
    if (Object.keys(statuses).join() !== '200') console.log(`${name}: statuses ${JSON.stringify(statuses)}`);
    figures.set(name, { cpuMicroseconds: [], perSecond: [], p50Ms: [], p99Ms: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, served] of running) {
      const hits = name === 'Prism' || name === 'Mockoon' ? Math.ceil(count / 10) : count;
      const before = cpuMs(served.pid);
      const { wallMs, p50Ms, p99Ms } = await send(served, hits);
      const measured = figures.get(name);
      measured?.cpuMicroseconds.push(((cpuMs(served.pid) - before) * 1000) / hits);
      measured?.perSecond.push((hits * 1000) / wallMs);
      measured?.p50Ms.push(p50Ms);
      measured?.p99Ms.push(p99Ms);
    }
  }
  const floor = figures.get('node:http');
  if (!floor) throw new Error('node:http was not measured.');
  printTable(
    ['server', 'CPU µs a hit', 'of node:http', 'hits/s', 'of node:http', 'p50 ms', 'p99 ms', 'times node:http', 'RSS MB'],
    [...figures].map(([name, { cpuMicroseconds, perSecond, p50Ms, p99Ms }]) => [
      name,
      digits(median(cpuMicroseconds)),
      digits(ratio(floor.cpuMicroseconds, cpuMicroseconds), 3),
      digits(median(perSecond), 0),
      digits(ratio(perSecond, floor.perSecond), 3),
      digits(median(p50Ms), 2),
      digits(median(p99Ms), 2),
      digits(ratio(p99Ms, floor.p99Ms), 2),
      digits(rssMb(running.get(name)?.pid ?? process.pid), 0),
    ]),
  );
  for (const served of running.values()) await served.stop();
}

/** CPU time from the start of the process to its first response. */
async function compareStarts(rounds: number): Promise<void> {
  const starts: Record<string, number[]> = { bare: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, start] of Object.entries({ bare, ours: ours() })) {
      const served = await start(await freePort());
      await load({ port: served.port, host: `classic.localhost:${served.port}`, connections: 1, count: 1, seconds: 0 });
      starts[name]?.push(cpuMs(served.pid));
      await served.stop();
    }
  }
  const { bare: floors = [], ours: own = [] } = starts;
  printTable(
    ['first response', 'CPU ms', 'of bare'],
    [
      ['bare', digits(median(floors), 0), '1'],
      ['ours', digits(median(own), 0), digits(ratio(own, floors), 2)],
    ],
  );
}

if (role === 'peer') await peers[argument]?.(Number(process.argv[4]));
else {
  await compareStarts(Number(role) * 2);
  await compare(Number(role), Number(argument));
}
