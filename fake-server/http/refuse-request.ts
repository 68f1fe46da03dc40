import type { Duplex } from 'node:stream';
import { closedPolicy } from './closed-document.ts';

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Refuses a request that Node.js cannot read, as Node.js does, and with the policy of a closed document: a page without network
 * could send requests by the window of an address that is too long.
 */
export function refuseRequest(error: NodeJS.ErrnoException, socket: Duplex & { readonly _httpMessage?: SentHead | null }): void {
  // A response has begun.
  const isFree = socket.writable && !socket._httpMessage?.headersSent;
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Security-Policy: ${closedPolicy}\r\n\r\n`;
  // TLS sends what was written later.
  if (isFree) socket.end(head, () => socket.destroy());
  else socket.destroy(error);
}

interface SentHead {
  readonly headersSent: boolean;
}
