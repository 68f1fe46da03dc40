import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { memoised } from './memoised.ts';
import {
  plainNames,
  secretAlone,
  secretElsewhere,
  secretEndings,
  secretHeaderWords,
  secretLinks,
  secretParts,
  secretPhrases,
  secretWords,
} from './secret-names.ts';

/** Returns a name without case and accents: `Contraseña` → `contrasena`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss');

const setOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(plain));

const words = setOf(secretWords);
const phrases = setOf([...secretPhrases, ...secretWords.filter((word) => word.length > 4)]);
const parts = [...setOf(secretParts)];
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);
const asciiParts = parts.filter(isAscii);
const endings = [...setOf(secretEndings)];
const plainOnes = setOf(plainNames);
const headerWords = setOf(secretHeaderWords);
const elsewhereWords = setOf([...secretHeaderWords, ...secretElsewhere]);
const linkWords = setOf(secretLinks);
const alone = setOf(secretAlone);

/** The most words that a phrase of the list has. */
const maxPhraseWords = 5;
/** Longer names are compared by their beginning and their end. */
const maxNameLength = 200;
const maxEscapes = 3;

/** Returns whether a field or cookie of this name holds a secret, however it is written: `new-password`, `user[otp]`, `p%69n`. */
export const isSecretField = memoised((name) => isSecret(name));

/** Returns whether a header of this name holds a secret. */
export const isSecretHeader = memoised((name) => isSecret(name, headerWords));

/** Returns whether a field of a request to another host, of which nothing is known, may hold a credential. */
export const isSecretElsewhere = memoised((name) => isSecret(name, elsewhereWords));

/** Returns whether the segment of a path after one of this name may be a secret. */
export const isSecretLink = memoised((name) => isSecret(name, linkWords));

function isSecret(name: string, more: ReadonlySet<string> = none): boolean {
  const list = wordsOf(name);
  const joined = list.join('');
  if (joined === '' || plainOnes.has(joined)) return false;
  if (alone.has(list.filter((word) => !/^(?:yui|\p{N}+)$/u.test(word)).join(''))) return true;
  if ((isAscii(joined) ? asciiParts : parts).some((part) => joined.includes(part))) return true;
  return list.some((word, at) => {
    if (words.has(word) || more.has(word) || endings.some((ending) => word.endsWith(ending))) return true;
    let phrase = word;
    if (phrases.has(phrase)) return true;
    for (let next = at + 1; next < list.length && next < at + maxPhraseWords; next += 1) {
      phrase += list[next];
      if (phrases.has(phrase)) return true;
    }
    return false;
  });
}

const none: ReadonlySet<string> = new Set();

/** The same words as below, for nearly all names. */
const asciiWord = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** Splits a name at its separators, at digits, and where a capital letter begins a word. */
function wordsOf(name: string): string[] {
  const short = name.length > maxNameLength ? `${name.slice(0, maxNameLength / 2)} ${name.slice(-maxNameLength / 2)}` : name;
  const decoded = unescapedWhole(short);
  if (isAscii(decoded)) return decoded.match(asciiWord)?.map((word) => word.toLowerCase()) ?? [];
  const split = decoded
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2');
  return plain(split)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Decodes a name that was percent-encoded more than once. */
function unescapedWhole(name: string): string {
  let text = name;
  for (let round = 0; round < maxEscapes && text.includes('%'); round += 1) text = unescaped(text);
  return text;
}
