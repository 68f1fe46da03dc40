import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { isSecretElsewhere, isSecretLink } from './is-secret-name.ts';
import { maskText } from './mask.ts';

// Secrets that are recognised by their place in an address together with their shape, because the names in these places have
// other meanings as well: `?code=SUMMER` is a coupon, `/reset/how-to-reset-a-camera` a page.

const minTokenLength = 16;
const minPieceLength = 8;

/**
 * Returns whether a text is random: 16 characters at least, and a part of 8 that mixes letters with digits or small letters with
 * capitals.
 */
export const isToken = (text: string): boolean =>
  text.length >= minTokenLength &&
  text
    .split(/[^a-z\d]+/i)
    .some(
      (piece) =>
        piece.length >= minPieceLength && /[a-z]/i.test(piece) && (/\d/.test(piece) || /[a-z][A-Z]|[A-Z][a-z]/.test(piece)),
    );

/** A code that is sent to a person: `?code=123456`. */
const sentCode = /^\d{6,8}$/;

/** Returns whether a field of an address's query is a secret, such as the `code` of a log-in. `value` may be encoded. */
export const isSecretInQuery = (name: string, value: string): boolean =>
  isSecretElsewhere(name) && (isToken(unescaped(value)) || sentCode.test(value));

const afterSegment = /(?<=\/([^/?#\s"'<>]{1,60})\/)[\w.~-]{16,}/g;

/** Returns a text with the random segments of addresses masked that follow the name of a secret: `/reset-password/8f3a…`. */
export const maskPathTokens = (text: string): string =>
  text.includes('/')
    ? text.replace(afterSegment, (segment, name: string) =>
        isToken(segment) && isSecretLink(name) ? maskText(segment) : segment,
      )
    : text;
