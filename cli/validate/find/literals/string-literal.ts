import { type MappedText, MappedTextBuilder } from '../../text/mapped-text.ts';

export type Dialect = 'json' | 'script';

export interface LiteralProblem {
  readonly message: string;
  /** Index in the text. */
  readonly index: number;
  /** Whether the text is valid so far, but too large to be read. */
  readonly tooLarge?: true;
}

const simpleEscapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Reads the string whose opening quote is at `start`. Returns its value with the place of each character, and the index after its
 * closing quote. Strings of scripts may have single quotes, hex and other escapes, and continue on the next line.
 */
export function readString(
  text: string,
  start: number,
  dialect: Dialect,
): { value: MappedText; end: number } | { problem: LiteralProblem } {
  const quote = text[start];
  const builder = new MappedTextBuilder();
  let copiedFrom = start + 1;
  let at = start + 1;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === quote) {
      builder.addCopied(text.slice(copiedFrom, at), copiedFrom);
      return { value: builder.build(at, (value) => escapeString(value, quote)), end: at + 1 };
    }
    if (character === '\\') {
      builder.addCopied(text.slice(copiedFrom, at), copiedFrom);
      const decoded = readEscape(text, at, dialect);
      if ('problem' in decoded) return decoded;
      builder.addDecoded(decoded.value, at);
      at = decoded.end;
      copiedFrom = at;
    } else if (isAllowed(character, quote, dialect)) at += 1;
    else return { problem: { message: `unescaped ${characterName(character)} in a string`, index: at } };
  }
  return { problem: { message: 'the text ends inside a string', index: text.length } };
}

/** Returns JSON that is also a literal of a script and does not end a script element. */
export const literalOf = (value: string | number | boolean): string => withEscapes(JSON.stringify(value), /[<\u2028\u2029]/g);

/** Escapes a text for a string with this quote, of JSON or a script. */
function escapeString(text: string, quote: string | undefined): string {
  const escaped = literalOf(text).slice(1, -1);
  return quote === '"' ? escaped : withEscapes(escaped, /['`$]/g);
}

const withEscapes = (text: string, special: RegExp): string =>
  text.replace(special, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

function isAllowed(character: string, quote: string | undefined, dialect: Dialect): boolean {
  if (dialect === 'json') return character >= ' ';
  return quote === '`' || (character !== '\n' && character !== '\r');
}

function readEscape(text: string, at: number, dialect: Dialect): { value: string; end: number } | { problem: LiteralProblem } {
  const character = text[at + 1];
  if (character === undefined) return { problem: { message: 'the text ends inside a string', index: text.length } };
  if (character === 'u') {
    const hex = /^[0-9a-fA-F]{4}/.exec(text.slice(at + 2, at + 6))?.[0];
    if (hex) return { value: String.fromCharCode(Number.parseInt(hex, 16)), end: at + 6 };
    const point = dialect === 'script' ? /^\{([0-9a-fA-F]{1,6})\}/.exec(text.slice(at + 2, at + 10)) : null;
    const code = Number.parseInt(point?.[1] ?? '', 16);
    if (point && code <= 0x10ffff) return { value: String.fromCodePoint(code), end: at + 2 + point[0].length };
  } else if (character in simpleEscapes) {
    return { value: simpleEscapes[character] ?? '', end: at + 2 };
  } else if (character === '"' || character === '\\' || character === '/') {
    return { value: character, end: at + 2 };
  } else if (dialect === 'script') {
    return readScriptEscape(text, at, character);
  }
  return { problem: { message: `bad escape \\${character} in a string`, index: at } };
}

function readScriptEscape(text: string, at: number, character: string) {
  if (character === 'x') {
    const hex = /^[0-9a-fA-F]{2}/.exec(text.slice(at + 2, at + 4))?.[0];
    if (!hex) return { problem: { message: 'bad escape \\x in a string', index: at } };
    return { value: String.fromCharCode(Number.parseInt(hex, 16)), end: at + 4 };
  }
  if (character === '\r' && text[at + 2] === '\n') return { value: '', end: at + 3 };
  if (/[\n\r\u2028\u2029]/.test(character)) return { value: '', end: at + 2 };
  if (character === 'v') return { value: '\v', end: at + 2 };
  const octal = /^(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/.exec(text.slice(at + 1, at + 4))?.[0];
  if (octal) return { value: String.fromCharCode(Number.parseInt(octal, 8)), end: at + 1 + octal.length };
  return { value: character, end: at + 2 };
}

/** Returns the name of a character for a sentence. */
export function characterName(character: string): string {
  const known: Readonly<Record<string, string>> = { '\n': 'line end', '\r': 'line end', '\t': 'tab', '\u0000': 'NUL' };
  return known[character] ?? (character < ' ' ? `control character ${character.charCodeAt(0)}` : `"${character}"`);
}
