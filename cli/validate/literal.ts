import { shorten } from './describe.ts';
import type { LiteralMember, LiteralNode } from './literal-node.ts';
import { skipExpression, skipTrivia, skipWord } from './script-tokens.ts';
import { type Dialect, type LiteralProblem, nameOf, readString } from './string-literal.ts';

export type LiteralResult = { readonly node: LiteralNode } | { readonly problem: LiteralProblem };

/** Values one text may hold; each costs about a hundred bytes. */
const maxValues = 2_000_000;

/** Reads a whole text as JSON, as strictly as JSON.parse, to any depth. Never throws. */
export function readJson(text: string): LiteralResult {
  const result = new LiteralReader(text, 'json').read(0);
  if ('problem' in result) return result;
  const end = skipJsonSpace(text, result.node.end);
  if (end === text.length) return result;
  return { problem: { message: `expected the end of the text, found ${nameOf(text[end] ?? '')}`, index: end } };
}

/**
 * Reads the literal that begins at `start` of a script: unquoted keys, either quotes, trailing commas, comments, void 0,
 * !0. What only running the script could tell becomes an `expression` node; nothing is evaluated. Never throws.
 */
export const readScriptLiteral = (text: string, start: number): LiteralResult => new LiteralReader(text, 'script').read(start);

type Container = Extract<LiteralNode, { kind: 'object' | 'array' }>;

/** Thrown inside the reader only; `read` turns it into a result. Not an Error: pages hold many broken texts, and stacks are dear. */
class Unreadable {
  readonly problem: LiteralProblem;
  constructor(problem: LiteralProblem) {
    this.problem = problem;
  }
}

class LiteralReader {
  readonly #text: string;
  readonly #dialect: Dialect;
  readonly #open: Container[] = [];
  /** Keys read whose values are still to come, one for each open object; undefined for arrays. */
  readonly #keys: (Pick<LiteralMember, 'key' | 'keyStart'> | undefined)[] = [];
  #at = 0;
  #values = 0;

  constructor(text: string, dialect: Dialect) {
    this.#text = text;
    this.#dialect = dialect;
  }

  read(start: number): LiteralResult {
    this.#at = start;
    try {
      for (;;) {
        const node = this.#closeFull(this.#value());
        if (node) return { node };
      }
    } catch (error) {
      if (error instanceof Unreadable) return { problem: error.problem };
      throw error;
    }
  }

