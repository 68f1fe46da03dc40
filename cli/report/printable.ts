// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Returns foreign text for a terminal, on one line, with control and direction characters as visible escapes. */
export const printable = (text: string): string =>
  text
    .replace(/\r?\n/g, '⏎')
    .replace(/\t/g, ' ')
    .replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
