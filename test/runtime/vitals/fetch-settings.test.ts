import { expect, test } from 'vitest';
import { fetchSettings } from '../../../runtime/features/vitals/fetch-settings.ts';
import { allOn, fakePerformance } from '../../helpers/fakes/fake-performance.ts';

// vitals#settings-call
test('the settings are requested by GET /api/1/performance/settings, without a body and without the crumb', async () => {
  const { options, clock, requests, respond } = fakePerformance();
  const settings = fetchSettings(options.xhr, clock);
  const request = { address: '/api/1/performance/settings', method: 'GET', headers: {} };
  expect(requests).toEqual([{ request, timeoutMs: 31_000 }]);
  respond(200, allOn);
  expect(await settings).toMatchObject({ pageLoadId: 'load-1', flags: { isOn: true } });
});

// vitals#settings-status
test.each([500, 404, 403, 204, 304, 0])("status %i is 'XHR request DONE with unexpected status'", async (status) => {
  const { options, clock, respond } = fakePerformance();
  const settings = fetchSettings(options.xhr, clock);
  respond(status, '{}');
  await expect(settings).rejects.toMatchObject({ message: 'XHR request DONE with unexpected status', status });
});

// vitals#settings-time-out
test("after 30 seconds it is 'Metric settings request timeout', and a later response is ignored", async () => {
  const { options, clock, respond } = fakePerformance();
  let isEnded = false;
  const settings = fetchSettings(options.xhr, clock).finally(() => {
    isEnded = true;
  });
  const ended = expect(settings).rejects.toMatchObject({ message: 'Metric settings request timeout' });
  clock.turn(29_999);
  await Promise.resolve();
  expect(isEnded).toBe(false);
  clock.turn(1);
  respond(200, allOn);
  await ended;
});

test('a response that is not JSON rejects', async () => {
  const { options, clock, respond } = fakePerformance();
  const settings = fetchSettings(options.xhr, clock);
  respond(200, '<html>');
  await expect(settings).rejects.toThrow(SyntaxError);
});
