// covers: fake-server/visits/
import { expect, test } from 'vitest';
import type { VisitEvent } from '../../../fake-server/common/visits/visits.ts';
import { call, formHeaders, startPlatform } from '../../helpers/platform/platform.ts';
import {
  askingPolicy,
  openPage,
  readSeenCookies,
  readVisit,
  readVisits,
  reportedWrite,
  sendReport,
} from '../../helpers/platform/visit-report.ts';

const wordsOf = (event: VisitEvent): string => {
  if (event.kind === 'write') return `write ${event.name} ${event.lifetime} ${event.writer.file} ${event.verdict.kind}`;
  if (event.kind === 'call') return `call ${event.seq} ${event.endpoint}`;
  return event.kind === 'answer' ? `answer ${event.answer} ${event.seenIn}` : `${event.kind} ${event.path}`;
};

test('two browsers with one user agent are 2 visits; page views count, but no files, redirects, prefetches and calls', async () => {
  const platform = await startPlatform(['leaky']);
  const [one, other] = await Promise.all([openPage(platform, '/'), openPage(platform, '/search')]);
  await openPage(platform, '/lifetime', { cookie: one });
  await openPage(platform, '/lifetime.js', { cookie: one });
  await openPage(platform, '/owner', { cookie: one, headers: { 'sec-purpose': 'prefetch;prerender' } });
  await openPage(platform, '/nowhere', {
    cookie: other,
    headers: { referer: `http://leaky.localhost:${platform.port}/search?q=secret` },
  });
  const { isOn, visits } = await readVisits(platform);
  expect(isOn).toBe(false);
  const details = await Promise.all(visits.map(({ id }) => readVisit(platform, id)));
  const pages = details.map(({ events }) => events.filter(({ kind }) => kind === 'page').map(wordsOf));
  expect(pages.map((each) => each.join()).sort()).toEqual(['page /,page /lifetime', 'page /search,page /nowhere']);
  expect(visits.map(({ browser, site }) => `${browser} ${site}`)).toEqual(['Firefox 145 leaky', 'Firefox 145 leaky']);
  expect(JSON.stringify(details)).not.toContain('secret');
  // The crumb names the browser, and stands nowhere.
  expect(JSON.stringify(details)).not.toContain(one.replace('crumb=', ''));
});

test('a browser that refuses cookies is one visit while it comes from a page of the site, another browser is not', async () => {
  const platform = await startPlatform(['leaky']);
  const referer = `http://leaky.localhost:${platform.port}/`;
  await openPage(platform, '/');
  await openPage(platform, '/search', { headers: { referer } });
  await openPage(platform, '/lifetime', { headers: { referer, 'user-agent': 'Safari' } });
  expect((await readVisits(platform)).visits.map(({ entrance, pages }) => `${entrance} ${pages}`)).toEqual([
    '/lifetime 1',
    '/ 2',
  ]);
});

test('without a page report a visit has the cookies of responses, the calls, and answers that requests show', async () => {
  const platform = await startPlatform(['leaky']);
  const cookie = await openPage(platform, '/', { cookie: 'seen=1' });
  await openPage(platform, '/answer-cookie', { cookie });
  const host = `leaky.localhost:${platform.port}`;
  const headers = { ...formHeaders, 'user-agent': 'Firefox/145.0', referer: `http://${host}/answer-cookie` };
  await call(platform, '/api/census/RecordHit', { method: 'POST', host, headers, body: 'event=1' });
  await openPage(platform, '/', { cookie: `${cookie}; ss_cookieAllowed=true` });
  await openPage(platform, '/', { cookie });
  const { events } = await readVisit(platform, '1');
  expect(events.map(wordsOf)).toEqual([
    'page /',
    'write crumb session Set-Cookie of GET / allowed',
    'page /answer-cookie',
    'write _ga 34128000000 Set-Cookie of GET /answer-cookie unclear',
    'call 1 record-hit',
    'answer accepted request',
    'page /',
    'answer withdrawn request',
    'page /',
  ]);
  const { cookies } = await readSeenCookies(platform, 'leaky');
  expect(cookies.map(({ name, state }) => `${name} ${state}`).sort()).toEqual(['_ga kept', 'crumb kept', 'seen before']);
  expect((await readSeenCookies(platform, 'clean')).cookies).toEqual([]);
});

test('the report of /lifetime names the script that keeps ss_cvr for ten years, beside the runtime that wrote two', async () => {
  const platform = await startPlatform(['leaky'], { report: true });
  const origin = `http://leaky.localhost:${platform.port}`;
  const runtime = `http://static.localhost:${platform.port}/runtime/absent.js`;
  const cookie = await openPage(platform, '/lifetime');
  const line = 'ss_cvr=x|0; max-age=63072000; path=/';
  await sendReport(platform, {
    ...{ path: '/lifetime', cookie },
    writes: [
      reportedWrite({ line, answer: 'true', value: 'a|1', stack: [[runtime, 1, 2, 'write']] }),
      reportedWrite({
        ...{ line: 'ss_cvr=x|0; max-age=315360000; path=/', answer: 'true', value: 'a|1', atMs: 600 },
        stack: [[`${origin}/lifetime.js`, 6, 3, '']],
      }),
    ],
  });
  const [found, ...rest] = (await readSeenCookies(platform)).cookies.filter(({ name }) => name === 'ss_cvr');
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ state: 'kept', value: 'a|1', isTracking: true, contractLifetimeMs: 63_072_000_000 });
  expect(
    found?.writers.map(
      ({ writer, lifetime, verdict }) => `${writer.owner} ${writer.file}:${writer.line} ${lifetime} ${verdict.kind}`,
    ),
  ).toEqual(['site /lifetime.js:6 315360000000 wrong-lifetime', 'runtime absent.js:1 63072000000 allowed']);
  const years = (Date.parse(found?.expiresAt ?? '') - Date.parse(found?.writtenAt ?? '')) / (365 * 86_400_000);
  expect(years).toBe(10);
  expect((await readVisits(platform)).visits[0]?.problems).toBe(1);
});

