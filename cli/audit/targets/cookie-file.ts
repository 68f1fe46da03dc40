import { CliError } from '../../../fake-server/common/errors.ts';
import { readJson } from '../../../runtime/contract/read.ts';
import { readTextFile } from '../../files/read-file.ts';
import type { SeedCookie } from '../browser/browser.ts';

const dayMs = 86_400_000;

/** A cookie of a file, as plain data that can be sent to a worker. */
export interface FileCookie {
  readonly name: string;
  readonly value: string;
  /** Host without a leading dot; null for the page's host. */
  readonly domain: string | null;
  readonly lifetimeMs: number;
}

/**
 * Reads cookies from a JSON list of `{name, value, domain?, expires?}`, as browser tools export it, or from a Netscape
 * `cookies.txt`. `expires` is in seconds since 1970; a cookie without it lasts a day. Throws CliError for another format.
 */
export async function readCookieFile(path: string, cwd: string): Promise<FileCookie[]> {
  const text = await readTextFile(`The cookie file ${path}`, path, cwd);
  return /^\s*[[{]/.test(text) ? fromJson(text, path) : fromLines(text, path);
}

/** Decodes cookies that a program gives, in the format of a JSON file. Throws CliError. */
export const givenCookies = (cookies: readonly object[]): FileCookie[] => fromData(cookies, 'that was given');

/** Returns the cookies of a file that belong to a page at this address. */
export function cookiesFor(cookies: readonly FileCookie[], url: string): SeedCookie[] {
  const { protocol, hostname, port } = new URL(url);
  return cookies
    .filter(({ domain }) => domain === null || hostname === domain || hostname.endsWith(`.${domain}`))
    .map(({ name, value, domain, lifetimeMs }): SeedCookie => {
      const host = `${domain ?? hostname}${port ? `:${port}` : ''}`;
      return { name, value, url: `${protocol}//${host}/`, lifetimeMs };
    });
}

function fromJson(text: string, path: string): FileCookie[] {
  const data = readJson(text);
  if (data === undefined) throw new CliError(`The cookie file ${path} starts like JSON and is not valid JSON.`, 'unreadable');
  return fromData(data, path);
}

function fromData(data: unknown, path: string): FileCookie[] {
  const list = Array.isArray(data) ? data : (data as { cookies?: unknown }).cookies;
  if (!Array.isArray(list)) throw notCookies(path);
  return list.map((entry: unknown, at) => {
    const { name, value, domain, expires, expirationDate } = (entry ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || typeof value !== 'string') {
      throw new CliError(
        `The cookie file ${path} has an entry that is not a cookie, at ${at}: expected {"name": …, "value": …}.`,
        'unreadable',
      );
    }
    const seconds = typeof expires === 'number' ? expires : expirationDate;
    return { name, value, domain: typeof domain === 'string' ? bare(domain) : null, lifetimeMs: lifetime(seconds) };
  });
}

function fromLines(text: string, path: string): FileCookie[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && (!line.startsWith('#') || line.startsWith('#HttpOnly_')));
  return lines.map((line) => {
    const [domain = '', , , , expires = '', name = '', value] = line.replace(/^#HttpOnly_/, '').split('\t');
    if (value === undefined || name === '') throw notCookies(path);
    return { name, value, domain: bare(domain), lifetimeMs: lifetime(Number(expires)) };
  });
}

const bare = (domain: string): string => domain.replace(/^\./, '').toLowerCase();

const lifetime = (seconds: unknown): number =>
  typeof seconds === 'number' && seconds > 0 ? Math.max(1000, seconds * 1000 - Date.now()) : dayMs;

const notCookies = (path: string): CliError =>
  new CliError(
    `The cookie file ${path} has an unknown format: expected a JSON list of {"name", "value"}, or a cookies.txt.`,
    'unreadable',
  );
