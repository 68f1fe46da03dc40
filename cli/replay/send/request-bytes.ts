import type { RecordedRequest } from '../read/recorded-request.ts';
import type { Target } from '../target.ts';

/**
 * Returns a request as Latin-1 text, one character a byte, with the Host header of the target and the id that marks it in the
 * target's journal.
 */
export function requestBytes({ method, path, headers, body, site }: RecordedRequest, target: Target, id: string): string {
  const host = target.hostFor(site);
  let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
  for (const [name, value] of headers) {
    const isAddress = name === 'origin' || name === 'referer';
    head += `${name}: ${isAddress ? onOrigin(value, `${target.secure ? 'https' : 'http'}://${host}`) : value}\r\n`;
  }
  if (body.length > 0 || method === 'POST') head += `content-length: ${body.length}\r\n`;
  return `${head}x-ss-replay: ${id}\r\n\r\n${body}`;
}

/** Returns the address with another origin. `null` and other texts are unchanged. */
const onOrigin = (address: string, origin: string): string => address.replace(/^https?:\/\/[^/?#]*/i, origin);
