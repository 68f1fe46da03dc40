import { expect, test } from 'vitest';
import { jsonErrorPlace, jsonPlace } from '../../../fake-server/commerce/json-place.ts';

const text = '{\n  "a/b": [1, {"c": null}],\r\n  "d": "x",\r"d": 7\n}';

test.each([
  [[], '1:1'],
  [['a/b'], '2:10'],
  [['a/b', 1], '2:14'],
  [['a/b', 1, 'c'], '2:20'],
  [['a/b', 1, 'missing', 'deeper'], '2:14'],
  [['d'], '4:6'],
  [['a/b', 9], '2:10'],
])('the value at %j is at %s', (path, place) => {
  expect(jsonPlace(text, path)).toBe(place);
});

test('a key __proto__ is found, and text that is not JSON has the place of its beginning', () => {
  expect(jsonPlace('{"__proto__": {"a": 1}}', ['__proto__', 'a'])).toBe('1:21');
  expect(jsonPlace('{"a": ', ['a'])).toBe('1:1');
});

test.each([
  ['{\n"a" 1}', '2:5'],
  ['{"a": [1,', '1:10'],
  ['', '1:1'],
])('%j stops being JSON at %s', (broken, place) => {
  let error: unknown;
  try {
    JSON.parse(broken);
  } catch (thrown) {
    error = thrown;
  }
  expect(jsonErrorPlace(broken, error)).toBe(place);
});
