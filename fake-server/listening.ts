import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { PortTakenError, TargetError } from './common/errors.ts';
import type { Certificate } from './http/certificate.ts';
import { isLoopbackAddress } from './http/host.ts';
import { type LanPorts, noteLanPorts } from './http/lan-ports.ts';
import { refuseRequest } from './http/refuse-request.ts';
import { useTargetHost } from './http/target.ts';

export interface ListenOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** null: without TLS. */
  readonly certificate: Certificate | null;
  /** Labels of the hosts, the first site first. In a local network each other one gets a port of its own. */
  readonly labels: readonly string[];
  readonly handle: RequestListener;
}

/** A listening platform. */
export interface Listening {
  readonly port: number;
  /** The address of the machine; one of loopback, or `0.0.0.0` and `::` for all. */
  readonly address: string;
  /** null for a platform on loopback only. */
  readonly lan: LanPorts | null;
  /** Closes every connection. */
  close(): Promise<void>;
}

const serverOptions = { maxHeaderSize: 64 * 1024, requestTimeout: 60_000 };

/**
 * Listens on the host and, unless it is one of all addresses, on 127.0.0.1 as well, because the names of the server and the
 * control surface need loopback. Throws a PortTakenError or a TargetError.
 */
export async function listenAt({ host, port, certificate, labels, handle }: ListenOptions): Promise<Listening> {
  const servers: Server[] = [];
  // `closeAllConnections` does not close connections before the end of their TLS handshake.
  const sockets = new Set<Socket>();
  let lan: LanPorts | null = null;
  const onRequest: RequestListener = (request, response) => {
    useTargetHost(request);
    if (lan) noteLanPorts(request.socket, lan);
    handle(request, response);
  };
  const open = async (at: number, address: string): Promise<AddressInfo> => {
    const server = certificate
      ? createSecureServer({ ...serverOptions, ...certificate }, onRequest)
      : createServer(serverOptions, onRequest);
    server.on('clientError', refuseRequest);
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    const listening = await listen(server, at, address);
    servers.push(server);
    return listening;
  };
  const close = async () => {
    const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
  };
  try {
    const main = await open(port, host);
    if (!isEvery(main.address) && main.address !== '127.0.0.1') await open(main.port, '127.0.0.1');
    if (!isLoopbackAddress(main.address)) lan = await openPorts(main.port, labels, (at) => open(at, host));
    return { port: main.port, address: main.address, lan, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a port for each host after the main one, or any free one. The first label has the main port. */
async function openPorts(
  main: number,
  [first = '', ...others]: readonly string[],
  open: (port: number) => Promise<AddressInfo>,
): Promise<LanPorts> {
  const byLabel = new Map([[first, main]]);
  let next = main + 1;
  for (const label of others) {
    const { port } = await open(next > 65_535 ? 0 : next).catch(() => open(0));
    byLabel.set(label, port);
    next = port + 1;
  }
  return { main, byLabel };
}

const isEvery = (address: string): boolean => address === '0.0.0.0' || address === '::';

const listenProblems: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no address is known by this name',
  EAI_AGAIN: 'no address is known by this name, and the name server does not respond',
  EADDRNOTAVAIL: 'this machine has no such address',
  EAFNOSUPPORT: 'this machine has no addresses of this kind',
  EINVAL: 'this machine has no such address',
};

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortTakenError(port, error));
      else if (error.code === 'EACCES')
        reject(new TargetError(`Port ${port} may not be used by this user. Choose one above 1023.`, error));
      else
        reject(
          new TargetError(`The server cannot listen on ${host}: ${listenProblems[error.code ?? ''] ?? error.message}.`, error),
        );
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}
