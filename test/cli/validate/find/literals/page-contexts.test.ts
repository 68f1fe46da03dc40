import { expect, test } from 'vitest';
import { plainValueOf } from '../../../../../cli/validate/find/literals/literal-node.ts';
import { findPageContexts } from '../../../../../cli/validate/find/literals/page-contexts.ts';
import { sliceOf } from '../../../../../cli/validate/text/mapped-text.ts';

const contextsOf = (script: string) =>
  findPageContexts(sliceOf(script, 0)).map((found) => ('node' in found ? plainValueOf(found.node) : found.problem.message));

test.each([
  ['Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"a":1};', [{ a: 1 }]],
  [
    'Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"a":["\\u0041\\"}", -1, null]}; x = \'',
    [{ a: ['A"}', -1, null] }],
  ],
  ['Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"a":1, b: 2};', [{ a: 1, b: 2 }]],
  ['Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"a":1}; Static.SQUARESPACE_CONTEXT = {};', [{ a: 1 }, {}]],
  ['Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"a":1,}', [{ a: 1 }]],
  ['Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"a":"x', ['the text ends inside a string']],
  [
    'Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"__proto__":1,"__proto__":2};',
    ['redefinition of __proto__ property'],
  ],
  ["window.Static['SQUARESPACE_CONTEXT'] = {a: 1};", [{ a: 1 }]],
  ['Static = {SQUARESPACE_CONTEXT: {a: 1}, b: 2};', [{ a: 1 }]],
  ['Static.SQUARESPACE_CONTEXT /* x */ =\n\n {\n a\n:\n1 // y\n}', [{ a: 1 }]],
  ['Static.SQUARESPACE_CONTEXT = {a: 1}; if (x) { Static.SQUARESPACE_CONTEXT = {b: 2}; }', [{ a: 1 }, { b: 2 }]],
  [`Static.SQUARESPACE_CONTEXT = JSON.parse("{\\"a\\":\\"\\\\u0041\\"}");`, [{ a: 'A' }]],
  ['Static.SQUARESPACE_CONTEXT = {a: 1', ['the text ends where "," or "}" was expected']],
])('reads the context in %j', (script, contexts) => {
  expect(contextsOf(script)).toEqual(contexts);
});

test.each([
  'var s = "Static.SQUARESPACE_CONTEXT = {a: 1}";',
  '// Static.SQUARESPACE_CONTEXT = {a: 1}',
  '/* Static.SQUARESPACE_CONTEXT = {a: 1} */',
  'var r = /SQUARESPACE_CONTEXT = {a: 1}/;',
  `var t = \`\${x} Static.SQUARESPACE_CONTEXT = {a: 1}\`;`,
  'if (Static.SQUARESPACE_CONTEXT == {}) {}',
  'var c = Static.SQUARESPACE_CONTEXT.website;',
  'Static.SQUARESPACE_CONTEXT = window.other;',
  'MY_SQUARESPACE_CONTEXT = {a: 1}',
])('finds no context in %j', (script) => {
  expect(contextsOf(script)).toEqual([]);
});

test('finds a context after an apostrophe in a misread place', () => {
  expect(contextsOf("x = a\n/ b'c\nStatic.SQUARESPACE_CONTEXT = {a: 1};")).toEqual([{ a: 1 }]);
});

test('returns the place of a value inside JSON.parse', () => {
  const script = `Static.SQUARESPACE_CONTEXT = JSON.parse('{"a":\\'1\\'}')`;
  const [found] = findPageContexts(sliceOf(script, 0));
  expect(found && 'problem' in found && found.text.offsetOf(found.problem.index)).toBe(script.indexOf("\\'1"));
});

test.each([
  ['100,000 unclosed comments', `Static.SQUARESPACE_CONTEXT = 1;${'/*'.repeat(100_000)}`],
  ['100,000 characters that begin no token', `Static.SQUARESPACE_CONTEXT = 1;${'@'.repeat(100_000)}`],
  ['100,000 unclosed templates', `Static.SQUARESPACE_CONTEXT = 1;${'`${'.repeat(100_000)}`],
  ['100,000 open groups in a regular expression', `Static.SQUARESPACE_CONTEXT = 1; x = /${'('.repeat(100_000)}/`],
])('ends for %s', (_name, script) => {
  expect(contextsOf(script)).toEqual([]);
});

test('finds a context after an import, and none after an unreadable context', () => {
  expect(contextsOf("import a from 'a'; export const b = 1; Static.SQUARESPACE_CONTEXT = {a: 1};")).toEqual([{ a: 1 }]);
  expect(contextsOf('Static.SQUARESPACE_CONTEXT = {a: }; Static.SQUARESPACE_CONTEXT = {b: 1};')).toEqual([
    'expected a value, found "}"',
  ]);
});
