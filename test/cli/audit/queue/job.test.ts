import { expect, test } from 'vitest';
import { decodeJob, decodeRun, encodeJob, encodeRun, type RunOptions } from '../../../../cli/audit/queue/job.ts';
import { loadQueuePackages } from '../../../../cli/audit/queue/packages.ts';
import { ownBanner } from '../../../../cli/audit/visit/answer/banner-parts.ts';

const job = {
  run: 'r-1',
  index: 3,
  page: { url: 'https://shop.example/a?b=1', path: '/a?b=1', site: null, expectedStatus: null },
};
const run: RunOptions = {
  journeys: ['first', 'declined'],
  timeoutMs: 30_000,
  pageMs: 35_000,
  context: { website: { id: 'w1' } },
  banner: ownBanner,
  headers: { Authorization: 'Bearer x' },
  headerOrigins: ['https://api.example'],
  cookies: [
    { name: 'a', value: '1', domain: null, lifetimeMs: 1000 },
    { name: 'b', value: '2', domain: 'shop.example', lifetimeMs: 1000, path: '/shop', secure: true, httpOnly: true },
    { name: 'c', value: '3', domain: null, lifetimeMs: 1000, isHostOnly: true, partition: 'https://shop.example' },
  ],
  storage: [{ origin: 'https://shop.example', items: [{ name: 'token', value: '1' }] }],
  seedCookies: null,
  pictures: false,
};
const sent = (data: object): Record<string, unknown> => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

test('a job and a run are the same after encoding and decoding, and the banner of this runtime is identical', () => {
  expect(decodeJob(sent(encodeJob(job)))).toMatchObject(job);
  expect(decodeRun(encodeRun(run))).toEqual(run);
  expect(decodeRun(encodeRun(run)).banner).toBe(ownBanner);
  const other = { root: null, text: null, accept: '#yes', decline: null };
  expect(decodeRun(encodeRun({ ...run, banner: other })).banner).toEqual(other);
});

test.each([
  ['nothing', undefined, 'it: '],
  ['a text', 'page', 'it: '],
  ['another version’s', { ...encodeJob(job), version: '0.0.0' }, 'version: '],
  ['a file of the machine', { ...encodeJob(job), page: { ...job.page, url: 'file:///etc/passwd' } }, 'page.url: '],
  ['a script', { ...encodeJob(job), page: { ...job.page, url: 'javascript:alert(1)' } }, 'page.url: '],
  ['a path as its run', { ...encodeJob(job), run: '../../x' }, 'run: '],
  ['a negative place', { ...encodeJob(job), index: -1 }, 'index: '],
])('%s is not a valid job', (_what, data, reason) => {
  expect(() => decodeJob(data)).toThrow(`The job in the queue is not valid: ${reason}`);
});

test.each([
  ['invalid JSON', '{', 'it: '],
  ['an endless visit', JSON.stringify({ ...sent(JSON.parse(encodeRun(run))), pageMs: 1e12 }), 'pageMs: '],
  ['two headers in one', encodeRun({ ...run, headers: { a: '1\r\nb: 2' } }), 'headers.a: '],
  ['an unknown journey', encodeRun({ ...run, journeys: ['second' as never] }), 'journeys.0: '],
])('%s is not a valid run', (_what, text, reason) => {
  expect(() => decodeRun(text)).toThrow(`The run in the queue is not valid: ${reason}`);
});

test('without BullMQ the message contains the command that installs it', async () => {
  const missing = Object.assign(new Error("Cannot find package 'bullmq'"), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(loadQueuePackages(() => Promise.reject(missing))).rejects.toMatchObject({
    exitCode: 3,
    message: '--queue needs BullMQ and its Redis client, which are not installed: npm install bullmq@6 ioredis',
  });
});
