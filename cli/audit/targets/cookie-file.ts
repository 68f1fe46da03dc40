import { CliError } from '../../../fake-server/common/errors.ts';
import { readJson } from '../../../runtime/contract/read.ts';
import { readTextFile } from '../../files/read-file.ts';
import type { CookieAttributes, GivenStorage, SeedCookie } from '../browser/browser.ts';
import { storageOf } from './stored-state.ts';

const dayMs = 86_400_000;

/** A cookie of a file, as plain data that can be sent to a worker. */
export interface FileCookie extends CookieAttributes {
  readonly name: string;
  readonly value: string;
  /** Host without a leading dot; null for the page's host. */
  readonly domain: string | null;
  readonly lifetimeMs: number;
}

/** What a file gives to each visit. */
export interface FileState {
  readonly cookies: readonly FileCookie[];
  /** The localStorage of a state that Playwright has saved. */
  readonly storage: readonly GivenStorage[];
}

/**
 * Reads cookies from a JSON list of `{name, value, domain?, expires?, path?, secure?, httpOnly?, partitionKey?}`, as browser
 * tools export it, from a state that Playwright has saved, or from a Netscape `cookies.txt`. `expires` is in seconds since 1970;
 * a cookie without it lasts a day. `notify` receives each line that no browser takes. Throws CliError for another format, and for
 * a file without a usable cookie.
 */
