/** A DevTools session, as much of it as gathering needs; `connection.ts` makes them. */
export interface DevtoolsSession {
  /** Rejects when the target is gone; commands to a target that has not started yet answer late, so do not wait for them. */
  send(method: string, params?: object): Promise<unknown>;
  /** Events of the protocol, and `closed` when the target is gone. */
  on(event: string, listener: (params: Record<string, unknown>) => void): void;
  /** Sessions of the frames, workers and service workers that this one brings along, each before it runs. */
  onAttached(listener: (child: DevtoolsSession, type: string) => void): void;
}

/** Sends commands without waiting for their answers: a paused target answers none before it runs. */
export function sendAll(session: DevtoolsSession, commands: readonly (readonly [method: string, params?: object])[]): void {
  for (const [method, params] of commands) session.send(method, params).catch(() => undefined);
}
