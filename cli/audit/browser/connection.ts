import WebSocket from 'ws';
import type { DevtoolsSession } from './devtools.ts';

/** One WebSocket to a browser's DevTools, with all of its sessions. */
export interface Connection {
  /** Session of the browser itself. */
  readonly root: DevtoolsSession;
  session(id: string): DevtoolsSession;
  isOpen(): boolean;
  close(): void;
}

const callTimeoutMs = 15_000;

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: object;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

type Listener = (params?: object) => void;

interface EmittingSession extends DevtoolsSession {
  emit(event: string, params?: object): void;
}

/** Connects to the DevTools at a ws:// address. Rejects when no server listens there. */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    maxPayload: 512 * 1024 * 1024,
    handshakeTimeout: callTimeoutMs,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout }>();
  const sessions = new Map<string, EmittingSession>();
  let lastId = 0;

  const sessionOf = (id: string): EmittingSession => {
    const listeners = new Map<string, Listener[]>();
    const session: EmittingSession = {
      send: (method, ...[params = {}]) =>
        new Promise((resolve, reject) => {
          if (socket.readyState !== WebSocket.OPEN) return reject(new Error('The browser’s connection is closed.'));
          const callId = ++lastId;
          const late = () => {
            waiting.delete(callId);
            reject(new Error(`${method} had no response within ${callTimeoutMs} ms.`));
          };
          waiting.set(callId, { resolve: resolve as (result: unknown) => void, reject, timer: setTimeout(late, callTimeoutMs) });
          socket.send(JSON.stringify({ id: callId, method, params, ...(id !== '' && { sessionId: id }) }));
        }),
      on(event, listener) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener as Listener]);
      },
      onAttached(listener) {
        session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => listener(of(sessionId), targetInfo.type));
      },
      emit(event, params) {
        for (const listener of listeners.get(event) ?? []) listener(params);
      },
    };
    session.on('Target.detachedFromTarget', ({ sessionId }) => {
      sessions.get(sessionId)?.emit('closed');
      sessions.delete(sessionId);
    });
    return session;
  };
  const of = (id: string) => {
    const known = sessions.get(id) ?? sessionOf(id);
    sessions.set(id, known);
    return known;
  };

  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) {
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      clearTimeout(call?.timer);
      if (message.error) call?.reject(new Error(message.error.message));
      else call?.resolve(message.result);
      return;
    }
    of(message.sessionId ?? '').emit(message.method ?? '', message.params);
  });
  const end = () => {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error('The browser has closed the connection.'));
    }
    waiting.clear();
    for (const session of sessions.values()) session.emit('closed');
    sessions.clear();
  };
  socket.on('close', end);
  socket.on('error', end);
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  return { root: of(''), session: of, isOpen, close: () => socket.close() };
}
