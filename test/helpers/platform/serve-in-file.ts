import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll } from 'vitest';

export interface FileServer {
  /** The server's port; set while the tests run. */
  readonly port: number;
}

/** Starts a local web server on a free port for all tests of a file; call it once, at the top or in a `describe`. */
export function serveInFile(
  listener: RequestListener,
  onUpgrade?: (request: IncomingMessage, socket: Duplex) => void,
): FileServer {
  const server = createServer(listener);
  if (onUpgrade) server.on('upgrade', onUpgrade);
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get port() {
      return (server.address() as AddressInfo).port;
    },
  };
}
