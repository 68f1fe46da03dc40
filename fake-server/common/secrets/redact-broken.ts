import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { isSecretField } from './is-secret-name.ts';
import { maskLetters } from './mask.ts';
import { maskSecretValues } from './secret-values.ts';

const word = /[\p{L}\p{M}\p{N}_.[\]-]+/gu;
/**
 * The characters after a name: a sign of assignment, also in quotes or encoded, or the end of a tag, or of the name of a part of
 * a form.
 */
const afterName = /["'\\]{0,20}\s?(?:[:=>]|%3[AaDd]|%22(?:%20|\+)?%3[Aa])|"\s*[\r\n;]/y;
/** The characters after a name that is a value itself: `["password", …`, `{"name": "password", …`, `name="password" value=…`. */
const afterNameAsValue = /["'\\]{1,20}(?:\s?[,}\]/>]|\s[\w-]{1,20}=)|%22(?:%20|\+)?%(?:2C|5D|7D)/iy;
/** Longer words are no names. */
const maxNameLength = 100;
const maxWordsLength = 40;
/** Greatest number of times that a name is encoded (our choice): an address in an address in an address. */
const maxDecodings = 8;

/**
 * Returns text that could not be decoded, such as broken JSON, with everything after the first name of a secret field masked.
 * Other characters than letters and digits stay, so the text stays broken.
 */
export function redactBroken(text: string): string {
  const end = endOfSecretName(text);
  // The value may stand before such a name.
  if (end !== null)
    return isAt(afterNameAsValue, text, end) ? maskLetters(text) : text.slice(0, end) + maskLetters(text.slice(end));
  let decoded = text;
  for (let round = 0; round < maxDecodings && /%[\da-f]{2}|\\u[\da-f]{4}/i.test(decoded); round += 1) {
    decoded = decodeParts(decoded);
    // The place in the encoded text is not known.
    if (endOfSecretName(decoded) !== null) return maskLetters(text);
  }
  return maskSecretValues(text);
}

function endOfSecretName(text: string): number | null {
  for (const { index, 0: name } of text.matchAll(word)) {
    const end = index + name.length;
    if (name.length > maxNameLength || !(isAt(afterName, text, end) || isAt(afterNameAsValue, text, end))) continue;
    if (isSecretField(text.slice(startOfName(text, index), end))) return end;
  }
  return null;
}

/** Names may have several words. */
function startOfName(text: string, index: number): number {
  let start = index;
  while (start > 0 && index - start < maxWordsLength && !/["'{}(),&=:;<>\\\r\n]/.test(text.charAt(start - 1))) start -= 1;
  return start;
}

function isAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}

/** Decodes what can be decoded. */
const decodeParts = (text: string): string =>
  text
    .replace(/(?:%[\da-f]{2})+/gi, (escapes) => unescaped(escapes, null) ?? escapes.replace(/%([2-7][\da-f])/gi, fromCode))
    .replace(/\\u([\da-f]{4})/gi, fromCode);

const fromCode = (_all: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16));
