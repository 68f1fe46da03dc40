// covers: cli/audit/queue/
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GatheredPages } from '../../../../cli/audit/run.ts';
import { run } from '../../../../cli/main.ts';
import { noBrowser, pagesNamed, queueWorld } from '../../../../scripts/bench/queue/queue-world.ts';
import { type PrivateRedis, startRedis } from '../../../../scripts/bench/queue/redis.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';

let redis: PrivateRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.end());
afterEach(() => redis.client.flushall());

const paths = Array.from({ length: 12 }, (_, index) => `/${index + 1}`);
const seenPaths = ({ artifacts }: GatheredPages) => artifacts.map((page) => page?.path);
const createHold = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
const keyWith = async (part: string) => (await redis.client.keys('*')).find((key) => key.includes(part));
const until = async (holds: () => Promise<boolean> | boolean) => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
};

test('two runs with the same 12 pages get all of them from one worker, each in the order of its list', async () => {
  const worker = await queueWorld(redis.address);
  const working = worker.runWorker(noBrowser());
  const [one, other] = await Promise.all([queueWorld(redis.address), queueWorld(redis.address)]);
  const [first, second] = await Promise.all([
    one.enqueue(pagesNamed(...paths)),
    other.enqueue(pagesNamed(...[...paths].reverse())),
  ]);
  worker.stop();
  expect(seenPaths(first)).toEqual(paths);
  expect(seenPaths(second)).toEqual([...paths].reverse());
  expect(first).toMatchObject({ interrupted: false });
  expect(first.artifacts[0]).toMatchObject({ incomplete: 'this browser opens no profile', visits: [] });
  expect(await working).toBe(24);
  // No key of the runs and no worker is left.
  expect((await redis.client.keys('*')).filter((key) => /:(run|results|audit-worker):|-\d+$/.test(key))).toEqual([]);
  expect(await redis.client.smembers('ss-runtime:audit-workers')).toEqual([]);
});

test('a run without a worker prints how to start one and the versions of others, and ends once one is started', async () => {
  await redis.client.sadd('ss-runtime:audit-workers', 'old', 'dead');
  await redis.client.set('ss-runtime:audit-worker:old', '0.0.9', 'EX', 60);
  const asking = await queueWorld(redis.address);
  const noticed = createHold();
  const asked = asking.enqueue(pagesNamed('/a'), {
    notify(line) {
      expect(line).toMatch(
        /^The workers at this Redis have version 0\.0\.9, this tool has \d+\.\d+\.\d+: all must have the same version\. Start one: ss-runtime audit --queue redis:\/\/127\.0\.0\.1:\d+ --worker$/,
      );
      noticed.open();
    },
  });
  await noticed.opened;
  expect(await redis.client.smembers('ss-runtime:audit-workers')).toEqual(['old']);
  const worker = await queueWorld(redis.address);
  const working = worker.runWorker(noBrowser());
  expect(seenPaths(await asked)).toEqual(['/a']);
  worker.stop();
  await working;
});

test('after a FLUSHALL during a run no page is lost, and none is reported twice', async () => {
  const [asking, worker] = await Promise.all([queueWorld(redis.address), queueWorld(redis.address)]);
  const done: string[] = [];
  const working = worker.runWorker(
    noBrowser(async () => {
      if (done.length === 3) await redis.client.flushall();
    }),
  );
  const seen = await asking.enqueue(pagesNamed(...paths), { onPage: ({ path }) => void done.push(path) });
  worker.stop();
  await working;
  expect(seenPaths(seen)).toEqual(paths);
  expect([...done].sort()).toEqual([...paths].sort());
});

test('invalid jobs and results in the queue are reported with their place, and all pages are visited', async () => {
  const [asking, worker] = await Promise.all([queueWorld(redis.address), queueWorld(redis.address)]);
  const { Queue } = worker.packages.bullmq;
  const queue = new Queue(`audit-${(await import('../../../../package.json')).version}`, {
    connection: redis.client,
    prefix: 'ss-runtime',
  });
  await queue.add('page', { version: '\u001b[31m', page: { url: 'file:///etc/passwd' } });
  await queue.add('page', { $gt: 1 } as never);
  const hold = createHold();
  const working = worker.runWorker(noBrowser(() => hold.opened));
  const seen = asking.enqueue(pagesNamed('/a', '/b'));
  await until(async () => (await keyWith(':run:')) !== undefined);
  const results = (await keyWith(':run:'))?.replace(':run:', ':results:') ?? '';
  await redis.client.rpush(results, 'rubbish', gzipSync('{"version":1}'));
  hold.open();
  expect(seenPaths(await seen)).toEqual(['/a', '/b']);
  worker.stop();
  expect(await working).toBe(2);
  expect(worker.told).toHaveLength(2);
  expect(worker.told[0]).toMatch(
    /^The page file:\/\/\/etc\/passwd was not visited: The job in the queue is not valid: version: /,
  );
  expect(asking.told.filter((line) => line.startsWith('A result in the queue is not valid: '))).toHaveLength(2);
});

