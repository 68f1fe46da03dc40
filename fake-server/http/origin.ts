import type { IncomingMessage } from 'node:http';

/** Whether the request came encrypted (`serve --https`). */
export const isSecure = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean => 'encrypted' in socket;

/** The origin of one of this server's hosts, reached as the request reached it: `http://clean.localhost:4100`. */
export const originOf = (request: Pick<IncomingMessage, 'socket'>, host: string): string =>
  `${isSecure(request) ? 'https' : 'http'}://${host}:${request.socket.localPort ?? 0}`;
