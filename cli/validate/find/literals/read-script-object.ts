import {
  type ArrayExpression,
  type Expression,
  type ObjectExpression,
  type Options,
  parseExpressionAt,
  type SpreadElement,
  type Token,
  tokTypes,
} from 'acorn';
import type { LiteralMember, LiteralNode } from './literal-node.ts';
import type { LiteralResult } from './read-json.ts';
import { characterName, type LiteralProblem } from './string-literal.ts';

/** Maximum number of tokens of one literal; each needs some fifty bytes (our choice). */
export const maxTokens = 2_000_000;

/**
 * Parser options for scripts and modules. Statements are accepted in any place, because only a part of a script is read.
 */
export const scriptOptions: Options = {
  ecmaVersion: 'latest',
  sourceType: 'script',
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowSuperOutsideMethod: true,
  checkPrivateFields: false,
  preserveParens: true,
};

/**
 * Reads the object literal of a script that begins at `start`, with bare keys, both quotes, trailing commas, comments, `void 0`
 * and `!0`. Values that only running the script determines become `expression` nodes; nothing is evaluated. Never throws.
 */
export function readScriptObject(text: string, start: number): LiteralResult {
  const end = endOfObject(text, start);
  if (typeof end !== 'number') return { problem: end };
  try {
    return { node: nodeOf(parseExpressionAt(text.slice(0, end), start, scriptOptions), text) };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    // The first time ends at the closing brace; this time, the parser also looks for keys that must not be there twice.
    const isTwice = /^Redefinition/.test(error.message);
    return { problem: isTwice ? problemOf(error as AcornError, text, new Progress()) : tooDeep(start) };
  }
}

/** Thrown to stop the parser at the end of the object. */
class Closed extends Error {
  readonly end: number;
  constructor(end: number) {
    super();
    this.end = end;
  }
}

/** Returns the index after the object's closing brace, or the problem of an object without an end. */
function endOfObject(text: string, start: number): number | LiteralProblem {
  const progress = new Progress();
  try {
    parseExpressionAt(text, start, { ...scriptOptions, onToken: (token) => progress.add(token) });
    return progress.problemAt(text, text.length);
  } catch (error) {
    if (error instanceof Closed) return error.end;
    if (error instanceof TooLarge) return { message: error.message, index: progress.end, tooLarge: true };
    if (error instanceof RangeError) return tooDeep(start);
    if (error instanceof SyntaxError) return problemOf(error as AcornError, text, progress);
    throw error;
  }
}

class TooLarge extends Error {}

const tooDeep = (index: number): LiteralProblem => ({ message: 'it nests too deep', index, tooLarge: true });

/** `pos` is the start of the wrong token, `raisedAt` how far it was read. */
interface AcornError extends SyntaxError {
  readonly pos: number;
  readonly raisedAt: number;
}

function problemOf({ message, pos, raisedAt }: AcornError, text: string, progress: Progress): LiteralProblem {
  if (message.startsWith('Unterminated string')) {
    const found = text[raisedAt];
    if (found === undefined) return { message: 'the text ends inside a string', index: text.length };
    return { message: `unescaped ${characterName(found)} in a string`, index: raisedAt };
  }
  if (message.startsWith('Unterminated template')) return { message: 'the text ends inside a template', index: text.length };
  if (message.startsWith('Unterminated comment')) return progress.problemAt(text, text.length);
  if (message.startsWith('Unexpected')) return progress.problemAt(text, Math.min(pos, text.length));
  // Here, acorn's position is after the first character.
  if (message.startsWith('Expecting Unicode')) return progress.problemAt(text, pos - 1);
  if (/^(Bad character escape|Code point|Octal)/.test(message)) {
    const index = text.lastIndexOf('\\', pos);
    return { message: `bad escape \\${text[index + 1]} in a string`, index };
  }
  if (message.startsWith('Not enough stack')) return tooDeep(pos);
  const sentence = message.replace(/ \(\d+:\d+\)$/, '');
  const index = sentence.includes('regular expression') ? pos - 1 : pos;
  return { message: sentence.charAt(0).toLowerCase() + sentence.slice(1), index };
}

const { braceL, braceR, bracketL, bracketR, parenL, parenR, dollarBraceL, comma, colon, arrow } = tokTypes;
const opening = new Set([braceL, bracketL, parenL, dollarBraceL]);
const closing = new Set([braceR, bracketR, parenR]);
/** Tokens after which a brace starts an object; after others it may start a block. */
const beforeObject = new Set([undefined, colon, comma, bracketL, parenL]);
const { name, num, string, regexp, backQuote, _this, _null, _true, _false } = tokTypes;
const endsValue = new Set([...closing, name, num, string, regexp, backQuote, _this, _null, _true, _false]);

