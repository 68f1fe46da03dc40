import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Target } from '../target.ts';
import { type Connection, openConnection } from './connection.ts';
import type { Sender } from './outcome.ts';

/** Bytes that one read takes at most. */
const readBytes = 16 * 1024;
/** Time after which an idle connection is closed, because a server might close it during a request (our choice). */
const maxIdleMs = 1000;

/**
 * Creates a sender of prepared bytes over sockets of its own, without pipelining. It opens a connection for each request that finds none
 * idle, so that the caller limits their number.
 */
export function createSender(target: Target, timeoutMs: number): Sender {
  const open = new Set<Connection>();
  /** Idle connections with the time since when they are, the most recently used last. */
  const idle: { readonly connection: Connection; readonly sinceMs: number }[] = [];
  const options = {
    connect: target.secure ? tlsConnector(target) : tcpConnector(target),
    connected: target.secure ? ('secureConnect' as const) : ('connect' as const),
    timeoutMs,
    onFree: (connection: Connection) => void idle.push({ connection, sinceMs: performance.now() }),
    onClosed(connection: Connection) {
      open.delete(connection);
      const at = idle.findIndex((one) => one.connection === connection);
      if (at >= 0) idle.splice(at, 1);
    },
  };
  const closingIdle = setInterval(() => {
    const oldestMs = performance.now() - maxIdleMs;
    for (const { connection, sinceMs } of [...idle]) if (sinceMs < oldestMs) connection.close('');
  }, maxIdleMs / 2);
  closingIdle.unref();

  return {
    send(request, settled) {
      let connection = idle.pop()?.connection;
      if (!connection) {
        connection = openConnection(options);
        open.add(connection);
      }
      connection.send(request, settled);
    },
    close(reason) {
      clearInterval(closingIdle);
      for (const connection of [...open]) connection.close(reason);
    },
  };
}

type Connector = (read: (bytes: Buffer) => void) => Socket;

const tcpConnector =
  ({ hostname: host, port }: Target): Connector =>
  (read) => {
    // One buffer for all reads of the connection, so that received bytes need no memory of their own.
    const buffer = Buffer.allocUnsafeSlow(readBytes);
    const callback = (length: number): boolean => {
      read(length === readBytes ? buffer : buffer.subarray(0, length));
      return true;
    };
    return connectTcp({ host, port, noDelay: true, onread: { buffer, callback } });
  };

const tlsConnector =
  ({ hostname: host, port, verifiesCertificate }: Target): Connector =>
  (read) =>
    connectTls({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: verifiesCertificate,
      ALPNProtocols: ['http/1.1'],
    })
      .setNoDelay()
      .on('data', read);
