import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError } from '../../../fake-server/common/errors.ts';
import { decodePage } from '../../validate/read/decode.ts';
import { openUrl, type UrlOptions } from '../../validate/read/url.ts';

/** Options of requests outside the browser. */
export interface Fetching {
  readonly headersFor: NonNullable<UrlOptions['headersFor']>;
  readonly signal?: AbortSignal;
}

const fetchTimeoutMs = 20_000;
/** Maximum size of a response, as received and unpacked; that of a site map is 50 MiB by its standard. */
const maxBytes = 64 * 1024 * 1024;

/** Fetches a text, also a gzipped one. `url` is the address after redirects. Throws CliError. */
export async function fetchText(
  address: string,
  what: string,
  { headersFor, signal }: Fetching,
): Promise<{ readonly text: string; readonly url: string }> {
  try {
    const timeout = AbortSignal.timeout(fetchTimeoutMs);
    const stopped = signal ? AbortSignal.any([timeout, signal]) : timeout;
    const { url, chunks, charset } = await openUrl(address, stopped, { headersFor });
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of chunks) {
      length += part.length;
      if (length > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
      parts.push(part);
    }
    const bytes = Buffer.concat(parts);
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return { text: decodePage(isGzip ? await promisify(gunzip)(bytes, { maxOutputLength: maxBytes }) : bytes, charset), url };
  } catch (error) {
    throw new CliError(`${what} ${address} cannot be read: ${errorMessage(error)}.`, 'unreadable');
  }
}

/** Returns the results of a task for each item, in order, with `count` tasks at once. */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  count: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const takeTasks = async () => {
    for (const [index, item] of waiting) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: count }, takeTasks));
  return results;
}