export async function readCookieFile(path: string, cwd: string, notify: (problem: string) => void): Promise<FileState> {
  const text = await readTextFile(`The cookie file ${path}`, path, cwd);
  if (!/^\s*[[{]/.test(text)) return { cookies: usable(fromLines(text, path), path, notify), storage: [] };
  const data = readJson(text);
  if (data === undefined) throw new CliError(`The cookie file ${path} starts like JSON and is not valid JSON.`, 'unreadable');
  const storage = storageOf(data, (problem) => notify(`The cookie file ${path}, ${problem}.`));
  return { cookies: usable(fromData(data, path), path, notify), storage };
}

/** Decodes cookies that a program gives, in the format of a JSON file. Throws CliError. */
export const givenCookies = (cookies: readonly object[], notify: (problem: string) => void): FileCookie[] =>
  usable(fromData(cookies, 'that was given'), 'that was given', notify);

/** Returns the cookies of a file that belong to a page at this address. */
export function cookiesFor(cookies: readonly FileCookie[], url: string): SeedCookie[] {
  const { protocol, hostname, port } = new URL(url);
  return cookies
    .filter(({ domain }) => domain === null || hostname === domain || hostname.endsWith(`.${domain}`))
    .map(({ domain, ...cookie }): SeedCookie => {
      const host = `${domain ?? hostname}${port ? `:${port}` : ''}`;
      return { ...cookie, url: `${protocol}//${host}/` };
    });
}

/** A cookie, or why an entry is not one, as a clause. The place is its line or its position. */
type Entry = { readonly place: string; readonly cookie: FileCookie } | { readonly place: string; readonly problem: string };

/** Returns the cookies of the entries, and reports the others. A value may be secret, so that none is shown. */
function usable(entries: readonly Entry[], path: string, notify: (problem: string) => void): FileCookie[] {
  const judged = entries.map((entry): Entry => {
    const problem = 'cookie' in entry ? refusal(entry.cookie) : null;
    return problem === null ? entry : { place: entry.place, problem };
  });
  const problems = judged.flatMap((entry) => ('problem' in entry ? [`${entry.place}: ${entry.problem}`] : []));
  const cookies = judged.flatMap((entry) => ('cookie' in entry ? [entry.cookie] : []));
  if (cookies.length === 0 && problems.length > 0)
    throw new CliError(`The cookie file ${path} has no usable cookie. ${problems[0]}.`, 'unreadable');
  for (const problem of problems) notify(`The cookie file ${path}, ${problem}. The other cookies are used.`);
  return cookies;
}

/** Returns why no browser takes a cookie, as a clause; null for one that it takes: RFC 6265bis, sections 4.1.1 and 4.1.3. */
function refusal({ name, value, path = '/', isHostOnly, domain }: FileCookie): string | null {
  if (/[\p{Cc}=;,\s]/u.test(name)) return 'its name has a character that a cookie’s name cannot have';
  if (/[\p{Cc};]/u.test(value)) return `the value of ${name} has a character that a cookie’s value cannot have`;
  if (!path.startsWith('/')) return `the path of ${name} does not begin with a slash`;
  if (name.startsWith('__Host-') && path !== '/') return `${name} has the path ${path}, and a __Host- cookie has /`;
  if (name.startsWith('__Host-') && domain !== null && isHostOnly === false)
    return `${name} is for subdomains, and a __Host- cookie is for one host`;
  return null;
}

function fromData(data: unknown, path: string): Entry[] {
  const list = Array.isArray(data) ? data : (data as { cookies?: unknown }).cookies;
  if (!Array.isArray(list)) throw notCookies(path);
  return list.map((entry: unknown, at): Entry => {
    const { name, value, domain, expires, expirationDate, hostOnly, partitionKey, ...more } = (entry ?? {}) as Record<
      string,
      unknown
    >;
    const place = `entry ${at}`;
    if (typeof name !== 'string' || typeof value !== 'string')
      return { place, problem: 'it is not a cookie: expected {"name": …, "value": …}' };
    const seconds = typeof expires === 'number' ? expires : expirationDate;
    const isDotted = typeof domain === 'string' && domain.startsWith('.');
    const partition = partitionOf(partitionKey);
    const attributes: CookieAttributes = {
      ...(typeof more.path === 'string' && { path: more.path }),
      ...(more.secure === true && { secure: true }),
      ...(more.httpOnly === true && { httpOnly: true }),
      ...(hostOnly === true && { isHostOnly: true }),
      ...((isDotted || hostOnly === false) && { isHostOnly: false }),
      ...(partition !== null && { partition }),
    };
    return {
      place,
      cookie: {
        name,
        value,
        domain: typeof domain === 'string' ? bare(domain) : null,
        lifetimeMs: lifetime(seconds),
        ...attributes,
      },
    };
  });
}

/** Returns the site in whose pages a cookie is kept: Playwright writes an address, Chromium an object; null without one. */
function partitionOf(key: unknown): string | null {
  if (typeof key === 'string' && key !== '') return key;
  const site = (key as { topLevelSite?: unknown } | null | undefined)?.topLevelSite;
  return typeof site === 'string' && site !== '' ? site : null;
}

function fromLines(text: string, path: string): Entry[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, place: `line ${index + 1}` }));
  const entries = lines
    .filter(({ line }) => line.trim() !== '' && (!line.startsWith('#') || line.startsWith('#HttpOnly_')))
    .map(({ line, place }): Entry => {
      const [domain = '', subdomains, cookiePath = '/', secure, expires = '', name = '', value] = line
        .replace(/^#HttpOnly_/, '')
        .split('\t');
      if (value === undefined || name === '') return { place, problem: 'it is not a cookie: expected seven fields between tabs' };
      const attributes: CookieAttributes = {
        ...(cookiePath !== '/' && { path: cookiePath }),
        ...(secure === 'TRUE' && { secure: true }),
        ...(line.startsWith('#HttpOnly_') && { httpOnly: true }),
        isHostOnly: subdomains !== 'TRUE',
      };
      return { place, cookie: { name, value, domain: bare(domain), lifetimeMs: lifetime(Number(expires)), ...attributes } };
    });
  if (!entries.some((entry) => 'cookie' in entry)) throw notCookies(path);
  return entries;
}

const bare = (domain: string): string => domain.replace(/^\./, '').toLowerCase();

const lifetime = (seconds: unknown): number =>
  typeof seconds === 'number' && seconds > 0 ? Math.max(1000, seconds * 1000 - Date.now()) : dayMs;

const notCookies = (path: string): CliError =>
  new CliError(
    `The cookie file ${path} has an unknown format: expected a JSON list of {"name", "value"}, or a cookies.txt.`,
    'unreadable',
  );