test('a stopped worker returns its pages to the queue, and the next one visits them', async () => {
  const asking = await queueWorld(redis.address);
  const seen = asking.enqueue(pagesNamed('/a', '/b', '/c'));
  const first = await queueWorld(redis.address);
  const hold = createHold();
  let begun = 0;
  const working = first.runWorker(
    noBrowser(async () => {
      begun += 1;
      if (begun === 2) first.stop();
      await hold.opened;
    }),
  );
  await until(() => begun === 2);
  hold.open();
  expect(await working).toBe(0);
  const second = await queueWorld(redis.address);
  const taken = second.runWorker(noBrowser());
  expect(seenPaths(await seen)).toEqual(['/a', '/b', '/c']);
  second.stop();
  expect(await taken).toBe(3);
});

test('a worker whose browser cannot be started again returns its page and ends with the reason', async () => {
  const asking = await queueWorld(redis.address);
  const seen = asking.enqueue(pagesNamed('/a'));
  const broken = await queueWorld(redis.address);
  const problem = new Error('no such file');
  await expect(broken.runWorker(noBrowser(undefined, { startProblem: () => problem }))).rejects.toMatchObject({
    exitCode: 3,
    message: 'The browser did not start again: no such file',
  });
  const sound = await queueWorld(redis.address);
  const working = sound.runWorker(noBrowser());
  expect(seenPaths(await seen)).toEqual(['/a']);
  sound.stop();
  await working;
});

test('a stopped run has the results so far, and workers drop the other pages', async () => {
  const [asking, worker] = await Promise.all([queueWorld(redis.address), queueWorld(redis.address)]);
  const hold = createHold();
  let begun = 0;
  const working = worker.runWorker(
    noBrowser(async () => {
      begun += 1;
      if (begun > 2) await hold.opened;
    }),
  );
  const seen = await asking.enqueue(pagesNamed(...paths), {
    onPage: (_page, done) => {
      if (done === 2) asking.stop();
    },
  });
  expect(seen.interrupted).toBe(true);
  expect(seen.artifacts.filter(Boolean)).toHaveLength(2);
  hold.open();
  await until(async () => (await redis.client.llen((await keyWith(':wait')) ?? 'none')) === 0);
  worker.stop();
  await working;
  // Pages in progress end. None is begun for a run whose process has ended.
  expect(begun).toBeLessThanOrEqual(4);
});

test('an unreachable Redis ends the run with its results so far, and the worker with status 3', async () => {
  const endedRedis = await startRedis();
  const [asking, worker] = await Promise.all([queueWorld(endedRedis.address, 2000), queueWorld(endedRedis.address, 2000)]);
  const hold = createHold();
  let begun = 0;
  const working = worker.runWorker(
    noBrowser(async () => {
      begun += 1;
      if (begun > 2) await hold.opened;
    }),
  );
  const ended = expect(working).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('was unreachable for more than'),
  });
  const seen = await asking.enqueue(pagesNamed(...paths), {
    onPage: (_page, done) => {
      if (done === 2) void endedRedis.end();
    },
  });
  expect(seen).toMatchObject({ interrupted: true });
  expect(seen.artifacts.filter(Boolean)).toHaveLength(2);
  expect(asking.told.at(-1)).toMatch(/^Redis at redis:\/\/127\.0\.0\.1:\d+ was unreachable/);
  hold.open();
  await ended;
});

test('a Redis that is restarted in time, without its data, continues the run', async () => {
  const endedRedis = await startRedis();
  const [asking, worker] = await Promise.all([queueWorld(endedRedis.address), queueWorld(endedRedis.address)]);
  const working = worker.runWorker(noBrowser());
  let again: PrivateRedis | undefined;
  const restart = async () => {
    await endedRedis.end();
    again = await startRedis({ port: endedRedis.port });
  };
  const seen = await asking.enqueue(pagesNamed(...paths), {
    onPage: (_page, done) => {
      if (done === 4) void restart();
    },
  });
  expect(seenPaths(seen)).toEqual(paths);
  expect(seen.interrupted).toBe(false);
  worker.stop();
  await working;
  await again?.end();
});

test.each([
  [['--worker'], 2, '--worker needs --queue redis://host:port, or the variable SS_RUNTIME_QUEUE.'],
  [['--enqueue', 'clean'], 2, '--enqueue needs --queue redis://host:port, or the variable SS_RUNTIME_QUEUE.'],
  [['--queue', 'redis://h', 'clean'], 2, '--queue needs --enqueue, to enqueue pages, or --worker, to visit them.'],
  [['--queue', 'redis://h', '--worker', '--enqueue'], 2, '--enqueue and --worker cannot be combined'],
  [['--queue', 'redis://h', '--worker', 'clean'], 2, '--worker takes no targets'],
  [['--queue', 'http://h', '--worker'], 2, '--queue begins with http://'],
  [['--queue', 'redis://h', '--enqueue'], 2, 'Nothing to audit'],
  [['--queue', 'redis://h', '--enqueue', 'fixtures/violations'], 2, 'fixtures/violations is on this machine'],
  [
    ['--queue', 'redis://127.0.0.1:1', '--worker'],
    3,
    'No Redis responds at redis://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1.',
  ],
])('audit %j ends with %i', async (args, status, reason) => {
  const io = fakeIo();
  expect(await run(['audit', ...args], io)).toBe(status);
  expect(io.errText).toContain(reason);
  expect(io.outText).toBe('');
});
