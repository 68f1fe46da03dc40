import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { failureReason, responseTo, sendRequest } from '../../../fake-server/http/http-client.ts';
import type { InputFormat, OpenInput } from './input.ts';
import { InputError } from './input-error.ts';

const timeoutMs = 30_000;
const maxRedirects = 10;

export interface UrlOptions {
  readonly silenceMs?: number;
  /**
   * Returns the headers for a request to this address. Called for each hop of a redirect, so that headers reach no other origin.
   */
  readonly headersFor?: (url: URL) => Readonly<Record<string, string>>;
}

/**
 * Opens the response of an address: status 200, after at most 10 redirects, without a pause of 30 s. `url` is the final address.
 */
export async function openUrl(
  address: string,
  stopped: AbortSignal,
  { silenceMs = timeoutMs, headersFor = () => ({}) }: UrlOptions = {},
): Promise<OpenInput & { readonly url: string }> {
  let url = parseUrl(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await request(url, stopped, silenceMs, headersFor(url));
    const location = response.headers.location;
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && location) {
      response.destroy();
      url = parseUrl(location, url);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw new InputError('input-unreadable', `responded with status ${status} instead of 200`);
    }
    const [format, charset] = contentOf(response);
    return { url: url.href, chunks: bodyOf(response, url, silenceMs), format, ...(charset ? { charset } : {}) };
  }
  throw new InputError('input-unreadable', `redirects more than ${maxRedirects} times`);
}

function parseUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  const what = base ? `redirects to "${address}", which is` : 'is';
  throw new InputError('input-unreadable', `${what} not an http or https address`);
}

async function request(
  url: URL,
  stopped: AbortSignal,
  silenceMs: number,
  headers: Readonly<Record<string, string>>,
): Promise<IncomingMessage> {
  const call = sendRequest({
    ...urlToHttpOptions(url),
    secure: url.protocol === 'https:',
    signal: stopped,
    timeout: silenceMs,
    agent: false,
    lookup: lookupHost,
    headers: { accept: 'text/html,application/json;q=0.9,*/*;q=0.5', 'accept-encoding': 'identity', ...headers },
  });
  call.on('timeout', () => call.destroy(new Error(`no response within ${silenceMs / 1000} s`)));
  return responseTo(call).catch((error: unknown) => {
    throw unreachable(error, url);
  });
}

/**
 * Resolves names below localhost to this machine, as browsers do (https://datatracker.ietf.org/doc/html/rfc6761#section-6.3); few
 * resolvers do.
 */
const lookupHost: LookupFunction = (hostname, options, callback) =>
  /(?:^|\.)localhost$/i.test(hostname) ? lookup('localhost', options, callback) : lookup(hostname, options, callback);

async function* bodyOf(response: IncomingMessage, url: URL, silenceMs: number): AsyncGenerator<Uint8Array> {
  response.setTimeout(silenceMs, () => response.destroy(new Error(`no more data for ${silenceMs / 1000} s`)));
  try {
    yield* response;
  } catch (error) {
    throw unreachable(error, url, 'the response was cut off');
  }
}

function unreachable(error: unknown, url: URL, what = 'cannot be reached'): InputError {
  return new InputError('input-unreadable', `${what} (${url.host}): ${failureReason(error)}`);
}

/** Returns format and character set of the content type. Throws an InputError for a type that is neither a page nor data. */
function contentOf(response: IncomingMessage): [InputFormat | undefined, string | undefined] {
  const header = response.headers['content-type'] ?? '';
  const type = header.split(';')[0]?.trim().toLowerCase() ?? '';
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(header)?.[1];
  if (/^(?:image|audio|video|font)\//.test(type) || type === 'application/pdf' || type === 'text/css') {
    response.destroy();
    throw new InputError('input-not-text', `responded with ${type}; expected a page or JSON`);
  }
  if (type === 'text/html' || type === 'application/xhtml+xml') return ['html', charset];
  if (/ndjson|jsonl|json-seq/.test(type)) return ['ndjson', charset];
  return [/[/+]json$/.test(type) ? 'json' : undefined, charset];
}
