import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
/** Events of the protocol, and `closed` when the target is gone. */
type Events = ProtocolMapping.Events & { closed: [] };

/** A DevTools session, as much of it as gathering needs; `connection.ts` makes them. The browser is taken at its word for the types. */
export interface DevtoolsSession {
  /** Rejects when the target is gone; commands to a target that has not started yet answer late, so do not wait for them. */
  send<Method extends keyof Commands>(
    method: Method,
    ...params: Commands[Method]['paramsType']
  ): Promise<Commands[Method]['returnType']>;
  on<Event extends keyof Events>(event: Event, listener: (...params: Events[Event]) => void): void;
  /** Sessions of the frames, workers and service workers that this one brings along, each before it runs. */
  onAttached(listener: (child: DevtoolsSession, type: string) => void): void;
}

/** Sends a command without waiting for its answer: a paused target answers none before it runs. */
export function sendOnly<Method extends keyof Commands>(
  session: DevtoolsSession,
  method: Method,
  ...params: Commands[Method]['paramsType']
): void {
  session.send(method, ...params).catch(() => undefined);
}
