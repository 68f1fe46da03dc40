/** Maximum number of brackets without an end in a text (our choice), because each is searched to the end of the text. */
export const maxUnclosed = 100;

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/**
 * Returns the index after the bracket that closes the one at `start`, in code of JavaScript or PHP; -1 without one. Brackets in
 * strings, template literals and comments do not count.
 */
export function endOfGroup(text: string, start: number): number {
  /** Closing characters that are awaited; a backtick while in a template literal. */
  const open: string[] = [];
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (open.at(-1) === '`') {
      if (character === '\\') at += 1;
      else if (character === '`') open.pop();
      else if (character === '$' && text[at + 1] === '{') {
        open.push('}');
        at += 1;
      }
    } else if (character === '`') open.push(character);
    else if (character === '"' || character === "'") at = endOfString(text, at);
    else if (character === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) at = endOfComment(text, at);
    else if (closing[character]) open.push(closing[character] ?? '');
    else if (character === open.at(-1)) {
      open.pop();
      if (open.length === 0) return at + 1;
    }
  }
  return -1;
}

/** Returns the index of the closing quote; of the opening one for an apostrophe, which has no closing one on its line. */
function endOfString(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return start;
}

function endOfComment(text: string, start: number): number {
  const isLine = text[start + 1] === '/';
  const end = text.indexOf(isLine ? '\n' : '*/', start + 2);
  if (end < 0) return isLine ? text.length : start;
  return isLine ? end : end + 1;
}
