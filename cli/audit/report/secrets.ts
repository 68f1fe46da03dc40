import { isSecretElsewhere, isSecretHeader } from '../../../fake-server/common/secrets/is-secret-name.ts';
import { shapeOf } from '../../../fake-server/common/secrets/mask.ts';
import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { parseJson } from '../../parse-json.ts';
import type { Headers, PageVisit, Request } from '../artifacts/artifacts.ts';

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

/** Returns the requests of a visit without secret values: those of its cookies, and credentials. */
export function cutRequests(visit: PageVisit, secretHeaders: readonly string[]): Request[] {
  const cut = secretCutter(secretsOf(visit), secretHeaders);
  return visit.requests.map((request) => cutRequest(request, cut));
}

/** Returns a request with the secret values in its addresses, headers and body replaced. */
function cutRequest(request: Request, cut: SecretCutter): Request {
  const { url, page, sentBy, requestHeaders, responseHeaders, postData } = request;
  return {
    ...request,
    url: cut.address(url),
    page: cut.address(page),
    sentBy: sentBy && { ...sentBy, url: cut.address(sentBy.url), stack: sentBy.stack.map(cut.address) },
    requestHeaders: cutHeaders(requestHeaders, cut),
    responseHeaders: cutHeaders(responseHeaders, cut),
    postData: postData === null ? null : cut.body(postData),
  };
}

const cutHeaders = (headers: Headers, cut: SecretCutter): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value
        .split('\n')
        .map((line) => cut.header(name, line))
        .join('\n'),
    ]),
  );

/** Returns the values of a visit that must not appear in reports: those of its cookies. */
export function secretsOf({ jarBefore, jarAtAnswer, jarAfter, writes, requests }: PageVisit): string[] {
  const jars = [...jarBefore, ...(jarAtAnswer ?? []), ...jarAfter, ...writes].map(({ value }) => value);
  const lines = requests.flatMap(({ requestHeaders, responseHeaders }) => [
    ...valuesOf(requestHeaders, 'cookie').flatMap((line) => line.split(/;\s*/)),
    ...valuesOf(responseHeaders, 'set-cookie').map((line) => line.split(';')[0] ?? ''),
  ]);
  return [...new Set([...jars, ...lines.map((pair) => pair.slice(pair.indexOf('=') + 1).trim())])];
}

const valuesOf = (headers: Headers, wanted: string): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (name.toLowerCase() === wanted ? value.split('\n') : []));

/**
 * Returns a cutter for values of cookies, wherever they are sent, and for credentials: headers, fields and tokens. `secretHeaders`
 * are names of further headers, such as those of `--header`.
 */
export function secretCutter(secrets: readonly string[], secretHeaders: readonly string[]): SecretCutter {
  const hidden = secretHeaders.map((name) => name.toLowerCase());
  const cutValues = valueCutter(secrets);
  const text = (value: string): string => cutValues(value.replace(jsonWebToken, shapeOf));
  const pairs = (query: string): string =>
    query.replace(/([^&=;?#]+)=([^&#]*)/g, (_all, name: string, value: string) =>
      isSecretElsewhere(formDecoded(name)) ? `${name}=${shapeOf(formDecoded(value))}` : `${name}=${value}`,
    );
  const address = (url: string): string => {
    const anonymous = url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#@]*@/i, '$1');
    return text(anonymous.replace(/[?#].*$/s, pairs));
  };
  return {
    text,
    address,
    header(name, value) {
      const lower = name.toLowerCase();
      if (lower === 'cookie')
        return value.replace(/([^=;\s]+)=([^;]*)/g, (_all, key: string, one: string) => `${key}=${shapeOf(one)}`);
      if (lower === 'set-cookie')
        return value.replace(/^([^=;]*=)([^;]*)/, (_all, key: string, one: string) => key + shapeOf(one));
      // The scheme, such as `Bearer`, stays.
      if (/^(?:proxy-)?authorization$/.test(lower))
        return value.replace(/^(\w+ +)?(.*)$/s, (_all, scheme = '', rest) => scheme + shapeOf(rest));
      if (hidden.includes(lower) || isSecretHeader(name)) return shapeOf(value);
      return addressHeader.test(name) ? address(value) : text(value);
    },
    body(value) {
      const json = /^\s*[[{]/.test(value) ? parseJson(value) : undefined;
      if (json !== undefined) return text(JSON.stringify(cutFields(json)));
      if (/^--[^\r\n]+\r?\n/.test(value)) return text(cutParts(value));
      return text(/^[^=&\s]+=/.test(value) ? pairs(value) : value);
    },
  };
}

/**
 * Returns a function that cuts the values in a text: whole ones, also in percent encoding, and the parts of composed ones, because
 * trackers send parts of their cookies.
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
    Object.entries(data).map(([name, value]) => [
      name,
      isSecretElsewhere(name) && typeof value === 'string' ? shapeOf(value) : cutFields(value),
    ]),
  );
}

/** Cuts the secret fields of a multipart body. */
const cutParts = (body: string): string =>
  body.replace(
    /(name="([^"]*)"[^\n]*\n(?:[^\n]+\n)*?\r?\n)([\s\S]*?)(?=\r?\n--|$)/g,
    (all, head: string, name: string, value: string) => (isSecretElsewhere(name) ? head + shapeOf(value) : all),
  );

/** Returns the text of a form field. */
const formDecoded = (text: string): string => unescaped(text.replaceAll('+', ' '));
