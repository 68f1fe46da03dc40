import type { Socket } from 'node:net';
import { failureReason } from '../../../fake-server/http/http-client.ts';
import type { Outcome, PreparedRequest } from './outcome.ts';
import { createResponseReader, type ReadResponse } from './response-reader.ts';

/** One connection to the target, with at most one request at a time. */
export interface Connection {
  send(request: PreparedRequest, settled: (outcome: Outcome) => void): void;
  /** Closes the connection. A pending request fails with this reason. */
  close(reason: string): void;
}

export interface ConnectionOptions {
  /** Opens a socket that passes received bytes to `read`, whose memory may be used again afterwards. */
  readonly connect: (read: (bytes: Buffer) => void) => Socket;
  /** Event of the socket after which bytes leave. */
  readonly connected: 'connect' | 'secureConnect';
  /** Maximum time from sending to the end of the response. */
  readonly timeoutMs: number;
  /**
   * Called when the connection may send the next request. `idleTimeoutMs` is the time after which the server closes it, if known.
   */
  readonly onFree: (connection: Connection, idleTimeoutMs: number | null) => void;
  /** Called when the connection is closed. */
  readonly onClosed: (connection: Connection) => void;
}

/** Opens a connection. It is closed after a failure, after bytes that no request asked for, and where the response demands it. */
export function openConnection({ connect, connected, timeoutMs, onFree, onClosed }: ConnectionOptions): Connection {
  const reader = createResponseReader();
  let pending: ((outcome: Outcome) => void) | null = null;
  let isConnected = false;
  let isClosed = false;

  const finish = (outcome: Outcome): void => {
    const settled = pending;
    pending = null;
    settled?.(outcome);
  };
  const close = (reason: string): void => {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(timer);
    socket.destroy();
    onClosed(connection);
    finish({ failed: reason, hasLeft: isConnected });
  };
  const complete = ({ status, cookies, body, keepsOpen, idleTimeoutMs }: ReadResponse): void => {
    // After an early response, the rest of the request would be read as the next one.
    const isReusable = keepsOpen && socket.writableLength === 0;
    finish({ status, cookies, body });
    if (isReusable && !isClosed) onFree(connection, idleTimeoutMs);
    else close('');
  };
  const read = (bytes: Buffer): void => {
    if (isClosed) return;
    try {
      // Without a request, the server sends a response to a time-out of its own.
      const response = pending && reader.read(bytes);
      if (response) complete(response);
      else if (!pending) close('');
    } catch (error) {
      close((error as Error).message);
    }
  };
  const end = (reason: string): void => {
    if (isClosed) return;
    const response = pending && reader.close();
    if (response) complete(response);
    else close(pending && reader.hasBegun ? `the response was cut off (${reason})` : reason);
  };
  const timer = setTimeout(() => {
    if (!pending) return;
    const missing = isConnected ? (reader.hasBegun ? 'the response did not end' : 'no response') : 'no connection';
    close(`${missing} within ${timeoutMs} ms`);
  }, timeoutMs);

  const socket = connect(read);
  socket.on(connected, () => {
    isConnected = true;
    if (!pending && !isClosed) onFree(connection, null);
  });
  socket.on('error', (error) => end(failureReason(error)));
  for (const event of ['end', 'close']) socket.on(event, () => end('connection closed without a response'));

  const connection: Connection = {
    send({ method, keptBytes, bytes }, settled) {
      pending = settled;
      reader.begin(method, keptBytes);
      timer.refresh();
      socket.write(bytes, 'latin1');
    },
    close,
  };
  return connection;
}