  /** Reads the value at hand; an object or array that is not empty is opened, and undefined returned. */
  #value(): LiteralNode | undefined {
    this.#skip();
    this.#values += 1;
    if (this.#values > maxValues) throw this.#tooLarge();
    const start = this.#at;
    const character = this.#text[start];
    if (character === '{' || character === '[') {
      this.#at += 1;
      const node: Container =
        character === '{' ? { kind: 'object', start, end: 0, members: [] } : { kind: 'array', start, end: 0, elements: [] };
      if (this.#closes(node)) return node;
      this.#open.push(node);
      this.#keys.push(undefined);
      return this.#beforeValue(node);
    }
    return this.#dialect === 'json' ? this.#jsonScalar(start) : this.#scriptScalar(start);
  }

  /** Reads what stands before a value of an open container: nothing in an array, the key and colon in an object. */
  #beforeValue(node: Container): LiteralNode | undefined {
    if (node.kind === 'array') return undefined;
    const key = this.#dialect === 'json' ? this.#jsonKey() : this.#scriptKey();
    this.#keys[this.#keys.length - 1] = key;
    this.#skip();
    if (this.#text[this.#at] === ':') {
      this.#at += 1;
      return undefined;
    }
    if (this.#dialect === 'json') throw this.#expected('":"');
    // A shorthand, method, accessor or spread: one member whose value nobody but the script knows.
    return this.#expression(key.keyStart);
  }

  /** Puts a finished value into its container and closes those that end with it; returns the outermost when it closes. */
  #closeFull(value: LiteralNode | undefined): LiteralNode | undefined {
    let node = value;
    while (node) {
      const parent = this.#open.at(-1);
      if (!parent) return node;
      if (parent.kind === 'array') parent.elements.push(node);
      else {
        const key = this.#keys.at(-1);
        if (key) parent.members.push({ key: key.key, keyStart: key.keyStart, value: node });
      }
      this.#skip();
      if (this.#text[this.#at] === ',') {
        this.#at += 1;
        if (this.#dialect === 'json' || !this.#closes(parent)) {
          node = this.#beforeValue(parent);
          continue;
        }
      } else if (!this.#closes(parent)) throw this.#expected(parent.kind === 'object' ? '"," or "}"' : '"," or "]"');
      this.#open.pop();
      this.#keys.pop();
      node = parent;
    }
    return undefined;
  }

  #closes(node: Container): boolean {
    this.#skip();
    if (this.#text[this.#at] !== (node.kind === 'object' ? '}' : ']')) return false;
    this.#at += 1;
    node.end = this.#at;
    return true;
  }

  #jsonKey(): Pick<LiteralMember, 'key' | 'keyStart'> {
    this.#skip();
    const keyStart = this.#at;
    if (this.#text[keyStart] !== '"') throw this.#expected('a key in double quotes');
    return { key: this.#string(), keyStart };
  }

  #scriptKey(): Pick<LiteralMember, 'key' | 'keyStart'> {
    this.#skip();
    const keyStart = this.#at;
    const character = this.#text[keyStart];
    if (character === '"' || character === "'") return { key: this.#string(), keyStart };
    const end = skipWord(this.#text, keyStart);
    if (end > keyStart) {
      this.#at = end;
      return { key: this.#text.slice(keyStart, end), keyStart };
    }
    if (character === '[' || character === '.' || character === '*') return { key: '', keyStart };
    throw this.#expected('a key');
  }

  #jsonScalar(start: number): LiteralNode {
    const character = this.#text[start];
    if (character === '"') return { kind: 'string', start, value: this.#string(), end: this.#at };
    const word = /[-+.\w]*/y;
    word.lastIndex = start;
    const text = word.exec(this.#text)?.[0] ?? '';
    const end = start + text.length;
    if (text in jsonWords) return this.#scalar(start, end, jsonWords[text as keyof typeof jsonWords]);
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text)) return this.#scalar(start, end, Number(text));
    throw this.#expected('a value', text.length > 1 ? `"${shorten(text)}"` : undefined);
  }

  #scriptScalar(start: number): LiteralNode {
    const character = this.#text[start];
    if (character === ',' || character === ']') {
      if (this.#open.at(-1)?.kind === 'array') return { kind: 'scalar', start, end: start, value: undefined };
      throw this.#expected('a value');
    }
    if (character === undefined || character === '}' || character === ')') throw this.#expected('a value');
    const node = this.#simpleScriptScalar(start);
    if (node && this.#endsValue()) return node;
    this.#at = start;
    return this.#expression(start);
  }

  #simpleScriptScalar(start: number): LiteralNode | undefined {
    const character = this.#text[start] ?? '';
    if (character === '"' || character === "'") return { kind: 'string', start, value: this.#string(), end: this.#at };
    if (character === '`') {
      const read = readString(this.#text, start, 'script');
      if ('problem' in read || read.value.text.includes('${')) return undefined;
      this.#at = read.end;
      return { kind: 'string', start, value: read.value.text, end: read.end };
    }
    const word =
      /(?:void\s+0|![01]|[-+]?\s*(?:0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|\w+))/y;
    word.lastIndex = start;
    const text = word.exec(this.#text)?.[0];
    if (text === undefined) return undefined;
    const value = scriptScalarValue(text);
    return value === notScalar ? undefined : this.#scalar(start, start + text.length, value);
  }

  #scalar(start: number, end: number, value: number | boolean | null | undefined): LiteralNode {
    this.#at = end;
    return { kind: 'scalar', start, end, value };
  }

  #expression(start: number): LiteralNode {
    this.#at = skipExpression(this.#text, start);
    if (this.#at >= this.#text.length || this.#at === start) throw this.#expected('a value');
    return { kind: 'expression', start, end: this.#at };
  }

  /** Whether the value just read is all of it, and not the beginning of a longer expression such as `"a" + b`. */
  #endsValue(): boolean {
    this.#skip();
    if (this.#open.length === 0) return true;
    const operator = /[-+*/%<>=!&|^?.([`]|in(?:stanceof)?\b/y;
    operator.lastIndex = this.#at;
    return !operator.test(this.#text);
  }

  /** The string at hand. The common case, no escape and no control character, is a plain slice. */
  #string(): string {
    const start = this.#at;
    const quote = this.#text.charCodeAt(start);
    for (let at = start + 1; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === quote) {
        this.#at = at + 1;
        return this.#text.slice(start + 1, at);
      }
      if (code === 92 || code < 32) break;
    }
    const read = readString(this.#text, start, this.#dialect);
    if ('problem' in read) throw new Unreadable(read.problem);
    this.#at = read.end;
    return read.value.text;
  }

  #skip(): void {
    this.#at = this.#dialect === 'json' ? skipJsonSpace(this.#text, this.#at) : skipTrivia(this.#text, this.#at);
  }

  #tooLarge(): Unreadable {
    const message = `more than ${maxValues.toLocaleString('en')} values in one text`;
    return new Unreadable({ message, index: this.#at, tooLarge: true });
  }

  #expected(what: string, found = nameOf(this.#text[this.#at] ?? '')): Unreadable {
    const atEnd = this.#at >= this.#text.length;
    const message = atEnd ? `the text ends where ${what} was expected` : `expected ${what}, found ${found}`;
    return new Unreadable({ message, index: Math.min(this.#at, this.#text.length) });
  }
}

function skipJsonSpace(text: string, index: number): number {
  let at = index;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at += 1;
  }
}

const jsonWords = Object.assign(Object.create(null), { true: true, false: false, null: null }) as {
  true: true;
  false: false;
  null: null;
};

const notScalar = Symbol('not a scalar');

function scriptScalarValue(text: string): number | boolean | null | undefined | typeof notScalar {
  if (text in jsonWords) return jsonWords[text as keyof typeof jsonWords];
  if (text === '!0') return true;
  if (text === '!1') return false;
  if (text === 'undefined' || text.startsWith('void')) return undefined;
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/^[-+]\s*/, '');
  if (digits === 'NaN' || digits === 'Infinity') return sign * Number(digits);
  const value = Number(digits);
  return Number.isNaN(value) ? notScalar : sign * value;
}
