import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { call, startPlatform } from '../../helpers/platform/platform.ts';
import { expectedCalls } from '../../helpers/values/expected-names.ts';

describe('the control surface', () => {
  test('responds with its status and version', async () => {
    const platform = await startPlatform();
    for (const host of ['localhost', '127.0.0.1', 'control.localhost']) {
      expect((await call(platform, '/__ss/health', { host })).json()).toEqual({
        status: 'ok',
        version: packageJson.version,
        dropped: {},
      });
    }
    expect(platform.journal.entries()).toEqual([]);
  });

  test('lists the calls of the contract', async () => {
    const { endpoints } = (await call(await startPlatform(), '/__ss/endpoints')).json() as { endpoints: { name: string }[] };
    expect(endpoints).toHaveLength(expectedCalls.length);
    expect(endpoints[0]).toMatchObject({
      name: 'record-javascript-errors',
      method: 'POST',
      encoding: 'json',
      reference: 'errors#error-call',
    });
  });

  test('responds to other addresses with 404', async () => {
    const response = await call(await startPlatform(), '/__ss/nothing');
    expect([response.status, response.json()]).toEqual([404, { error: 'The control surface has nothing at GET /__ss/nothing.' }]);
  });

  test('a reset empties the journal and restores the state at the start', async () => {
    const platform = await startPlatform();
    const { key } = (await call(platform, '/api/form/FormSubmissionKey', { method: 'POST' })).json() as { key: string };
    expect((await call(platform, '/__ss/reset', { method: 'POST' })).status).toBe(200);
    expect(platform.journal.entries()).toEqual([]);
    const body = new URLSearchParams({ key }).toString();
    expect((await call(platform, '/api/form/SaveFormSubmission', { method: 'POST', body })).status).toBe(400);
    expect(platform.journal.entries()[0]?.seq).toBe(1);
  });
});
