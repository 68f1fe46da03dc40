import type { IncomingMessage } from 'node:http';

type Reached = Pick<IncomingMessage, 'socket'>;

/** `https` for a request that came encrypted (`serve --https`). */
export const schemeOf = ({ socket }: Reached): 'http' | 'https' => ('encrypted' in socket ? 'https' : 'http');

/** The origin of one of this server's hosts, reached as the request reached it: `http://clean.localhost:4100`. */
export const originOf = (request: Reached, host: string): string =>
  `${schemeOf(request)}://${host}:${request.socket.localPort ?? 0}`;