test(
  'an answer that a request showed first is one event, at the time of the page; a page that is left stands before the next ' +
    'one',
  async () => {
    const platform = await startPlatform(['leaky'], { report: true });
    const cookie = await openPage(platform, '/');
    await openPage(platform, '/search', { cookie: `${cookie}; ss_cookieAllowed=true` });
    await sendReport(platform, {
      cookie: `${cookie}; ss_cookieAllowed=true`,
      writes: [reportedWrite({ line: 'ss_cookieAllowed=xxxx; max-age=2592000', value: 'true', answer: 'true', atMs: 999 })],
      marks: [{ mark: 'left', atMs: 1000 }],
    });
    const { events } = await readVisit(platform, '1');
    expect(events.filter(({ kind }) => kind === 'answer').map(wordsOf)).toEqual(['answer accepted page']);
    expect(events.map(wordsOf).filter((words) => /^(left|page)/.test(words))).toEqual(['page /', 'left /', 'page /search']);
  },
);

test('only pages of the same origin may report: others get 403, a wrong body 400, and 405 without --report', async () => {
  const platform = await startPlatform(['leaky'], { report: true });
  const statusWith = async (headers: Record<string, string>) => (await sendReport(platform, { headers })).status;
  expect(await statusWith({ origin: 'http://evil.example' })).toBe(403);
  expect(await statusWith({ origin: `http://clean.localhost:${platform.port}` })).toBe(403);
  expect(await statusWith({ origin: 'null' })).toBe(403);
  expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(204);
  const host = `leaky.localhost:${platform.port}`;
  const headers = { origin: `http://${host}` };
  const post = (body: string) => call(platform, '/__ss-report', { method: 'POST', host, headers, body });
  for (const body of ['{', '{"kind":"visit"}', '{"kind":"visit","url":"javascript:1"}', `"${'x'.repeat(1024 * 1024)}"`])
    expect((await post(body)).status).toBe(400);
  expect((await call(platform, '/__ss-report', { method: 'POST', host, body: '{}' })).status).toBe(403);
  expect((await call(platform, '/__ss-report', { host })).status).toBe(404);
  const silent = await startPlatform(['leaky']);
  expect((await sendReport(silent, {})).status).toBe(405);
  expect((await call(platform, '/__ss/visits/99')).json()).toEqual({
    error: 'There is no visit "99". GET /__ss/visits lists the visits.',
  });
});

test('hostile names, places and times of a report are kept as bounded text, and a reset removes the visits', async () => {
  const platform = await startPlatform(['leaky'], { report: true });
  const names = ['__proto__', '<img src=x onerror=alert(1)>', '', '\u0000\u202e', 'n'.repeat(5000), 'constructor'];
  const status = (
    await sendReport(platform, {
      sentAtMs: 1e300,
      policy: { ...askingPolicy },
      before: ['__proto__', 'b'.repeat(5000)],
      writes: names.map((name, at) =>
        reportedWrite({
          ...{ line: `${name}=1; max-age=9e99; expires=Fri, 31 Dec 275760 00:00:00 GMT`, atMs: at % 2 === 0 ? -1e300 : 1e300 },
          ...{
            dateMs: 8.7e15,
            stack: [
              ['javascript:alert(1)', 1, 1, 'f'.repeat(5000)],
              ['https://x.example/"><b>', 1, 1, ''],
            ],
          },
        }),
      ),
      marks: [{ mark: 'shown-again', atMs: -1 }],
    })
  ).status;
  expect(status).toBe(204);
  const { events } = await readVisit(platform, '1');
  const written = events.flatMap((event) => (event.kind === 'write' ? [event.name.slice(0, 20)] : []));
  // A line is cut after 520 characters, so the longest name has no `=`; the markup's first `=` ends its name.
  expect(written.toSorted()).toEqual(['', '', '\u0000\u202e', '<img src', '__proto__', 'constructor']);
  expect(events.every(({ time }) => Math.abs(Date.parse(time) - Date.now()) < 25 * 3_600_000)).toBe(true);
  expect(JSON.stringify(events).length).toBeLessThan(10_000);
  expect((await readSeenCookies(platform)).cookies.map(({ name }) => name)).toContain('__proto__');
  await call(platform, '/__ss/reset', { method: 'POST' });
  expect((await readVisits(platform)).visits).toEqual([]);
});

test('30,000 writes of a page are counted, 400 events are kept, and equal ones are one event', async () => {
  const platform = await startPlatform(['leaky'], { report: true });
  const cookie = await openPage(platform, '/');
  const equal = reportedWrite({ line: 'loop=0; path=/', count: 10_000 });
  for (let report = 0; report < 3; report += 1) await sendReport(platform, { cookie, writes: [equal], dropped: 5 });
  const loop = (await readVisit(platform, '1')).events.flatMap((event) =>
    event.kind === 'write' && event.name === 'loop' ? [event.count] : [],
  );
  expect(loop).toEqual([30_000]);
  const many = Array.from({ length: 250 }, (_none, at) => reportedWrite({ line: `n${at}=1`, atMs: at }));
  for (let report = 0; report < 3; report += 1) await sendReport(platform, { cookie, path: `/${report}`, writes: many });
  const { events, dropped } = await readVisit(platform, '1');
  // The page view, its crumb, the loop, and 3 times 250 writes.
  expect({ kept: events.length, dropped }).toEqual({ kept: 400, dropped: 15 + 3 + 750 - 400 });
});
