import { expect, test } from 'vitest';
import { askSettings } from '../../../runtime/vitals/ask-settings.ts';
import { allOn, fakePerformance } from '../../helpers/fake-performance.ts';

test('the settings are asked for by GET /api/1/performance/settings, without a body and without the crumb', async () => {
  const { doors, clock, asked, answer } = fakePerformance();
  const settings = askSettings(doors.ask, clock);
  expect(asked).toEqual([{ address: '/api/1/performance/settings', method: 'GET', headers: {} }]);
  answer(200, allOn);
  expect(await settings).toMatchObject({ pageLoadId: 'load-1', flags: { isOn: true } });
});

test.each([500, 404, 403, 204, 304, 0])("status %i is 'XHR request DONE with unexpected status'", async (status) => {
  const { doors, clock, answer } = fakePerformance();
  const settings = askSettings(doors.ask, clock);
  answer(status, '{}');
  await expect(settings).rejects.toMatchObject({ message: 'XHR request DONE with unexpected status', status });
});

test("after 30 seconds it is 'Metric settings request timeout', and the call is given up", async () => {
  const { doors, clock, calledOff } = fakePerformance();
  const settings = askSettings(doors.ask, clock);
  const ended = expect(settings).rejects.toMatchObject({ message: 'Metric settings request timeout' });
  clock.turn(29_999);
  expect(calledOff()).toBe(0);
  clock.turn(1);
  expect(calledOff()).toBe(1);
  await ended;
});

test('an answer that is no JSON rejects', async () => {
  const { doors, clock, answer } = fakePerformance();
  const settings = askSettings(doors.ask, clock);
  answer(200, '<html>');
  await expect(settings).rejects.toThrow(SyntaxError);
});

test('an answer in time leaves no time-out behind', async () => {
  const { doors, clock, answer, calledOff } = fakePerformance();
  const settings = askSettings(doors.ask, clock);
  answer(200, allOn);
  await settings;
  clock.turn(60_000);
  expect(calledOff()).toBe(0);
});
