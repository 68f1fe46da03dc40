import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
/** Events of the protocol, and `closed` when the target is closed. */
type Events = ProtocolMapping.Events & { closed: [] };

/** Part of a DevTools session that the audit uses; `sessions.ts` creates sessions. The types of responses are not checked. */
export interface DevtoolsSession {
  /** Rejects for a closed target. Do not await a command to a paused target, which responds only after it runs. */
  send<Method extends keyof Commands>(
    method: Method,
    ...params: Commands[Method]['paramsType']
  ): Promise<Commands[Method]['returnType']>;
  on<Event extends keyof Events>(event: Event, listener: (...params: Events[Event]) => void): void;
  /** Registers a listener for the sessions of the target's frames and workers. Each is paused before its first statement. */
  onAttached(listener: (child: DevtoolsSession, type: string) => void): void;
}

/** Sends a command without waiting for its response, because a paused target responds only after it runs. */
export function sendOnly<Method extends keyof Commands>(
  session: DevtoolsSession,
  method: Method,
  ...params: Commands[Method]['paramsType']
): void {
  session.send(method, ...params).catch(() => undefined);
}
