import { describe, expect, test } from 'vitest';
import { call, formHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const keyPath = '/api/form/FormSubmissionKey';
const responseUnder = async (rules: string) => {
  const platform = await startPlatform();
  const response = await call(platform, keyPath, { method: 'POST', headers: { 'X-SS-Fault': rules } });
  return { platform, response, entry: platform.journal.entries()[0] };
};

describe('a response under a fault', () => {
  test.each([
    ['status:503', 503, 'application/json', '{"error":"Service Unavailable"}'],
    ['status:500:text', 500, 'text/plain', 'Internal Server Error'],
    ['status:502:html', 502, 'text/html', '<h1>Bad Gateway</h1>'],
    ['status:401:empty', 401, '', ''],
    [
      'errors:email=Email is not valid.;name=Too long',
      400,
      'application/json',
      '{"errors":{"email":"Email is not valid.","name":"Too long"}}',
    ],
    ['error:Nope', 200, 'application/json', '{"error":"Nope"}'],
    ['status:401+error:Nope+message:Go', 401, 'application/json', '{"error":"Nope","message":"Go"}'],
    ['billing:B1', 200, 'application/json', '{"billingErrorCode":"B1"}'],
    ['loginRequired', 200, 'application/json', '{"loginRequired":true}'],
    ['authorizationFail', 200, 'application/json', '{"authorizationFail":true}'],
    ['cleaned', 200, 'application/json', '"cleaned":true'],
    ['204', 204, '', ''],
    ['202', 202, '', ''],
    ['badjson', 200, 'application/json', '{"broken": '],
    ['js-throw', 200, 'text/javascript', 'throw new Error('],
  ])('%s', async (rules, status, type, text) => {
    const { response, entry } = await responseUnder(rules);
    expect(response.status).toBe(status);
    expect(response.text).toContain(text);
    if (type !== '') expect(response.headers['content-type']).toContain(type);
    expect(response.headers['x-ss-fault-applied']).toBe(rules);
    expect([entry?.fault, entry?.status, entry?.valid]).toEqual([rules, status, true]);
  });

  test('truncate cuts the body and sends the shorter Content-Length', async () => {
    const { response } = await responseUnder('truncate:5');
    expect([response.status, response.text, response.headers['content-length']]).toEqual([200, '{"key', '5']);
  });

  test('dribble sends the whole body in parts', async () => {
    const { response } = await responseUnder('dribble:4x5');
    expect((response.json() as { key: string }).key).toMatch(/^[\w-]{24}$/);
  });

  test('delay does not change the response', async () => {
    const { response } = await responseUnder('delay:20');
    expect((response.json() as { key: string }).key).toMatch(/^[\w-]{24}$/);
  });

  test('crumbFail responds with a new crumb; the retry with this crumb passes', async () => {
    const platform = await startPlatform(undefined, { faults: 'logout:crumbFail' });
    const refused = await call(platform, '/api/auth/Logout?crumb=old', { method: 'POST', headers: { cookie: 'crumb=old' } });
    const { crumb, crumbFail } = refused.json() as { crumb: string; crumbFail: boolean };
    expect(crumbFail).toBe(true);
    const retry = await call(platform, `/api/auth/Logout?crumb=${crumb}`, {
      method: 'POST',
      headers: { cookie: `crumb=${crumb}` },
    });
    expect([retry.status, retry.text]).toEqual([200, '{}']);
  });

  test('the response of a fault uses up no form key', async () => {
    const platform = await startPlatform(undefined, { faults: 'save-form-submission:status:500@1' });
    const { key } = (await call(platform, keyPath, { method: 'POST' })).json() as { key: string };
    const submit = () =>
      call(platform, '/api/form/SaveFormSubmission', {
        method: 'POST',
        headers: formHeaders,
        body: `key=${key}&formId=f&form={}`,
      });
    expect([(await submit()).status, (await submit()).status]).toEqual([500, 200]);
  });

  test('characters beyond ASCII are percent-encoded in the header', async () => {
    const { response } = await responseUnder(encodeURIComponent('x')).catch(() => ({ response: null }));
    expect(response?.status).toBe(400);
    const platform = await startPlatform(undefined, { faults: 'error:Größe' });
    expect((await call(platform, '/api/nope')).headers['x-ss-fault-applied']).toBe('error:Gr%C3%B6%C3%9Fe');
  });
});
