import { expect, test } from 'vitest';
import { checkThreshold, type Measured, parseThreshold, thresholdFinding } from '../../../../cli/replay/account/threshold.ts';

const measured: Measured = {
  ...{ p50: 1, p90: 2, p95: 3, p99: 4, 'p99.9': 5, max: 6, rate: 100 },
  ...{ sent: 200, accepted: 190, rejected: 10, failed: 0, lost: null, untried: 0, duplicated: 0, different: 4, unreadable: 0 },
};

function check(text: string) {
  const threshold = parseThreshold(text);
  if (!threshold) throw new Error(`${text} is no threshold`);
  return checkThreshold(threshold, measured);
}

test.each([
  ['p99<200ms', true, 4],
  ['p99.9 <= 5ms', true, 5],
  ['p50>1ms', false, 1],
  ['max<0.006s', false, 6],
  ['p90<2001us', true, 2],
  ['rate>=100', true, 100],
  ['rate>100/s', false, 100],
  ['rejected<5%', false, 5],
  ['different<=2%', true, 2],
  ['failed==0', true, 0],
  ['lost==0', false, null],
])('%s is met: %j, measured %j', (text, isMet, actual) => {
  expect(check(text)).toEqual({ threshold: text, isMet, actual });
});

test.each(['', 'p99', 'p99<', 'p99<200', 'p98<1ms', 'failed<1ms', 'rate<5%', 'p99=<1ms', 'p99<-1ms', 'p99<1ms;', 'P99<1ms'])(
  '%j is no threshold',
  (text) => {
    expect(parseThreshold(text)).toBeNull();
  },
);

test('the finding has the measured value with its unit', () => {
  expect(thresholdFinding(check('max<0.006s')).message).toBe('Expected max<0.006s; measured 6 ms.');
  expect(thresholdFinding(check('rejected<5%')).message).toBe('Expected rejected<5%; measured 5 %.');
  expect(thresholdFinding(check('rate>100/s')).message).toBe('Expected rate>100/s; measured 100 requests/s.');
  expect(thresholdFinding(check('lost==0')).message).toBe('Expected lost==0; nothing was measured.');
});
