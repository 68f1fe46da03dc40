import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createStreamServer, type Server as StreamServer } from 'node:net';
import type { Ways } from '../../browser/sealed/way.ts';

/** Another host, which notes what reaches it. */
export interface Outside {
  /** The names of the tries whose request, packet or connection has arrived. */
  readonly arrived: Set<string>;
  /** Returns markup with the addresses of a try in place of `OUT`, `UDP` and `STREAM`. */
  fill(markup: string, name: string): string;
  /** Resolves after a request from outside the browser has arrived, which was sent after those of the page. */
  afterOthers(): Promise<void>;
  close(): void;
}

const portOf = (server: Server | StreamServer | Socket): number => (server.address() as AddressInfo).port;

/** Starts a host at 127.0.0.1, with a port for each way that sends packets or only connects. */
export async function startOutside(ways: Ways): Promise<Outside> {
  const arrived = new Set<string>();
  const server = createServer((request, response) => {
    arrived.add(nameIn(request.url));
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' });
    response.end('<link rel="icon" href="data:,">outside');
  });
  server.on('upgrade', (request, socket) => {
    arrived.add(nameIn(request.url));
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new Map<string, Socket | StreamServer>();
  for (const [name, { markup }] of Object.entries(ways)) {
    const note = () => void arrived.add(name);
    if (markup.includes('UDP')) sockets.set(name, createSocket('udp4').on('message', note).bind(0, '127.0.0.1'));
    if (markup.includes('STREAM')) sockets.set(name, createStreamServer(note).listen(0, '127.0.0.1'));
  }
  await Promise.all([...sockets.values()].map((socket) => once(socket, 'listening')));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  return {
    arrived,
    fill(markup, name) {
      const socket = sockets.get(name);
      return markup.replaceAll('OUT', `${origin}${pathOf(name)}`).replaceAll(/UDP|STREAM/g, String(socket ? portOf(socket) : 0));
    },
    async afterOthers() {
      await fetch(`${origin}/last`);
      if (!arrived.delete('last')) throw new Error('The last request has not arrived.');
    },
    close() {
      server.closeAllConnections();
      server.close();
      for (const socket of sockets.values()) socket.close();
    },
  };
}

/** An address has the name with hyphens, which is the same in each syntax that the markup has. */
export const pathOf = (name: string): string => `/${name.replaceAll(' ', '-')}`;
const nameIn = (target = ''): string =>
  decodeURIComponent(target.split('?', 1)[0] ?? '')
    .slice(1)
    .replaceAll('-', ' ');
