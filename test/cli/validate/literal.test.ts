import { expect, test } from 'vitest';
import { readJson, readScriptLiteral } from '../../../cli/validate/literal.ts';
import { plainValueOf } from '../../../cli/validate/literal-node.ts';

const valueOfJson = (text: string) => {
  const read = readJson(text);
  return 'node' in read ? plainValueOf(read.node) : read.problem;
};
const valueOfScript = (text: string) => {
  const read = readScriptLiteral(text, 0);
  return 'node' in read ? plainValueOf(read.node) : read.problem;
};

// covers: cli/validate/literal-node.ts

test('accepts and refuses exactly what JSON.parse does, over 20,000 damaged texts', () => {
  const seeds = [
    '{"a":[1,-2.5e+3,0,true,false,null,"x\\u00e9\\n\\"/\\\\"],"b":{"c":"","d":[]},"__proto__":{"e":{}}}',
    ' [ {"design" : "grid", "gutter":0.5} , "\u2028", {"a":1,"a":2} ]\r\n',
    '"text"',
    '-0',
  ];
  const alphabet = '{}[]",:\\ \n\t\u0001u0eE+-.129tfnaé/';
  let state = 42;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  for (let round = 0; round < 20_000; round += 1) {
    let text = seeds[random(seeds.length)] ?? '';
    for (let change = random(3); change >= 0; change -= 1) {
      const at = random(text.length + 1);
      text = text.slice(0, at) + (random(2) ? (alphabet[random(alphabet.length)] ?? '') : '') + text.slice(at + random(3));
    }
    const ours = readJson(text);
    let theirs: { value: unknown } | undefined;
    try {
      theirs = { value: JSON.parse(text) };
    } catch {
      theirs = undefined;
    }
    if ('node' in ours !== (theirs !== undefined)) expect.fail(`differs from JSON.parse on ${JSON.stringify(text)}`);
    if ('node' in ours) expect(JSON.stringify(plainValueOf(ours.node))).toBe(JSON.stringify(theirs?.value));
  }
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
])('says what was expected and where in %j', (text, message, index) => {
  expect(readJson(text)).toEqual({ problem: { message, index } });
});

test('reads 100,000 levels of nesting without a stack overflow', () => {
  const depth = 100_000;
  const read = readJson('['.repeat(depth) + ']'.repeat(depth));
  expect(read).toHaveProperty('node');
  expect(readJson('{"a":'.repeat(depth))).toMatchObject({ problem: { index: 5 * depth } });
});

test('keeps __proto__ as a key and lets the last of two equal keys win', () => {
  const value = valueOfJson('{"__proto__": {"polluted": 1}, "a": 1, "a": 2}') as object;
  expect(Object.keys(value)).toEqual(['__proto__', 'a']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(value).toHaveProperty('a', 2);
});

test('reads a script object: bare keys, both quotes, comments, trailing commas, hex escapes, minified constants', () => {
  const text = `{
    bare: 'it\\'s', "quoted": "\\x41\\u{1F600}", $a_1: [1, 2, ], // comment
    yes: !0, no: !1, none: void 0, undef: undefined, hex: 0xFF, dot: .5, minus: -3, /* other */
    template: \`multi
line\`, nested: {deep: {er: [null,]}},
  }`;
  expect(valueOfScript(text)).toEqual({
    bare: "it's",
    quoted: 'A😀',
    $a_1: [1, 2],
    yes: true,
    no: false,
    none: undefined,
    undef: undefined,
    hex: 255,
    dot: 0.5,
    minus: -3,
    template: 'multi\nline',
    nested: { deep: { er: [null] } },
  });
});

test('refuses a text with more than 2,000,000 values instead of filling the memory', () => {
  expect(readJson(`[${'1,'.repeat(2_000_000)}1]`)).toMatchObject({ problem: { tooLarge: true } });
});

test('steps over what only running the script could tell and reads the rest', () => {
  const text = `{a: compute({x: [1]}), b: "x" + y, get c() { return {d: 1}; }, [k]: 2, ...rest, short, f(a, b) { return /[,}]/; },
    g: \`a\${ {z: "}"} }b\`, h: new Date(2020, 1), i: cond ? {a: 1} : [2], last: 'kept'}`;
  const value = valueOfScript(text) as Record<string, unknown>;
  expect(value.last).toBe('kept');
  expect(value.a).toBeUndefined();
  expect(value.g).toBeUndefined();
});

test('stops at the end of the literal and ignores the statements behind it', () => {
  const read = readScriptLiteral('x = {a: 1}; other();', 4);
  expect(read).toMatchObject({ node: { start: 4, end: 10 } });
});

test.each([
  ['{a: {b: 1}', 'the text ends where "," or "}" was expected'],
  ['{a: ', 'the text ends where a value was expected'],
  ['{a: 1 b: 2}', 'expected "," or "}", found "b"'],
  ['{"a": "x', 'the text ends inside a string'],
])('tells why the script literal %j cannot be read', (text, message) => {
  const read = readScriptLiteral(text, 0);
  expect('problem' in read && read.problem.message).toBe(message);
});
