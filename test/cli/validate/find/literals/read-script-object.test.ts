import vm from 'node:vm';
import { expect, test } from 'vitest';
import { type LiteralNode, plainValueOf } from '../../../../../cli/validate/find/literals/literal-node.ts';
import { readScriptObject } from '../../../../../cli/validate/find/literals/read-script-object.ts';
import { seededRandom } from '../../../../helpers/values/generate.ts';

const valueIn = (text: string) => {
  const read = readScriptObject(text, 0);
  return 'node' in read ? plainValueOf(read.node) : read.problem;
};

test('reads a script object: bare keys, both quotes, comments, trailing commas, hex escapes, minified constants', () => {
  const text = `{
    bare: 'it\\'s', "quoted": "\\x41\\u{1F600}", $a_1: [1, 2, ], // comment
    yes: !0, no: !1, none: void 0, undef: undefined, hex: 0xFF, dot: .5, minus: -3, /* other */
    template: \`multi
line\`, nested: {deep: {er: [null,]}},
  }`;
  expect(valueIn(text)).toEqual({
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

test('skips values that only running the script determines, and reads the others', () => {
  const text = `{a: compute({x: [1]}), b: "x" + y, get c() { return {d: 1}; }, [k]: 2, ...rest, short, f(a, b) { return /[,}]/; },
    g: \`a\${ {z: "}"} }b\`, h: new Date(2020, 1), i: cond ? {a: 1} : [2], last: 'kept'}`;
  const value = valueIn(text) as Record<string, unknown>;
  expect(value.last).toBe('kept');
  expect(value.a).toBeUndefined();
  expect(value.g).toBeUndefined();
});

test('stops at the end of the literal and ignores later statements', () => {
  const read = readScriptObject('x = {a: 1}; other();', 4);
  expect(read).toMatchObject({ node: { start: 4, end: 10 } });
});

test.each([
  ['{a: {b: 1}', 'the text ends where "," or "}" was expected'],
  ['{a: ', 'the text ends where a value was expected'],
  ['{a: 1 b: 2}', 'expected "," or "}", found "b"'],
  ['{"a": "x', 'the text ends inside a string'],
])('reports why the script literal %j cannot be read', (text, message) => {
  const read = readScriptObject(text, 0);
  expect('problem' in read && read.problem.message).toBe(message);
});

test.each([
  ['{"a": "x\ny"}', 'unescaped line end in a string', 8],
  ['{a: "\\u00zz"}', 'bad escape \\u in a string', 5],
  ['{a: [1, 2', 'the text ends where "," or "]" was expected', 9],
  ['{a: 1,, b: 2}', 'expected a key, found ","', 6],
  ['{a: {{b}}}', 'expected a key, found "{"', 5],
  ['{a: {% if b %}1}', 'expected a key, found "%"', 5],
  ['{a: }', 'expected a value, found "}"', 4],
  ['{a: b c}', 'expected "," or "}", found "c"', 6],
  ['{a: f(1', 'the text ends where "," or ")" was expected', 7],
  ['{a: 1 /* open', 'the text ends where "," or "}" was expected', 13],
  ['{a: `open', 'the text ends inside a template', 9],
  ['{a: /open\n/}', 'unterminated regular expression', 4],
  ['{a: function () { if x }}', 'unexpected "x"', 21],
])('reports the problem and its place in %j', (text, message, index) => {
  expect(readScriptObject(text, 0)).toEqual({ problem: { message, index } });
});

test('returns the place of each kind of value, also of omitted elements', () => {
  const read = readScriptObject('x = {a: [1, , /* , */ , "b"], get c() { return 1; }, [d]: 2, ...e}', 4);
  expect(read).toMatchObject({
    node: {
      start: 4,
      end: 66,
      members: [
        { key: 'a', keyStart: 5, value: { start: 8, elements: [{ start: 9 }, { start: 12 }, { start: 22 }, { start: 24 }] } },
        { key: 'c', keyStart: 30, value: { kind: 'expression', start: 30 } },
        { key: '', keyStart: 53, value: { kind: 'expression', start: 53 } },
        { key: '', keyStart: 61, value: { kind: 'expression', start: 61 } },
      ],
    },
  });
});

test('refuses nesting too deep for the stack, and more than 2,000,000 tokens', () => {
  expect(readScriptObject(`{a:${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 0)).toMatchObject({ problem: { tooLarge: true } });
  expect(readScriptObject(`{a:[${','.repeat(2_000_000)}]}`, 0)).toMatchObject({ problem: { tooLarge: true } });
});

const random = seededRandom(12);
const below = (count: number) => Math.floor(random() * count);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const space = () => pick(['', '', '', ' ', '\n', '/* , } */', '// x\n', '\t']);
const scalars = ['1', '-1', '.5', '0xFF', '1e3', 'true', 'null', 'undefined', 'void 0', '!0', '!1', '`t`', '""', '"\\u00e9"'];
const quoted = ["'it\\'s'", '"<\\/script>"', '"\\x41"', "'é😀'", '"{}"', "'//'", '"\\u{1F600}"', '","'];
const keys = ['a', '$c_1', '"q"', "'r s'", '12', 'größe', 'if'];

function literal(depth: number): string {
  const list = (item: () => string) =>
    Array.from({ length: 1 + below(3) }, () => `${space()}${item()}${space()}`).join(',') + pick(['', ',']);
  if (depth > 0 && below(2) === 0) return pick(depth > 3 ? ['{}', '[]'] : scalars);
  if (depth > 0 && below(3) === 0) return pick(quoted);
  if (depth > 0 && below(3) === 0) return `[${list(() => literal(depth + 1))}]`;
  return depth > 4 ? '{}' : `{${list(() => `${pick(keys)}${space()}:${space()}${literal(depth + 1)}`)}}`;
}

const run = (text: string): unknown => new vm.Script(`(${text})`).runInThisContext();

function leavesOf(node: LiteralNode): LiteralNode[] {
  if (node.kind === 'object') return node.members.flatMap(({ value }) => leavesOf(value));
  return node.kind === 'array' ? node.elements.flatMap(leavesOf) : [node];
}

test('reads 2,000 literals as a JavaScript engine does, with the place of each value', () => {
  for (let round = 0; round < 2000; round += 1) {
    const text = literal(0);
    const read = readScriptObject(text, 0);
    if ('problem' in read) expect.fail(`${read.problem.message} in ${text}`);
    expect(plainValueOf(read.node), text).toEqual(run(text));
    for (const leaf of leavesOf(read.node).slice(0, 3)) {
      expect(run(text.slice(leaf.start, leaf.end)), text).toEqual(plainValueOf(leaf));
    }
  }
});

test('refuses the same of 5,000 damaged literals as a JavaScript engine', () => {
  const compiles = (text: string): boolean => {
    try {
      new vm.Script(`(${text})`);
      return true;
    } catch {
      return false;
    }
  };
  let refused = 0;
  for (let round = 0; round < 5000; round += 1) {
    const whole = literal(0);
    const at = 1 + below(whole.length);
    const text = whole.slice(0, at) + pick([...'{}[]",:\\ \n/\'`a1-+()%@', '']) + whole.slice(at + below(3));
    const read = readScriptObject(text, 0);
    if ('problem' in read) refused += 1;
    // A script may continue after the object.
    const isRead = 'node' in read && compiles(text.slice(0, read.node.end));
    if (isRead ? false : 'node' in read || compiles(text)) expect.fail(`differs from the engine on ${JSON.stringify(text)}`);
    if ('problem' in read && read.problem.index > text.length)
      expect.fail(`reports a place after the end of ${JSON.stringify(text)}`);
  }
  expect(refused).toBeGreaterThan(1000);
});
