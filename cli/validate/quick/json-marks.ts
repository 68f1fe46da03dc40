import { NumberList } from '../text/number-list.ts';

const quote = 34;
const backslash = 92;
const openBrace = 123;

/** Counts the strings of a valid JSON text, keys included. */
export function countStrings(text: string): number {
  let quotes = 0;
  if (!text.includes('\\')) {
    for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === quote) quotes += 1;
  } else {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === quote) quotes += 1;
      // A backslash is inside a string, and the next character is not its end.
      else if (code === backslash) at += 1;
    }
  }
  return quotes / 2;
}

/** Returns the index of each object of a valid JSON text. */
export function objectStarts(text: string): NumberList {
  const starts = new NumberList();
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) isString = !isString;
    else if (code === backslash) at += 1;
    else if (code === openBrace && !isString) starts.push(at);
  }
  return starts;
}
