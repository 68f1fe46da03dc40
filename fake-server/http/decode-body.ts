import { isUtf8 } from 'node:buffer';
import type { JournalEncoding } from '../common/journal/journal.ts';
import { memoised } from '../common/secrets/memoised.ts';
import { decodeFormFields } from './form-fields.ts';
import { parseJson } from './parse-json.ts';

/**
 * A decoded body. `encoding` is its declared type, `shape` its actual format; `problem` is the reason why it could not be
 * decoded.
 */
export interface DecodedBody {
  readonly encoding: JournalEncoding;
  readonly shape: 'none' | 'form' | 'json' | 'unknown';
  readonly body: unknown;
  readonly problem?: string;
}

const byteOrderMark = '\ufeff';

/**
 * Decodes a body by its content type. The shape is guessed from the text for text/plain (which beacons send for any content), for
 * a missing type, and for a type that does not fit the text. Never throws.
 */
export function decodeBody(bytes: Buffer, contentType: string | undefined, bodyText = bytes.toString('utf8')): DecodedBody {
  if (bytes.length === 0) return { encoding: 'none', shape: 'none', body: null };
  const encoding = encodingOf(contentType ?? '');
  if (!isUtf8(bytes)) return { encoding: 'unknown', shape: 'unknown', body: null, problem: 'the body is not UTF-8 text' };
  const text = bodyText.startsWith(byteOrderMark) ? bodyText.slice(1) : bodyText;
  const named = encoding === 'form' || encoding === 'json' ? encoding : null;
  const shape = named ?? guessShape(text);
  if (shape === null) return { encoding: 'unknown', shape: 'unknown', body: null, problem: unreadable(contentType) };
  const decoded = attempt(shape, text);
  // A client may name the wrong type.
  if (named === 'json' && decoded.problem !== undefined && looksLikeForm(text)) {
    const asForm = attempt('form', text);
    if (asForm.problem === undefined) return { encoding: 'form', ...asForm };
  }
  if (named === 'form' && startsLikeJson(text)) {
    const asJson = attempt('json', text);
    if (asJson.problem === undefined) return { encoding: 'json', ...asJson };
  }
  return { encoding: named ?? (encoding === 'text' ? 'text' : shape), ...decoded };
}

function attempt(shape: 'form' | 'json', text: string): Omit<DecodedBody, 'encoding'> {
  try {
    return { shape, body: shape === 'form' ? decodeFormFields(text) : parseJson(text) };
  } catch (error) {
    return { shape: 'unknown', body: null, problem: (error as Error).message };
  }
}

const encodingOf = memoised((contentType): JournalEncoding => {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'application/json' || type.endsWith('+json')) return 'json';
  return type === 'text/plain' ? 'text' : 'unknown';
});

const guessShape = (text: string): 'form' | 'json' | null =>
  startsLikeJson(text) ? 'json' : looksLikeForm(text) ? 'form' : null;

const startsLikeJson = (text: string): boolean => /^\s*[[{"]/.test(text);

const looksLikeForm = (text: string): boolean => /^[^\s=&{}<>"]+=/.test(text);

const unreadable = (contentType: string | undefined): string =>
  contentType ? `the body is neither a form nor JSON; its content type is ${contentType}` : 'the body is neither a form nor JSON';