/** Progress of the parser: its open brackets, from which the expected tokens follow. */
class Progress {
  readonly #open: ('object' | 'array' | 'parenthesis' | 'other')[] = [];
  #last: Token['type'] | undefined;
  #tokens = 0;
  end = 0;

  add({ type, end }: Token): void {
    this.#tokens += 1;
    this.end = end;
    if (this.#tokens > maxTokens) throw new TooLarge(`more than ${maxTokens.toLocaleString('en')} tokens in one literal`);
    if (opening.has(type)) this.#open.push(this.#kindOf(type));
    else if (closing.has(type)) {
      this.#open.pop();
      if (this.#open.length === 0) throw new Closed(end);
    }
    this.#last = type;
  }

  problemAt(text: string, index: number): LiteralProblem {
    const found = text[index];
    const expected = this.#expected();
    if (found === undefined) return { message: `the text ends where ${expected ?? 'more'} was expected`, index: text.length };
    return {
      message: expected ? `expected ${expected}, found ${characterName(found)}` : `unexpected ${characterName(found)}`,
      index,
    };
  }

  #kindOf(type: Token['type']) {
    if (type === bracketL) return 'array';
    if (type === parenL) return 'parenthesis';
    return type === braceL && beforeObject.has(this.#last) ? 'object' : 'other';
  }

  /** Returns the expected token; undefined inside functions and other code that is not a literal. */
  #expected(): string | undefined {
    const [last, container] = [this.#last, this.#open.at(-1)];
    if (container === undefined || container === 'other' || last === arrow) return undefined;
    if (last && endsValue.has(last)) return { object: '"," or "}"', array: '"," or "]"', parenthesis: '"," or ")"' }[container];
    return container === 'object' && last !== colon && (last === comma || last === braceL) ? 'a key' : 'a value';
  }
}

function nodeOf(node: Expression | SpreadElement, text: string): LiteralNode {
  const { start, end } = node;
  if (node.type === 'ObjectExpression') return { kind: 'object', start, end, members: membersOf(node, text) };
  if (node.type === 'ArrayExpression') return { kind: 'array', start, end, elements: elementsOf(node, text) };
  const value = scalarOf(node);
  if (value === computed) return { kind: 'expression', start, end };
  return typeof value === 'string' ? { kind: 'string', start, end, value } : { kind: 'scalar', start, end, value };
}

const membersOf = ({ properties }: ObjectExpression, text: string): LiteralMember[] =>
  properties.map((property) => {
    const { start, end } = property;
    const expression: LiteralNode = { kind: 'expression', start, end };
    if (property.type === 'SpreadElement' || property.computed) return { key: '', keyStart: start, value: expression };
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    // Accessors, methods and shorthands are members with an unknown value.
    const isPlain = property.kind === 'init' && !property.method && !property.shorthand;
    return { key: name, keyStart: start, value: isPlain ? nodeOf(property.value, text) : expression };
  });

function elementsOf({ start, elements }: ArrayExpression, text: string): LiteralNode[] {
  let after = start + 1;
  return elements.map((element, index) => {
    // An omitted element has the place of its comma.
    const at = element?.start ?? afterSpace(text, index === 0 ? after : afterSpace(text, after) + 1);
    after = element?.end ?? at;
    return element ? nodeOf(element, text) : { kind: 'scalar', start: at, end: at, value: undefined };
  });
}

/** Returns the index after white space and comments. */
function afterSpace(text: string, index: number): number {
  const space = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n\r\u2028\u2029]*)*/y;
  space.lastIndex = index;
  space.test(text);
  return space.lastIndex;
}

const computed = Symbol('computed by the script');

function scalarOf(node: Expression | SpreadElement): string | number | boolean | null | undefined | typeof computed {
  switch (node.type) {
    case 'Literal': {
      const { value } = node;
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
      return node.raw === 'null' ? null : computed;
    }
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? computed) : computed;
    case 'Identifier':
      return node.name in namedValues ? namedValues[node.name as keyof typeof namedValues] : computed;
    case 'UnaryExpression':
      return unaryValue(node.operator, scalarOf(node.argument));
    default:
      return computed;
  }
}

const namedValues = Object.assign(Object.create(null), {
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
}) as { undefined: undefined; NaN: number; Infinity: number };

/** Returns the value of negative numbers and of minifiers' constants, such as `void 0` and `!0`. */
function unaryValue(operator: string, value: ReturnType<typeof scalarOf>): ReturnType<typeof scalarOf> {
  if (typeof value !== 'number') return computed;
  if (operator === '-') return -value;
  if (operator === '+') return value;
  if (operator === 'void') return undefined;
  return operator === '!' ? !value : computed;
}
