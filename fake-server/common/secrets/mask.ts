/**
 * Returns a text of the same length that shows the kind of characters only: `x` for letters, `0` for digits, `*` for other
 * characters; spaces stay. A masked text stays the same when it is masked again.
 */
export const maskText = (text: string): string =>
  text
    .replace(/\p{N}/gu, digits)
    .replace(/\p{L}/gu, letters)
    .replace(/[^\sx0]/g, '*');

// A character outside the basic plane has the length 2.
const digits = (character: string): string => '0'.repeat(character.length);
const letters = (character: string): string => 'x'.repeat(character.length);

/** Masks the letters and digits of a text that is broken, and keeps what breaks it. */
export const maskLetters = (text: string): string => text.replace(/\p{N}/gu, digits).replace(/\p{L}/gu, letters);

/**
 * Returns the shape of an identifier, which shows its format: `x` for each letter, `0` for each digit, other characters
 * unchanged.
 */
export const shapeOf = (text: string): string => text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0');
