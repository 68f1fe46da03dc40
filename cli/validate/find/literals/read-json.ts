import { shorten } from '../../text/describe.ts';
import type { LiteralMember, LiteralNode } from './literal-node.ts';
import { characterName, type LiteralProblem, readString } from './string-literal.ts';

export type LiteralResult = { readonly node: LiteralNode } | { readonly problem: LiteralProblem };

/** Maximum number of values in one text; each needs about a hundred bytes. */
const maxValues = 2_000_000;

/** Reads a text as JSON, as strictly as JSON.parse, at any depth. Never throws. */
export function readJson(text: string): LiteralResult {
  const result = readJsonAt(text, 0);
  if ('problem' in result) return result;
  const end = skipSpace(text, result.node.end);
  if (end === text.length) return result;
  return { problem: { message: `expected the end of the text, found ${characterName(text[end] ?? '')}`, index: end } };
}

/** Reads the value of JSON that begins at or after `start`, whatever follows it. Never throws. */
export const readJsonAt = (text: string, start: number): LiteralResult => new JsonReader(text, start).read();

type Container = Extract<LiteralNode, { kind: 'object' | 'array' }>;

/**
 * Thrown inside the reader only; `read` turns it into a result. It is not an Error, because pages contain many broken texts and
 * stacks are slow.
 */
class Unreadable {
  readonly problem: LiteralProblem;
  constructor(problem: LiteralProblem) {
    this.problem = problem;
  }
}

class JsonReader {
  readonly #text: string;
  readonly #open: Container[] = [];
  /** Keys of open objects whose values follow; undefined for arrays. */
  readonly #keys: (Pick<LiteralMember, 'key' | 'keyStart'> | undefined)[] = [];
  #at: number;
  #values = 0;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  read(): LiteralResult {
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

  /** Reads and returns the next value. Opens a non-empty object or array, and returns undefined. */
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
      this.#beforeValue(node);
      return undefined;
    }
    return this.#scalar(start);
  }

  /** Reads the key and colon before a value of an object; nothing in an array. */
  #beforeValue(node: Container): void {
    if (node.kind === 'array') return;
    this.#keys[this.#keys.length - 1] = this.#key();
    this.#skip();
    if (this.#text[this.#at] !== ':') throw this.#expected('":"');
    this.#at += 1;
  }

  /** Adds a value to its container and closes those that end with it. Returns the outermost one when it closes. */
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
        this.#beforeValue(parent);
        return undefined;
      }
      if (!this.#closes(parent)) throw this.#expected(parent.kind === 'object' ? '"," or "}"' : '"," or "]"');
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

  #key(): Pick<LiteralMember, 'key' | 'keyStart'> {
    this.#skip();
    const keyStart = this.#at;
    if (this.#text[keyStart] !== '"') throw this.#expected('a key in double quotes');
    return { key: this.#string(), keyStart };
  }

  #scalar(start: number): LiteralNode {
    const character = this.#text[start];
    if (character === '"') return { kind: 'string', start, value: this.#string(), end: this.#at };
    word.lastIndex = start;
    const text = word.exec(this.#text)?.[0] ?? '';
    const end = start + text.length;
    const value = words.has(text) ? words.get(text) : isNumber.test(text) ? Number(text) : undefined;
    if (value === undefined) throw this.#expected('a value', text.length > 1 ? `"${shorten(text)}"` : undefined);
    this.#at = end;
    return { kind: 'scalar', start, end, value };
  }

  /** Reads the next string. In the common case, without escapes and control characters, it is a slice. */
  #string(): string {
    const start = this.#at;
    const quote = this.#text.charCodeAt(start);
    let at = start + 1;
    let hasEscapes = false;
    for (; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === quote || code < 32) break;
      if (code !== backslash) continue;
      hasEscapes = true;
      at += 1;
    }
    if (this.#text.charCodeAt(at) === quote) {
      const value = hasEscapes ? unescaped(this.#text.slice(start, at + 1)) : this.#text.slice(start + 1, at);
      if (value !== undefined) {
        this.#at = at + 1;
        return value;
      }
    }
    const read = readString(this.#text, start, 'json');
    if ('problem' in read) throw new Unreadable(read.problem);
    this.#at = read.end;
    return read.value.text;
  }

  #skip(): void {
    this.#at = skipSpace(this.#text, this.#at);
  }

  #tooLarge(): Unreadable {
    const message = `more than ${maxValues.toLocaleString('en')} values in one text`;
    return new Unreadable({ message, index: this.#at, tooLarge: true });
  }

  #expected(what: string, found = characterName(this.#text[this.#at] ?? '')): Unreadable {
    const atEnd = this.#at >= this.#text.length;
    const message = atEnd ? `the text ends where ${what} was expected` : `expected ${what}, found ${found}`;
    return new Unreadable({ message, index: Math.min(this.#at, this.#text.length) });
  }
}

function skipSpace(text: string, index: number): number {
  let at = index;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at += 1;
  }
}

/** Returns the value of a string with its quotes; undefined for a bad escape. */
function unescaped(literal: string): string | undefined {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return undefined;
  }
}

const backslash = 92;
const word = /[-+.\w]*/y;
const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const words: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);
