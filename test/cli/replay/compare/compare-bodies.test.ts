import { describe, expect, test } from 'vitest';
import { compareBodies } from '../../../../cli/replay/compare/compare-bodies.ts';

describe('compareBodies', () => {
  test('lists changed, missing and new values by their pointers', () => {
    const recorded = { cart: { total: 3, 'a/b': [1, 2] }, gone: true };
    const received = { cart: { total: 4, 'a/b': [1] }, fresh: 'x' };
    expect(compareBodies(recorded, received)).toEqual([
      { pointer: '/cart/total', recorded: '3', received: '4' },
      { pointer: '/cart/a~1b/1', recorded: '2' },
      { pointer: '/gone', recorded: 'true' },
      { pointer: '/fresh', received: '"x"' },
    ]);
  });

  test.each([
    ['id', 1, 2],
    ['cartToken', 'a', 'b'],
    ['created_on', 1, 2],
    ['updatedAt', 1, 2],
    ['created', 1795664249981, 1795664262077],
    ['orderNumber', '1', '2'],
    ['crumb', 'a', 'b'],
    ['any', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['any', '00000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001'],
    ['any', 'xxxx0000', 'abcd1234'],
    ['mood', 'low', 'high'],
  ])('%s may differ', (name, recorded, received) => {
    expect(compareBodies({ [name]: recorded }, { [name]: received }, new Set(['mood']))).toEqual([]);
  });

  test.each(['on', 'number', 'title', 'paid', 'format', 'location'])('%s may not', (name) => {
    expect(compareBodies({ [name]: 'a' }, { [name]: 'b' })).toHaveLength(1);
  });

  test('other kinds of bodies, other prototypes and deep bodies are compared', () => {
    expect(compareBodies('text', { a: 1 })).toEqual([{ pointer: '', recorded: '"text"', received: '{"a":1}' }]);
    expect(compareBodies(JSON.parse('{"__proto__":1}'), {})).toEqual([{ pointer: '/__proto__', recorded: '1' }]);
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(compareBodies(deep, JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`))).toEqual([]);
  });

  test('lists at most 10 differences, with values of at most 80 characters', () => {
    const differences = compareBodies(Array(50).fill('z'.repeat(500)), Array(50).fill('y'));
    expect(differences).toHaveLength(10);
    expect(differences[0]?.recorded).toHaveLength(81);
  });
});
