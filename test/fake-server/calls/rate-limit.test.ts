import { expect, test } from 'vitest';
import { call, formHeaders, jsonHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const logIn = { method: 'POST', body: '{"email":"a@site.example","password":"x","rememberMe":false}' };
const sessionPath = '/api/site-users/account/session';

// calls#rate-limit
test('a visitor’s 61st log-in and 121st submission within a minute get 429 with Retry-After and a remark in the journal', async () => {
  let nowMs = Date.parse('2026-01-01');
  const platform = await startPlatform(undefined, { now: () => nowMs });
  const logInAs = (crumb: string) =>
    call(platform, `${sessionPath}?crumb=${crumb}`, { ...logIn, headers: { ...jsonHeaders, cookie: `crumb=${crumb}` } });
  const statuses: number[] = [];
  for (let count = 0; count < 60; count += 1) statuses.push((await logInAs('c1')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await logInAs('c1');
  expect([refused.status, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '1',
    { error: 'More than 60 calls a minute.', code: 'RATE_LIMITED' },
  ]);
  expect(platform.journal.entries().at(-1)).toMatchObject({
    status: 429,
    fault: null,
    valid: true,
    note: 'rate limit: the visitor sent too many of these calls in a minute',
  });
  expect((await logInAs('c2')).status).toBe(200);
  nowMs += 1000;
  expect((await logInAs('c1')).status).toBe(200);
  const submit = async () =>
    (
      await call(platform, '/api/form/SaveFormSubmission', {
        method: 'POST',
        headers: formHeaders,
        body: 'key=k&formId=f&form={}',
      })
    ).status;
  const submitted = [];
  for (let count = 0; count < 121; count += 1) submitted.push(await submit());
  expect([new Set(submitted.slice(0, 120)), submitted[120]]).toEqual([new Set([400]), 429]);
  await call(platform, '/__ss/reset', { method: 'POST' });
  expect(await submit()).toBe(400);
});

// calls#crumb-age
test('a crumb expires after 12 h: the call fails with a new crumb, its repeat succeeds, and the next page sets a new one', async () => {
  let nowMs = Date.parse('2026-01-01');
  const platform = await startPlatform(undefined, { now: () => nowMs });
  const crumb = /crumb=([^;]+)/.exec(String((await call(platform, '/')).headers['set-cookie']))?.[1] ?? '';
  const askKey = (value: string) =>
    call(platform, `/api/form/FormSubmissionKey?crumb=${value}`, { method: 'POST', headers: { cookie: `crumb=${value}` } });
  nowMs += 12 * 3_600_000 - 1;
  expect((await askKey(crumb)).status).toBe(200);
  expect((await call(platform, '/', { headers: { cookie: `crumb=${crumb}` } })).headers['set-cookie']).toBe(undefined);
  nowMs += 1;
  const failed = await askKey(crumb);
  const { crumbFail, crumb: renewed } = failed.json() as { crumbFail: boolean; crumb: string };
  expect([failed.status, crumbFail, renewed === crumb]).toEqual([400, true, false]);
  expect(platform.journal.entries().at(-1)).toMatchObject({
    valid: false,
    problems: [{ pointer: '/query/crumb', message: 'Expected a crumb that has not expired.' }],
  });
  expect((await askKey(renewed)).json()).toHaveProperty('key');
  const page = await call(platform, '/', { headers: { cookie: `crumb=${crumb}` } });
  expect(String(page.headers['set-cookie'])).toMatch(/^crumb=(?!.*Max-Age)/);
});
