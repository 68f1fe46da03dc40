import type { IncomingMessage } from 'node:http';
import type { JournalEntry } from '../common/journal/journal.ts';
import { responseTo, sendRequest } from '../http/http-client.ts';

/** The address of this server. */
export interface ReplayTarget {
  readonly scheme: 'http' | 'https';
  readonly address: string;
  readonly port: number;
}

/** A call without a response by then has the status 0; of a response that does not end, what has arrived is read. */
const timeoutMs = 10_000;

/** The largest response that is searched for a new crumb. */
const maxResponseBytes = 1 << 20;

/** Headers of the connection, and those by which a browser names the sender: a replayed call is not sent by a page. */
const leftOut =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|te|trailer|upgrade|expect|origin|sec-fetch-.*)$/;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends the call of an entry again. When the response renews the crumb, the call is sent once more with the new one, as the
 * runtime does (calls#crumb-renewal). Resolves with the status of the last response; 0 without one. Never rejects.
 */
export async function replayEntry(entry: JournalEntry, target: ReplayTarget): Promise<number> {
  const first = await send(entry, target);
  const crumb = newCrumb(first.text);
  return crumb === null ? first.status : (await send(withCrumb(entry, crumb), target)).status;
}

async function send({ seq, method, path, query, headers, bodyText }: JournalEntry, target: ReplayTarget): Promise<Answer> {
  const kept = Object.entries(headers).filter(([name]) => !leftOut.test(name));
  const body = Buffer.from(bodyText);
  const request = {
    secure: target.scheme === 'https',
    host: target.address,
    port: target.port,
    path: path + searchOf(query),
    method,
    headers: {
      ...Object.fromEntries(kept),
      'x-ss-replay': String(seq),
      ...(body.length > 0 ? { 'content-length': body.length } : {}),
    },
    // The certificate is the server's own, for its names and not for the address.
    rejectUnauthorized: false,
    agent: false as const,
    signal: AbortSignal.timeout(timeoutMs),
    body,
  };
  try {
    return await readAnswer(await responseTo(sendRequest(request)));
  } catch {
    // No response, or a recorded header or method that Node refuses to send.
    return { status: 0, text: '' };
  }
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes <= maxResponseBytes) parts.push(part);
    }
  } catch {
    // A fault may cut the response; its status is known.
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') };
}

function searchOf(query: JournalEntry['query']): string {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) for (const value of [values].flat()) params.append(name, value);
  return params.size === 0 ? '' : `?${params}`;
}

function newCrumb(text: string): string | null {
  if (!text.includes('crumbFail')) return null;
  try {
    const { crumbFail, crumb } = JSON.parse(text) as { crumbFail?: unknown; crumb?: unknown };
    return crumbFail === true && typeof crumb === 'string' ? crumb : null;
  } catch {
    return null;
  }
}

/** Returns the entry with the crumb in each place where it had one: cookie, header, query, form field, JSON. */
function withCrumb(entry: JournalEntry, crumb: string): JournalEntry {
  const { headers, query, bodyText } = entry;
  const renewed: Record<string, string> = { ...headers };
  if (renewed['x-csrf-token'] !== undefined) renewed['x-csrf-token'] = crumb;
  if (renewed.cookie !== undefined) renewed.cookie = renewed.cookie.replace(/(?<=^|;\s*)crumb=[^;]*/, () => `crumb=${crumb}`);
  return {
    ...entry,
    headers: renewed,
    query: query.crumb === undefined ? query : { ...query, crumb },
    bodyText: bodyText
      .replace(/(?<=^|&)crumb=[^&]*/, () => `crumb=${encodeURIComponent(crumb)}`)
      .replace(/("crumb"\s*:\s*)"[^"]*"/, (_all, name: string) => name + JSON.stringify(crumb)),
  };
}
