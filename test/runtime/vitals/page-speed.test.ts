import { expect, test } from 'vitest';
import { measurePageSpeed } from '../../../runtime/features/vitals/page-speed.ts';
import { fakePerformance } from '../../helpers/fakes/fake-performance.ts';

function measured() {
  const values: [string, number][] = [];
  const fake = fakePerformance();
  measurePageSpeed(fake.options, (name, value) => values.push([name, value]));
  return { ...fake, values };
}

// vitals#page-speed
test('TTFB, FCP, LCP, CLS and INP are reported at every change', () => {
  const { metric, values } = measured();
  metric('TTFB', 80);
  metric('FCP', 300);
  metric('LCP', 300);
  metric('LCP', 900);
  metric('CLS', 0.05);
  metric('INP', 48);
  expect(values).toEqual([
    ['ttfb', 80],
    ['fcp', 300],
    ['lcp', 300],
    ['lcp', 900],
    ['cls', 0.05],
    ['inp', 48],
  ]);
});

test('the first input is its delay until it is handled', () => {
  const { entry, values } = measured();
  entry({ entryType: 'first-input', startTime: 1200, processingStart: 1216.5 });
  expect(values).toEqual([['firstInput', 16.5]]);
});

// vitals#first-input
test('the first input is observed for 60 seconds', () => {
  const { entry, clock, values } = measured();
  clock.turn(59_999);
  entry({ entryType: 'first-input', startTime: 1, processingStart: 2 });
  clock.turn(1);
  entry({ entryType: 'first-input', startTime: 1, processingStart: 5 });
  expect(values).toEqual([['firstInput', 1]]);
});
