import { readJson } from '../../../runtime/contract/read.ts';
import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { isSecretElsewhere, isSecretHeader } from './is-secret-name.ts';
import { shapeOf } from './mask.ts';
import { maskData } from './redact.ts';
import { maskCookies, maskSetCookie } from './redact-cookies.ts';
import { maskParts } from './redact-multipart.ts';
import { maskPathTokens } from './secret-places.ts';

/** Functions that replace the secret values of one page view by their shape. */
export interface SecretCutter {
  text(text: string): string;
  address(url: string): string;
  header(name: string, value: string): string;
  body(text: string): string;
}

/** Shorter values, such as `true`, also occur as common words. */
const minSecretChars = 8;
/** Maximum number of values of several words that are searched for as a whole. */
const maxComposed = 500;
/** A percent escape, or a word without the separators of composed values. */
const word = /%[\da-f]{2}|[\p{L}\p{N}_-]+/giu;
const jsonWebToken = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
const addressHeader = /^(?:referer|location|origin|content-location|:path|link)$/i;

/**
 * Returns a cutter for values of cookies, wherever they are sent, and for credentials: headers, fields and tokens.
 */
export function secretCutter(secrets: readonly string[]): SecretCutter {
  const cutValues = valueCutter(secrets);
  const text = (value: string): string => cutValues(value.replace(jsonWebToken, shapeOf));
  const pairs = (query: string): string =>
    query.replace(/([^&=;?#]+)=([^&#]*)/g, (_all, name: string, value: string) =>
      isSecretElsewhere(formDecoded(name)) ? `${name}=${shapeOf(formDecoded(value))}` : `${name}=${value}`,
    );
  const address = (url: string): string => {
    const anonymous = url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#@]*@/i, '$1');
    return text(maskPathTokens(anonymous.replace(/[?#].*$/s, pairs)));
  };
  return {
    text,
    address,
    header(name, value) {
      const lower = name.toLowerCase();
      if (lower === 'cookie') return maskCookies(value, shapeOf);
      if (lower === 'set-cookie') return maskSetCookie(value, shapeOf);
      // The scheme, such as `Bearer`, stays.
      if (/^(?:proxy-)?authorization$/.test(lower))
        return value.replace(/^(\w+ +)?(.*)$/s, (_all, scheme = '', rest) => scheme + shapeOf(rest));
      if (isSecretHeader(name)) return shapeOf(value);
      return addressHeader.test(name) ? address(value) : text(value);
    },
    body(value) {
      const json = /^\s*[[{]/.test(value) ? readJson(value) : undefined;
      if (json !== undefined) return text(JSON.stringify(cutFields(json)));
      const parts = maskParts(value, { isSecret: isSecretElsewhere, mask: shapeOf, redact: (part) => part });
      if (parts !== null) return text(parts);
      return text(/^[^=&\s]+=/.test(value) ? pairs(value) : value);
    },
  };
}

/**
 * Returns a function that cuts the values in a text: whole ones, also in percent encoding, and the parts of composed ones,
 * because trackers send parts of their cookies.
 */
function valueCutter(secrets: readonly string[]): (text: string) => string {
  const values = secrets.flatMap((secret) => [secret, unescaped(secret), encodeURIComponent(unescaped(secret))]);
  const parts = new Set(
    values.flatMap((value) => [...(value.match(word) ?? []), ...value.split(/[^\p{L}\p{N}]+/u)]).filter(isTelling),
  );
  // A longer value can contain a shorter one.
  const composed = [...new Set(values)]
    .filter((value) => isTelling(value) && value.match(word)?.[0] !== value)
    .sort((one, other) => other.length - one.length)
    .slice(0, maxComposed);
  const pattern = new RegExp(composed.map((value) => value.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|'), 'g');
  return (text) => {
    const cut = composed.length === 0 ? text : text.replace(pattern, shapeKeepingEscapes);
    return parts.size === 0 ? cut : cut.replace(word, (part) => (parts.has(part) ? shapeOf(part) : part));
  };
}

const isTelling = (text: string): boolean =>
  text.length >= minSecretChars && (/\d/.test(text) || text.length >= 2 * minSecretChars);

const shapeKeepingEscapes = (text: string): string =>
  text.replace(/%[\da-f]{2}|[\p{L}\p{N}]/giu, (part) => (part.length > 1 && part.startsWith('%') ? part : shapeOf(part)));

/** Returns JSON data with the values of secret fields replaced by their shape, at any depth. */
function cutFields(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(cutFields);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, isSecretElsewhere(name) ? maskData(value, shapeOf) : cutFields(value)]),
  );
}

/** Returns the text of a form field. */
const formDecoded = (text: string): string => unescaped(text.replaceAll('+', ' '));
