import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Target } from '../target.ts';
import { type Connection, openConnection } from './connection.ts';
import type { Outcome, PreparedRequest, Sender } from './outcome.ts';

/** Bytes that one read takes at most. */
const readBytes = 16 * 1024;
/** Maximum idle time of a connection that is used again, because a server might close it during a request (our choice). */
const maxIdleMs = 1000;
/** Idle time after which a connection's end is looked for before it is used again (our choice). */
const trustedIdleMs = 20;

/** Maximum wait for a connection before the first request (our choice). */
const maxWarmUpMs = 200;

/** An idle connection. */
interface Idle {
  readonly connection: Connection;
  readonly sinceMs: number;
  readonly untilMs: number;
}

/**
 * Creates a sender of prepared bytes over sockets of its own, without pipelining. It opens a connection for each request that
 * finds none idle, so that the caller limits their number. A connection is used again only well within the idle time that its
 * server allows.
 */
export function createSender(target: Target, timeoutMs: number): Sender {
  const open = new Set<Connection>();
  /** The most recently used connection is the last. */
  const idle: Idle[] = [];
  let isClosed = false;
  let onWarm = (): void => undefined;
  const options = {
    connect: target.secure ? tlsConnector(target) : tcpConnector(target),
    connected: target.secure ? ('secureConnect' as const) : ('connect' as const),
    timeoutMs,
    onFree(connection: Connection, idleTimeoutMs: number | null) {
      const sinceMs = performance.now();
      // The server's clock starts earlier, and a busy machine delays the request.
      const untilMs = sinceMs + Math.min(maxIdleMs, (idleTimeoutMs ?? Number.POSITIVE_INFINITY) / 2);
      idle.push({ connection, sinceMs, untilMs });
      onWarm();
    },
    onClosed(connection: Connection) {
      open.delete(connection);
      const at = idle.findIndex((one) => one.connection === connection);
      if (at >= 0) idle.splice(at, 1);
      onWarm();
    },
  };
  const closeOldOnes = (): void => {
    const nowMs = performance.now();
    for (const { connection, untilMs } of [...idle]) if (untilMs < nowMs) connection.close('');
  };
  const closingIdle = setInterval(closeOldOnes, maxIdleMs / 2);
  closingIdle.unref();

  const takeIdle = (): Connection | undefined => {
    const nowMs = performance.now();
    for (let last = idle.at(-1); last; last = idle.at(-1)) {
      if (last.untilMs >= nowMs) return idle.pop()?.connection;
      last.connection.close('');
    }
    return undefined;
  };
  const sendNow = (request: PreparedRequest, settled: (outcome: Outcome) => void): void => {
    let connection = takeIdle();
    if (!connection) {
      connection = openConnection(options);
      open.add(connection);
    }
    connection.send(request, settled);
  };

  return {
    send(request, settled) {
      const last = idle.at(-1);
      if (!last || performance.now() - last.sinceMs < trustedIdleMs) return sendNow(request, settled);
      // Ends of connections that have arrived are read first.
      setImmediate(() => {
        if (isClosed) settled({ failed: 'not sent', hasLeft: false });
        else sendNow(request, settled);
      });
    },
    async warmUp() {
      open.add(openConnection(options));
      await new Promise<void>((resolve) => {
        onWarm = resolve;
        setTimeout(resolve, maxWarmUpMs).unref();
      });
    },
    close(reason) {
      isClosed = true;
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
