import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface FileServer {
  /** The port it listens at; there while the tests run. */
  readonly port: number;
}

/** A web server on this machine for all tests of a file, at a free port; call it once, at the top or in a `describe`. */
export function serveInFile(listener: RequestListener): FileServer {
  const server = createServer(listener);
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
