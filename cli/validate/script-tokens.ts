// Just enough of a script's grammar to step over what is not a literal: comments, strings, templates, regular expressions.

const lineTerminator = /[\n\r\u2028\u2029]/;
const wordCharacter = /[\p{ID_Continue}$\u200c\u200d]/u;

/** Index behind white space and comments; the end of the text for a comment that is not closed. */
export function skipTrivia(text: string, index: number): number {
  let at = index;
  for (;;) {
    while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
    if (text.startsWith('//', at) || text.startsWith('<!--', at)) {
      while (at < text.length && !lineTerminator.test(text[at] ?? '')) at += 1;
    } else if (text.startsWith('/*', at)) {
      const close = text.indexOf('*/', at + 2);
      at = close < 0 ? text.length : close + 2;
    } else return at;
  }
}

/** Index behind the identifier, keyword or number that begins at `index`; `index` itself when none does. */
export function skipWord(text: string, index: number): number {
  let at = index;
  while (at < text.length && wordCharacter.test(text[at] ?? '')) at += 1;
  return at;
}

/** Index behind the string that begins at `index` with its quote; -1 when it is not closed on its line. */
export function skipString(text: string, index: number): number {
  const quote = text[index];
  for (let at = index + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === quote) return at + 1;
    else if (character === '\n' || character === '\r') return -1;
  }
  return -1;
}

/** Index behind the template that begins at `index` with its backtick, substitutions and all; -1 when it is not closed. */
export function skipTemplate(text: string, index: number): number {
  // Depth of braces inside each open substitution; a template inside a substitution opens a level of its own.
  const substitutions: number[] = [];
  let inTemplate = true;
  for (let at = index + 1; at < text.length; at += 1) {
    const character = text[at];
    if (inTemplate) {
      if (character === '\\') at += 1;
      else if (character === '`') {
        if (substitutions.length === 0) return at + 1;
        inTemplate = false;
      } else if (character === '$' && text[at + 1] === '{') {
        substitutions.push(0);
        inTemplate = false;
        at += 1;
      }
    } else if (character === '`') {
      inTemplate = true;
    } else if (character === '{') {
      substitutions[substitutions.length - 1] = (substitutions.at(-1) ?? 0) + 1;
    } else if (character === '}') {
      const depth = substitutions.at(-1) ?? 0;
      if (depth > 0) substitutions[substitutions.length - 1] = depth - 1;
      else {
        substitutions.pop();
        inTemplate = true;
      }
    } else if (character === '"' || character === "'") {
      const end = skipString(text, at);
      if (end > 0) at = end - 1;
    }
  }
  return -1;
}

/** Index behind the regular expression that begins at `index` with its slash; -1 when it is not closed on its line. */
export function skipRegExp(text: string, index: number): number {
  let inClass = false;
  for (let at = index + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (lineTerminator.test(character)) return -1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return skipWord(text, at + 1);
  }
  return -1;
}

/** One step over whatever begins at `index`, which is neither space nor comment; -1 for something that is not closed. */
export function skipToken(text: string, index: number, previous: string): number {
  const character = text[index] ?? '';
  if (character === '"' || character === "'") return skipString(text, index);
  if (character === '`') return skipTemplate(text, index);
  if (character === '/' && mayStartRegExp(previous)) {
    const end = skipRegExp(text, index);
    return end < 0 ? index + 1 : end;
  }
  const word = skipWord(text, index);
  return word > index ? word : index + 1;
}

/**
 * Index behind an expression: the first comma, semicolon or closing bracket at its own level, or the end of the text for
 * one that never ends.
 */
export function skipExpression(text: string, index: number): number {
  let depth = 0;
  let previous = '(';
  let at = skipTrivia(text, index);
  while (at < text.length) {
    const character = text[at] ?? '';
    if (depth === 0 && (character === ',' || character === ';')) return at;
    if (character === '(' || character === '[' || character === '{') depth += 1;
    else if (character === ')' || character === ']' || character === '}') {
      if (depth === 0) return at;
      depth -= 1;
    }
    const end = skipToken(text, at, previous);
    if (end < 0) return text.length;
    previous = text.slice(at, end);
    at = skipTrivia(text, end);
  }
  return text.length;
}

const wordsBeforeRegExp = new Set(['return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'throw', 'new', 'else', 'do']);

/** Whether a slash behind that token begins a regular expression and not a division. */
function mayStartRegExp(previous: string): boolean {
  if (wordsBeforeRegExp.has(previous)) return true;
  return !/[\p{ID_Continue}$)\]"'`]$/u.test(previous);
}

function isSpace(code: number): boolean {
  return (code >= 9 && code <= 13) || code === 32 || code === 0xa0 || code === 0xfeff || code === 0x2028 || code === 0x2029;
}
