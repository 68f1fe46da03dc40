import { describe, expect, test } from 'vitest';
import { decodeNestedJson } from '../../../fake-server/http/nested-json.ts';

describe('JSON text inside a body', () => {
  test('is decoded in the named field and nowhere else', () => {
    expect(decodeNestedJson({ data: '{"a":[1]}', other: '{"b":1}' }, ['/data'])).toEqual({
      body: { data: { a: [1] }, other: '{"b":1}' },
      problems: [],
    });
  });

  test('is decoded in every item of a list', () => {
    expect(decodeNestedJson([{ data: '{"a":1}' }, { data: '[]' }, 'x', null], ['/*/data']).body).toEqual([
      { data: { a: 1 } },
      { data: [] },
      'x',
      null,
    ]);
  });

  test('stays text when it is broken, and the problem has its pointer', () => {
    const { body, problems } = decodeNestedJson([{ data: '{"a":' }], ['/*/data']);
    expect(body).toEqual([{ data: '{"a":' }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ pointer: '/0/data', message: expect.stringContaining('Expected JSON text') });
  });

  test('does not change a field that is decoded already, or missing', () => {
    expect(decodeNestedJson({ data: { a: 1 } }, ['/data', '/form']).body).toEqual({ data: { a: 1 } });
    expect(decodeNestedJson(null, ['/data']).body).toBeNull();
  });

  test('nested 10,000 deep is a problem, not a crash', () => {
    expect(decodeNestedJson({ data: '['.repeat(10_000) }, ['/data']).problems[0]?.message).toContain('deeper than 200 levels');
  });
});
