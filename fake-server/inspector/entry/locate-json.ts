/** A part of a text, from its first character to the one after its last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the place of a value in JSON text; of an absent value the nearest one around it; null for text that is not JSON. */
export function locateJson(text: string, pointer: string): TextRange | null {
  let start = skipSpace(text, 0);
  for (const key of keysOf(pointer)) {
    const next = memberOf(text, start, key);
    if (next === null) break;
    start = next;
  }
  const end = endOfValue(text, start);
  return end === null ? null : { start, end };
}

export const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the start of a member's value in the object or list at `start`; null when it has no such member. */
function memberOf(text: string, start: number, key: string): number | null {
  const isList = text[start] === '[';
  if (!isList && text[start] !== '{') return null;
  let at = skipSpace(text, start + 1);
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index += 1) {
    let name = String(index);
    if (!isList) {
      const nameEnd = endOfValue(text, at);
      if (nameEnd === null) return null;
      name = nameIn(text.slice(at, nameEnd));
      at = skipSpace(text, skipSpace(text, nameEnd) + 1);
    }
    if (name === key) return at;
    const end = endOfValue(text, at);
    if (end === null) return null;
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return null;
}

function nameIn(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
  return at;
}

/** Returns the end of the value at `start`, without recursion; null where no value is complete. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      at = endOfText(text, at);
      if (depth === 0) return at + 1;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
      if (depth < 0) return at > start ? at : null;
    } else if (depth === 0 && (character === ',' || character === ':')) return at > start ? at : null;
  }
  return depth === 0 && start < text.length ? text.length : null;
}

function endOfText(text: string, quote: number): number {
  let at = quote + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
