import { parse } from 'cookie';

/** Returns the cookies of a Cookie header. Of equal names the first one counts, and values stay encoded. Never throws. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  if (header === undefined) return noCookies;
  if (header === latest.header) return latest.cookies;
  const cookies = new Map<string, string>();
  for (const [name, value] of Object.entries(parse(header, asWritten))) {
    if (name !== '' && value !== undefined) cookies.set(name, value);
  }
  latest = { header, cookies };
  return cookies;
}

/** Several parts of the platform read the cookies of the same request. */
let latest: { readonly header: string; readonly cookies: ReadonlyMap<string, string> } = { header: '', cookies: new Map() };

const noCookies: ReadonlyMap<string, string> = new Map();
const asWritten = { decode: (value: string) => value };
