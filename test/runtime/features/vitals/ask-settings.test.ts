import { expect, test } from 'vitest';
import { askSettings } from '../../../../runtime/features/vitals/ask-settings.ts';
import { allOn, fakePerformance } from '../../../helpers/fake-performance.ts';

// vitals#settings-call
test('the settings are asked for by GET /api/1/performance/settings, without a body and without the crumb', async () => {
  const { options, clock, asked, answer } = fakePerformance();
  const settings = askSettings(options.xhr, clock);
  const request = { address: '/api/1/performance/settings', method: 'GET', headers: {} };
  expect(asked).toEqual([{ request, timeoutMs: 31_000 }]);
  answer(200, allOn);
  expect(await settings).toMatchObject({ pageLoadId: 'load-1', flags: { isOn: true } });
});

// vitals#settings-status
test.each([500, 404, 403, 204, 304, 0])("status %i is 'XHR request DONE with unexpected status'", async (status) => {
  const { options, clock, answer } = fakePerformance();
  const settings = askSettings(options.xhr, clock);
  answer(status, '{}');
  await expect(settings).rejects.toMatchObject({ message: 'XHR request DONE with unexpected status', status });
});

// vitals#settings-time-out
test("after 30 seconds it is 'Metric settings request timeout', and what comes then is not heard", async () => {
  const { options, clock, answer } = fakePerformance();
  let isEnded = false;
  const settings = askSettings(options.xhr, clock).finally(() => {
    isEnded = true;
  });
  const ended = expect(settings).rejects.toMatchObject({ message: 'Metric settings request timeout' });
  clock.turn(29_999);
  await Promise.resolve();
  expect(isEnded).toBe(false);
  clock.turn(1);
  answer(200, allOn);
  await ended;
});

test('an answer that is no JSON rejects', async () => {
  const { options, clock, answer } = fakePerformance();
  const settings = askSettings(options.xhr, clock);
  answer(200, '<html>');
  await expect(settings).rejects.toThrow(SyntaxError);
});
