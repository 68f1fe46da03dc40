import type { IncomingMessage } from 'node:http';

type Reached = Pick<IncomingMessage, 'socket'>;

/** Returns `https` for a request over an encrypted connection (`serve --https`). */
export const schemeOf = ({ socket }: Reached): 'http' | 'https' => ('encrypted' in socket ? 'https' : 'http');

/** Returns the origin of one of this server's hosts, with the scheme and port of the request: `http://clean.localhost:4100`. */
export const originOf = (request: Reached, host: string): string =>
  `${schemeOf(request)}://${host}:${request.socket.localPort ?? 0}`;
