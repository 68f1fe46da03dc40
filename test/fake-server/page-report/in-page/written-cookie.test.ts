import { expect, test } from 'vitest';
import { answerIn, describeWrite, namesIn, storeLine } from '../../../../fake-server/page-report/in-page/written-cookie.ts';

test('a report has the shape of a value, and the value only of cookies that the contract knows and that open nothing', () => {
  expect(describeWrite('_ga=GA1.2.99; path=/')).toEqual({
    name: '_ga',
    line: '_ga=XX0.0.00; path=/'.replace('XX', 'xx'),
    value: null,
  });
  expect(describeWrite('ss_cookieAllowed=true; max-age=1')).toEqual({
    ...{ name: 'ss_cookieAllowed', line: 'ss_cookieAllowed=xxxx; max-age=1', value: 'true' },
  });
  for (const name of ['crumb', 'CART', 'password', 'siteUserSession']) expect(describeWrite(`${name}=abc`).value).toBeNull();
  expect(describeWrite('alone')).toEqual({ name: '', line: '=xxxxx; ', value: null });
});

test('long names, values, attributes and keys are cut', () => {
  const long = 'x'.repeat(100_000);
  const { line, value } = describeWrite(`ss_cvr=${long}; path=/${long}`);
  expect({ line: line.length, value: value?.length }).toEqual({ line: 'ss_cvr='.length + 100 + 2 + 300, value: 200 });
  expect(describeWrite(`${long}=1`).line).toHaveLength(100 + '=0; '.length);
  expect(storeLine(long).line).toHaveLength(100);
});

test('names and the answer are read from document.cookie', () => {
  expect(namesIn('a=1; b=2=3; alone; a=4')).toEqual(['a', 'b', '']);
  expect(namesIn('')).toEqual([]);
  expect(answerIn('a=1; ss_cookieAllowed=false')).toBe('false');
  expect(answerIn('xss_cookieAllowed=true')).toBeNull();
});
