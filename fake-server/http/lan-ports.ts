import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { hostName, isLoopbackAddress, type RequestHost, requestHost } from './host.ts';

/**
 * The ports of a platform in a local network (`serve --host 0.0.0.0`). Pages link with absolute paths, so each site needs an
 * origin, and a phone cannot resolve `clean.localhost`: there each host has the machine's address with a port of its own.
 */
export interface LanPorts {
  /** The port of the server's names, where the first site answers too. */
  readonly main: number;
  /** Ports by the label of the host, such as `clean` and `static`. */
  readonly byLabel: ReadonlyMap<string, number>;
}

const portsOfSocket = new WeakMap<Socket, LanPorts>();

/** Notes that a connection is one of a platform with these ports. */
export const noteLanPorts = (socket: Socket, ports: LanPorts): void => void portsOfSocket.set(socket, ports);

type Reached = Pick<IncomingMessage, 'socket'> & { readonly headers: Pick<IncomingMessage['headers'], 'host'> };

/** The address by which a client in the local network has reached the platform. */
interface LanAddress {
  readonly ports: LanPorts;
  /** The label that the address names; empty for the first site. */
  readonly label: string;
  /** Returns the host and port of another label. */
  hostOf(label: string): string;
}

/**
 * Returns the address of a request by IP address, or by a name that contains it, such as `clean.192-168-1-5.sslip.io`: public
 * name servers resolve these to the address. null for other names, and for an address that is not the one of the connection.
 */
export function lanAddressOf({ socket, headers }: Reached): LanAddress | null {
  const ports = portsOfSocket.get(socket);
  const name = ports && hostName(headers.host);
  if (!name || isLoopbackAddress(name)) return null;
  if (name === plainAddress(socket.localAddress)) {
    const [label = ''] = [...ports.byLabel].find(([, port]) => port === socket.localPort) ?? [];
    const shown = name.includes(':') ? `[${name}]` : name;
    return { ports, label, hostOf: (other) => `${shown}:${ports.byLabel.get(other) ?? ports.main}` };
  }
  const [, label = '', dashed = '', zone] = /^(?:([a-z0-9-]+)\.)?(\d+-\d+-\d+-\d+)\.(sslip\.io|nip\.io)$/.exec(name) ?? [];
  if (!zone || dashed.replaceAll('-', '.') !== plainAddress(socket.localAddress)) return null;
  return { ports, label, hostOf: (other) => `${other}.${dashed}.${zone}:${ports.main}` };
}

/** Returns whether a port is one of the platform of this connection. */
export function isOwnPort(socket: Socket, port: number): boolean {
  const ports = portsOfSocket.get(socket);
  return port === socket.localPort || port === ports?.main || [...(ports?.byLabel.values() ?? [])].includes(port);
}

/** Returns an address without the prefix of IPv4 addresses on IPv6 sockets. */
const plainAddress = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/i, '');

/** Returns the host that a request names, by a name of this server or by an address in the local network. */
export function hostOf(request: Reached): RequestHost {
  const lan = lanAddressOf(request);
  if (!lan) return requestHost(request.headers.host);
  const { label } = lan;
  if (label === 'static' || label === 'third-party') return { kind: label, label };
  return { kind: label === '' ? 'first-site' : 'site', label };
}
