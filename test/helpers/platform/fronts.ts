import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectEncrypted } from 'node:tls';
import { machineAddresses } from '../../../fake-server/lan-addresses.ts';
import type { StartOptions } from '../../../fake-server/start.ts';

/** A way to serve, by which each try of an attack is made. */
export interface Front {
  readonly options: Partial<StartOptions>;
  /** Opens a connection as a client does. */
  connect(port: number): Promise<Socket>;
}

const [machine = '127.0.0.1'] = machineAddresses();

const plain =
  (host: string): Front['connect'] =>
  async (port) => {
    const socket = connectPlain(port, host);
    await once(socket, 'connect');
    return socket;
  };

export const fronts: Readonly<Record<string, Front>> = {
  http: { options: {}, connect: plain('127.0.0.1') },
  '--https': {
    options: { https: true },
    async connect(port) {
      const socket = connectEncrypted({ port, host: '127.0.0.1', rejectUnauthorized: false });
      await once(socket, 'secureConnect');
      return socket;
    },
  },
  '--host 0.0.0.0': { options: { host: '0.0.0.0' }, connect: plain(machine) },
};

/**
 * Sends bytes, and resolves with everything that is received until the connection is closed. `closes`: the client closes its
 * side.
 */
export async function exchange(front: Front, port: number, bytes: string | Buffer, closes = true): Promise<string> {
  const socket = await front.connect(port);
  let received = '';
  socket.setEncoding('latin1').on('data', (part) => {
    received += part;
  });
  // A refused request may be answered before it is read, and its connection reset.
  socket.on('error', () => {});
  if (closes) socket.end(bytes);
  else socket.write(bytes);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return received;
}

/** Returns the statuses of the responses in a text. */
export const statusesIn = (received: string): readonly number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
