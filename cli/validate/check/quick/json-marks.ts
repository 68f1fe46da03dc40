import { NumberList } from '../../text/number-list.ts';

const backslash = 92;
const openBrace = 123;

/** Counts the strings of a valid JSON text, keys included. Searches for quotes, which is faster than a look at each character. */
export function countStrings(text: string): number {
  let quotes = 0;
  const hasEscapes = text.includes('\\');
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (!hasEscapes || !isEscaped(text, at)) quotes += 1;
  }
  return quotes / 2;
}

/** Returns the index of each object of a valid JSON text. */
export function objectStarts(text: string): NumberList {
  const starts = new NumberList();
  const hasEscapes = text.includes('\\');
  let from = 0;
  while (from < text.length) {
    const found = text.indexOf('"', from);
    const stringStart = found < 0 ? text.length : found;
    for (let at = from; at < stringStart; at += 1) if (text.charCodeAt(at) === openBrace) starts.push(at);
    from = stringStart + 1;
    if (from > text.length) break;
    let end = text.indexOf('"', from);
    while (hasEscapes && end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
    from = end < 0 ? text.length : end + 1;
  }
  return starts;
}

/** Whether an odd number of backslashes precedes the quote at an index. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (index - first) % 2 === 1;
}
