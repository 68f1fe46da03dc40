import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { maxPostDataChars } from '../artifacts/requests.ts';

/** Data that a request can contain. */
export type SentData = 'identifier' | 'page address' | 'e-mail address' | 'e-mail hash' | 'device data' | 'fingerprint';

/** Texts of a request: its address and its body, also percent-decoded and from base64. */
export function textsOf(url: string, body: string): string {
  const bounded = `${url.slice(0, maxPostDataChars)}\n${body.slice(0, maxPostDataChars)}`;
  const once = decoded(bounded);
  const twice = decoded(once);
  const base64 = [...once.matchAll(/[A-Za-z0-9+/_-]{24,}={0,2}/g)].slice(0, maxBase64Parts).map(([part]) => asciiOf(part));
  return [bounded, once, twice, ...base64].join('\n');
}

const maxBase64Parts = 50;

const decoded = (text: string): string => text.replace(/(%[0-9a-f]{2})+/gi, unescaped);

/** Returns the text in base64; empty for other data. */
function asciiOf(part: string): string {
  const text = Buffer.from(part, 'base64').toString('latin1');
  return /^[\x20-\x7e\s]+$/.test(text) ? text : '';
}

/** Parameters whose value is the visitor’s identifier, from the request formats of widespread trackers. */
const idNames =
  'cid|_cid|uid|uuid|guid|vid|muid|did|_id|fpid|fbp|_fbp|fbc|_fbc|fpc|ecid|mid|aaid|clientid|client_id|userid|user_id|visitorid|visitor_id|visitor|deviceid|device_id|anonymousid|anonymous_id|anon_id|distinct_id|\\$device_id|sessionid|session_id|external_id|fingerprint|fp|visitor_uuid|user_uuid|tracking_id|browser_id';
const idPair = new RegExp(`(?:^|[?&;,{\\s"'])(${idNames})["']?\\s*[=:]\\s*["']?([\\w.%|~-]{8,})`, 'gi');

/** Whether a value can be an identifier: a UUID, a long number, or letters with digits. */
const isIdValue = (value: string): boolean =>
  value.length >= 8 && (value.match(/\d/g)?.length ?? 0) >= 2 && !/^\d{4}-\d\d-\d\d/.test(value) && !isTimestamp(value);

/** Whether a number is a time in the years 2001 to 2033, in seconds or milliseconds. */
const isTimestamp = (value: string): boolean => /^1\d{9}(\d{3})?(\.\d{1,6})?$/.test(value);

/** Returns the values of parameters and fields that are named as identifiers are. */
export function namedIds(texts: string): string[] {
  return [...texts.matchAll(idPair)].map(([, , value = '']) => value).filter(isIdValue);
}

/** Parts of stored values that can identify a visitor: the value, and its parts between separators. */
export function idParts(value: string): string[] {
  const decodedValue = decoded(value);
  const joined = /(\d{6,}\.\d{6,})$/.exec(decodedValue)?.[1];
  return [
    ...new Set([
      decodedValue,
      ...decodedValue.split(/["'\s,;:{}[\]=|&!$]+/),
      ...decodedValue.split('.'),
      ...(joined ? [joined] : []),
    ]),
  ]
    .filter((part) => isIdValue(part) && part.length <= 200)
    .filter((part) => !/^https?:/.test(part));
}

const mailField = /[=":]\s{0,3}["']?[\w.+-]{2,64}@(?!\d)[\w-]{1,64}(\.[\w-]{1,64}){0,3}\.[a-z]{2,20}\b/i;
const hashNames =
  /(?:^|[?&;,{\s"'[])(em|ud\[em\]|hem|he|eh|emailhash|email_hash|email_sha256|sha256_email|sha256_email_address|hashed_email|email_md5|md5_email)["'\]]*\s*[=:]\s*["'[]*[0-9a-f]{32,64}\b/i;
const deviceNames =
  /(?:^|[?&;,{\s"'])(sr|vp|sw|sh|screen|screen_?res(olution)?|res|resolution|viewport|sd|colou?r_?depth|devicememory|hardwareconcurrency|plugins|fonts|timezone|uamb|uafvl)["']?\s*[=:]\s*["']?[\w[]/i;

/**
 * Returns the data that a request contains. `pageUrl` is the address of the page; `identifier` is the one that was judged to be
 * in it.
 */
export function sentData(
  texts: string,
  pageUrl: string,
  identifier: 'stored' | 'sent' | 'device' | 'possible' | 'answer' | null,
): SentData[] {
  const page = URL.canParse(pageUrl) ? new URL(pageUrl) : null;
  const address = page ? `${page.host}${page.pathname.length > 1 ? page.pathname : ''}` : null;
  const own = texts.replace(/^https?:\/\/[^/?#\s]+/gm, '');
  const found: [SentData, boolean][] = [
    ['identifier', identifier !== null && identifier !== 'possible'],
    ['page address', address !== null && own.includes(address)],
    ['e-mail address', mailField.test(own)],
    ['e-mail hash', hashNames.test(own)],
    ['device data', deviceNames.test(own)],
  ];
  return found.filter(([, isSent]) => isSent).map(([data]) => data);
}
