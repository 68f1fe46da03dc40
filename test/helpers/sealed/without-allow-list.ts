import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server that stands in front of a platform for browsers that do not know `Connection-Allowlist`: Chrome has version 151
 * there.
 */
export async function withoutAllowlist(platformPort: number): Promise<{ readonly port: number; close(): void }> {
  const maxHeaderSize = 1024 * 1024;
  const server = createServer({ maxHeaderSize }, (received, response) => {
    const { method = 'GET', url: path = '/', headers } = received;
    const agent = String(headers['user-agent']).replace(/Chrome\/\d+/, 'Chrome/151');
    const options = { host: '127.0.0.1', port: platformPort, method, path, headers: { ...headers, 'user-agent': agent } };
    const sent = request({ ...options, maxHeaderSize }, (answer) => {
      const { 'connection-allowlist': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    received.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
