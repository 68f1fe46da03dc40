import { expect, test } from 'vitest';
import { requestSchemas, responseSchemas } from '../../../../fake-server/common/schemas/index.ts';
import { endpoints } from '../../../../runtime/contract/endpoints.ts';
import { expectedCalls } from '../../../helpers/values/expected-names.ts';
import { hostileValues } from '../../../helpers/values/hostile.ts';

const names = Object.values(endpoints).map(({ name }) => name);

test('each call has a schema for its request and one for its answer', () => {
  expect(names).toHaveLength(expectedCalls.length);
  expect(Object.keys(requestSchemas).sort()).toEqual([...names].sort());
  expect(Object.keys(responseSchemas).sort()).toEqual([...names].sort());
});

test.each(names)('no body and no query makes the schemas of %s throw', (name) => {
  for (const value of hostileValues) {
    for (const request of [
      value,
      { query: value, body: value },
      { query: {}, body: [value] },
      { query: {}, body: { data: value } },
    ])
      expect(() => requestSchemas[name].safeParse(request)).not.toThrow();
    expect(() => responseSchemas[name].safeParse(value)).not.toThrow();
  }
});
