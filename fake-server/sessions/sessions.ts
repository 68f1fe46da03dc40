import type { IncomingMessage } from 'node:http';
import type { Faults } from '../faults/faults.ts';
import type { Journal } from '../journal/journal.ts';
import type { PlatformState } from '../state/state.ts';

/** The journal, state and faults that a request reads and changes. */
export interface Session {
  /** The name in `X-SS-Session`; null for the session of requests without one. */
  readonly name: string | null;
  readonly journal: Journal;
  readonly state: PlatformState;
  readonly faults: Faults;
}

export interface Sessions {
  /** The session of requests without a name. */
  readonly main: Session;
  /** Returns the session of a request. */
  of(request: IncomingMessage): Session;
}

export const createSessions = (main: Omit<Session, 'name'>): Sessions => {
  const session: Session = { name: null, ...main };
  return { main: session, of: () => session };
};
