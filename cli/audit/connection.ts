import WebSocket from 'ws';
import type { DevtoolsSession } from './devtools.ts';

/** One WebSocket to a browser's DevTools, with all of its sessions on it. */
export interface Connection {
  /** The browser's own session. */
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
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

type Listener = (params: Record<string, unknown>) => void;

/** Connects to the DevTools at a ws:// address. Rejects when nobody answers there. */
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
  const sessions = new Map<string, DevtoolsSession & { emit(event: string, params: Record<string, unknown>): void }>();
  let lastId = 0;

  const sessionOf = (id: string) => {
    const listeners = new Map<string, Listener[]>();
    const session = {
      id,
      send: (method: string, params: object = {}) =>
        new Promise<unknown>((resolve, reject) => {
          if (socket.readyState !== WebSocket.OPEN) return reject(new Error('The browser’s connection is closed.'));
          const callId = ++lastId;
          const late = () => {
            waiting.delete(callId);
            reject(new Error(`${method} had no answer within ${callTimeoutMs} ms.`));
          };
          waiting.set(callId, { resolve, reject, timer: setTimeout(late, callTimeoutMs) });
          socket.send(JSON.stringify({ id: callId, method, params, ...(id !== '' && { sessionId: id }) }));
        }),
      on(event: string, listener: Listener) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      },
      onAttached(listener: (child: DevtoolsSession, type: string) => void) {
        session.on('Target.attachedToTarget', (params) => {
          const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { type: string } };
          listener(of(sessionId), targetInfo.type);
        });
      },
      emit(event: string, params: Record<string, unknown>) {
        for (const listener of listeners.get(event) ?? []) listener(params);
      },
    };
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
    const params = message.params ?? {};
    of(message.sessionId ?? '').emit(message.method ?? '', params);
    if (message.method === 'Target.detachedFromTarget') {
      const id = String(params.sessionId);
      sessions.get(id)?.emit('closed', {});
      sessions.delete(id);
    }
  });
  const end = () => {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error('The browser is gone.'));
    }
    waiting.clear();
    for (const session of sessions.values()) session.emit('closed', {});
    sessions.clear();
  };
  socket.on('close', end);
  socket.on('error', end);
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  return { root: of(''), session: of, isOpen, close: () => socket.close() };
}
