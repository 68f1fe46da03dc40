import { expect, test } from 'vitest';
import { call, formHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const host = (port: number) => `forms.localhost:${port}`;
const formId = '68f0a1b2c3d4e5f607182902';

test('lists the forms of a site, replaces a form’s context, and returns its submissions as JSON and CSV', async () => {
  const platform = await startPlatform(['forms']);
  const listed = (await call(platform, '/__ss/sites/forms/forms')).json() as { forms: { formId: string; isEdited: boolean }[] };
  expect(listed.forms.length).toBeGreaterThan(10);
  expect(listed.forms.find((each) => each.formId === formId)?.isEdited).toBe(false);

  const context = { formId, formFields: [{ type: 'text', id: 'text-1', title: 'Only this', required: true }] };
  const put = (body: object) =>
    call(platform, `/__ss/sites/forms/forms/${formId}`, { method: 'PUT', body: JSON.stringify(body) });
  expect((await put(context)).status).toBe(200);
  expect((await put({ formId: 'other', formFields: context.formFields })).status).toBe(400);
  expect((await put({})).json()).toEqual({ error: 'Expected a form context: an object with formId and formFields.' });
  const page = await call(platform, '/second', { host: host(platform.port) });
  expect([page.text.includes('Only this'), page.text.includes('Its number')]).toEqual([true, false]);

  const { key } = (await call(platform, '/api/form/FormSubmissionKey', { method: 'POST' })).json() as { key: string };
  const send = (values: object) =>
    call(platform, '/api/form/SaveFormSubmission', {
      method: 'POST',
      host: host(platform.port),
      headers: formHeaders,
      body: new URLSearchParams({ key, formId, form: JSON.stringify(values) }).toString(),
    });
  const refused = await send({ 'text-1': '' });
  expect([refused.status, refused.json()]).toEqual([400, { errors: { 'text-1': 'Only this is required.' } }]);
  expect((await send({ 'text-1': 'Hello' })).status).toBe(200);
  expect((await send({ 'text-1': 'Hello' })).status).toBe(200);
  const query = `?site=forms&formId=${formId}`;
  expect((await call(platform, `/__ss/submissions${query}`)).json()).toMatchObject({
    submissions: [{ key, values: { 'text-1': 'Hello' } }],
  });
  const csv = await call(platform, `/__ss/submissions.csv${query}`);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.text).toMatch(/^\uFEFFSubmitted On,Only this\r\n\d{4}-.*,Hello\r\n$/);

  await call(platform, `/__ss/sites/forms/forms/${formId}`, { method: 'DELETE' });
  expect((await call(platform, '/second', { host: host(platform.port) })).text).not.toContain('Only this');
  expect((await call(platform, `/__ss/submissions${query}`, { method: 'DELETE' })).json()).toEqual({ submissions: [] });
  expect((await call(platform, '/__ss/sites/nowhere/forms')).status).toBe(404);
});

test('e-mail addresses that are valid by the specification’s rule or by the browsers’ rule are stored; others are refused', async () => {
  const platform = await startPlatform(['forms']);
  const context = { formId, formFields: [{ type: 'email', id: 'email-1', title: 'Mail' }] };
  await call(platform, `/__ss/sites/forms/forms/${formId}`, { method: 'PUT', body: JSON.stringify(context) });
  const send = async (address: string) => {
    const { key } = (await call(platform, '/api/form/FormSubmissionKey', { method: 'POST' })).json() as { key: string };
    const form = JSON.stringify({ 'email-1': address });
    const response = await call(platform, '/api/form/SaveFormSubmission', {
      method: 'POST',
      host: host(platform.port),
      headers: formHeaders,
      body: new URLSearchParams({ key, formId, form }).toString(),
    });
    return [address, response.status];
  };
  for (const address of ['jörg@beispiel.de', 'a@b_c.de', 'a@b.museum']) expect(await send(address)).toEqual([address, 200]);
  for (const address of ['a b@c.io', 'a@', '@b.io', 'jörg@bei spiel.de']) expect(await send(address)).toEqual([address, 400]);
});

test('a form posted without scripts is stored by the names of its controls; missing values and other posts are refused', async () => {
  const platform = await startPlatform(['forms']);
  const post = (path: string, fields: Record<string, string>) =>
    call(platform, path, {
      method: 'POST',
      host: host(platform.port),
      headers: formHeaders,
      body: new URLSearchParams(fields).toString(),
    });
  const missing = await post('/first', { fname: 'Ada', email2: 'x' });
  expect([missing.status, missing.text]).toEqual([400, expect.stringContaining('Message is required.')]);
  const fields = {
    fname: 'Ada',
    lname: 'Example',
    email2: 'a@b.io',
    'radio-yui_8-field': 'Six o’clock',
    textarea13: 'Hi',
    areacode: '212',
    prefix: '555',
    line: '0100',
  };
  expect((await post('/first', fields)).text).toContain('Thank you');
  expect((await call(platform, '/__ss/submissions')).json()).toMatchObject({
    submissions: [
      {
        values: {
          'name-yui_1': ['Ada', 'Example'],
          'phone-yui_3': ['', '212', '555', '0100'],
          'radio-yui_8': 'Six o’clock',
        },
      },
    ],
  });
  expect((await post('/first', { nothing: '1' })).status).toBe(400);
  expect((await post('/thanks', fields)).status).toBe(405);
});
