import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLines } from '../../../../fake-server/inspector/entry/json-lines.ts';
import { keysOf, locateJson } from '../../../../fake-server/inspector/entry/locate-json.ts';

const valueAt = (value: unknown, pointer: string): unknown =>
  keysOf(pointer).reduce((each, key) => (each as Record<string, unknown>)[key], value);

test('the place of each value of any JSON text is its text', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      for (const { pointer } of jsonLines(value)) {
        const range = locateJson(text, pointer);
        const found = range && text.slice(range.start, range.end);
        expect(JSON.parse(found ?? 'null')).toEqual(JSON.parse(JSON.stringify(valueAt(value, pointer))));
      }
    }),
    { numRuns: 60 },
  );
});

test('an absent value is located at the nearest one around it', () => {
  const text = '{"a": {"b": [1]}, "c": 2}';
  const at = (pointer: string) => {
    const range = locateJson(text, pointer);
    return range && text.slice(range.start, range.end);
  };
  expect([at('/a/b/7'), at('/a/x/y'), at('/c/d'), at('/e')]).toEqual(['[1]', '{"b": [1]}', '2', text]);
});

test('text that is not JSON, or breaks off, has no place or the rest of it, and 200,000 open brackets end', () => {
  expect(locateJson('', '/a')).toBeNull();
  expect(locateJson('{"a": ', '/a')).toBeNull();
  expect(locateJson('plain words', '/a')).toEqual({ start: 0, end: 11 });
  expect(locateJson('['.repeat(200_000), '/0/0/0')).toBeNull();
});
