import { expect, test } from 'vitest';
import type { Tab } from '../../../../../cli/audit/browser/browser.ts';
import { gatherDefaults } from '../../../../../cli/audit/defaults.ts';
import { createPageTime } from '../../../../../cli/audit/visit/pace/page-time.ts';
import type { Watch } from '../../../../../cli/audit/visit/watch/watch.ts';

/** A page on whose clock only `ratio` of each of the first two passes goes by, as on a busy machine. */
function busyPage(ratio: number) {
  let clockMs = 1_000_000;
  let passes = 0;
  const tab = { evaluate: async (name: string) => (name === 'readClock' ? clockMs : undefined) } as unknown as Tab;
  const clock = {
    pass: async (pageMs: number) => {
      passes += 1;
      clockMs += pageMs * (passes > 2 ? 1 : ratio);
      return true;
    },
  };
  const workers = { lastChangeAtMs: () => 0 };
  const watch = { clock, workers, events: [] } as unknown as Watch;
  const options = { ...gatherDefaults, signal: new AbortController().signal, callLog: null };
  const time = createPageTime(tab, watch, options, Date.now());
  return { time, clockMs: () => clockMs - 1_000_000 };
}

test.for([1, 0.1])('a visit lasts 35 to 41 s by the page’s clock when only %d of two passes of 10 s goes by', async (ratio) => {
  const { time, clockMs } = busyPage(ratio);
  await time.read();
  await time.pass(10_000);
  await time.pass(10_000);
  await time.passRest();
  expect(clockMs()).toBeGreaterThanOrEqual(35_000);
  expect(clockMs()).toBeLessThanOrEqual(41_000);
});

test('the time after an answer is counted from the answer', async () => {
  const { time, clockMs } = busyPage(0.1);
  await time.read();
  await time.pass(10_000);
  const answeredAtMs = clockMs();
  await time.restart();
  await time.passRest();
  expect(clockMs() - answeredAtMs).toBeGreaterThanOrEqual(35_000);
});
