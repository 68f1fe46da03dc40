import { expect, test } from 'vitest';
import { decideReports } from '../../../runtime/features/vitals/decide-reports.ts';
import { allOn, fakePerformance } from '../../helpers/fakes/fake-performance.ts';

async function decided(names: readonly string[]) {
  const { options, respond } = fakePerformance();
  const deciding = decideReports(options);
  respond(
    200,
    JSON.stringify({ pageLoadId: 'load-1', settings: Object.fromEntries(names.map((name) => [`${name}-rollout`, true])) }),
  );
  return await deciding;
}

test.each([
  ['nothing', []],
  ['rum alone', ['rum']],
  ['all but rum', ['track-page-speed', 'track-user-timing']],
])('with %s switched on nothing is reported', async (_, names) => {
  expect(await decided(names)).toBeNull();
});

// vitals#rollout-flags
test.each(['track-page-speed', 'track-user-timing'])('rum and %s are enough', async (name) => {
  expect(await decided(['rum', name])).toMatchObject({ pageLoadId: 'load-1' });
});

test('flags in the page context save the request', async () => {
  const isOn = { isOn: true, pageSpeed: true, userTiming: false };
  const { options, requests } = fakePerformance({ listedFlags: isOn });
  expect(await decideReports(options)).toEqual({ flags: isOn, pageLoadId: '' });
  expect(requests).toEqual([]);
});

test('it rejects when the settings cannot be fetched', async () => {
  const { options, respond } = fakePerformance();
  const deciding = decideReports(options);
  respond(500, allOn);
  await expect(deciding).rejects.toThrow('XHR request DONE with unexpected status');
});
