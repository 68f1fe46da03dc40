import { expect, test } from 'vitest';
import { plainValueOf } from '../../../../../cli/validate/find/literals/literal-node.ts';
import { readJson } from '../../../../../cli/validate/find/literals/read-json.ts';
import { seededRandom } from '../../../../helpers/values/generate.ts';

const valueOfJson = (text: string) => {
  const read = readJson(text);
  return 'node' in read ? plainValueOf(read.node) : read.problem;
};

test('accepts the same of 20,000 damaged texts as JSON.parse', () => {
  const seeds = [
    '{"a":[1,-2.5e+3,0,true,false,null,"x\\u00e9\\n\\"/\\\\"],"b":{"c":"","d":[]},"__proto__":{"e":{}}}',
    ' [ {"design" : "grid", "gutter":0.5} , "\u2028", {"a":1,"a":2} ]\r\n',
    '"text"',
    '-0',
  ];
  const alphabet = '{}[]",:\\ \n\t\u0001u0eE+-.129tfnaé/';
  const next = seededRandom(42);
  const random = (below: number) => Math.floor(next() * below);
  const different = new Set<string>();
  for (let round = 0; round < 20_000; round += 1) {
    let text = seeds[random(seeds.length)] ?? '';
    for (let change = random(3); change >= 0; change -= 1) {
      const at = random(text.length + 1);
      text = text.slice(0, at) + (random(2) ? (alphabet[random(alphabet.length)] ?? '') : '') + text.slice(at + random(3));
    }
    different.add(text);
    const read = readJson(text);
    let parsed: { value: unknown } | undefined;
    try {
      parsed = { value: JSON.parse(text) };
    } catch {
      parsed = undefined;
    }
    if ('node' in read !== (parsed !== undefined)) expect.fail(`differs from JSON.parse on ${JSON.stringify(text)}`);
    if ('node' in read) expect(JSON.stringify(plainValueOf(read.node))).toBe(JSON.stringify(parsed?.value));
  }
  expect(different.size).toBeGreaterThan(10_000);
});

test.each([
  ['{"a": 1, "b": [1, 2', 'the text ends where "," or "]" was expected', 19],
  ['{"a": 1', 'the text ends where "," or "}" was expected', 7],
  ['{"a": "unfin', 'the text ends inside a string', 12],
  ['', 'the text ends where a value was expected', 0],
  ['{"a": tru}', 'expected a value, found "tru"', 6],
  ['{a: 1}', 'expected a key in double quotes, found "a"', 1],
  ['{"a": 1} x', 'expected the end of the text, found "x"', 9],
  ['[1,]', 'expected a value, found "]"', 3],
  ['["a\nb"]', 'unescaped line end in a string', 3],
  ['["\\q"]', 'bad escape \\q in a string', 2],
])('reports the expectation and its place in %j', (text, message, index) => {
  expect(readJson(text)).toEqual({ problem: { message, index } });
});

test('reads 100,000 levels of nesting without a stack overflow', () => {
  const depth = 100_000;
  const read = readJson('['.repeat(depth) + ']'.repeat(depth));
  expect(read).toHaveProperty('node');
  expect(readJson('{"a":'.repeat(depth))).toMatchObject({ problem: { index: 5 * depth } });
});

test('keeps __proto__ as a key and uses the last of two equal keys', () => {
  const value = valueOfJson('{"__proto__": {"polluted": 1}, "a": 1, "a": 2}') as object;
  expect(Object.keys(value)).toEqual(['__proto__', 'a']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(value).toHaveProperty('a', 2);
});

test('refuses a text with more than 2,000,000 values', () => {
  expect(readJson(`[${'1,'.repeat(2_000_000)}1]`)).toMatchObject({ problem: { tooLarge: true } });
});
