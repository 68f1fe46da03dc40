import type { IncomingMessage } from 'node:http';
import { lanAddressOf } from './lan-ports.ts';

/** Returns `https` for a request over an encrypted connection (`serve --https`). */
export const schemeOf = ({ socket }: Pick<IncomingMessage, 'socket'>): 'http' | 'https' =>
  'encrypted' in socket ? 'https' : 'http';

/** Returns the origin of one of this server's names, with the scheme and port of the request: `http://control.localhost:4100`. */
export const originOf = (request: Pick<IncomingMessage, 'socket'>, name: string): string =>
  `${schemeOf(request)}://${name}:${request.socket.localPort ?? 0}`;

/**
 * Returns the origin of a site, or of the hosts `static` and `third-party`, as the client of the request reaches it:
 * `http://clean.localhost:4100`, in a local network `http://192.168.1.5:4101`.
 */
export function hostOrigin(request: Pick<IncomingMessage, 'socket' | 'headers'>, label: string): string {
  const lan = lanAddressOf(request);
  return lan ? `${schemeOf(request)}://${lan.hostOf(label)}` : originOf(request, `${label}.localhost`);
}
