import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Faults } from '../faults/faults.ts';
import type { Journal } from '../journal/journal.ts';
import type { PlatformState } from '../state/state.ts';
import { requestedSession } from './session-name.ts';

/** The journal, state and faults that a request reads and changes. */
export interface Session {
  /** The name in `X-SS-Session`; null for the session of requests without one. */
  readonly name: string | null;
  readonly journal: Journal;
  readonly state: PlatformState;
  readonly faults: Faults;
  /** Aborts when the session ends. */
  readonly ended: AbortSignal;
}

/** The parts of a session. */
type SessionParts = Pick<Session, 'journal' | 'state' | 'faults'>;

/** A session in the list of the control surface. */
interface ListedSession {
  readonly name: string;
  /** ISO 8601. */
  readonly lastUsed: string;
  /** The number of the newest journal entry. */
  readonly lastSeq: number;
}

type EntryListener = Parameters<Journal['subscribe']>[0];

export interface Sessions {
  /** The session of requests without a name. */
  readonly main: Session;
  /**
   * Returns the session of a request; it is created on its first use. A request with a name that is not allowed gets the main
   * session.
   */
  of(request: Pick<IncomingMessage, 'headers'>): Session;
  /**
   * Returns the session of a request that any website can send: a call of another origin, or a request to a host of third
   * parties. It is the main one for a name without a session, because a new session may end another one.
   */
  startedOf(request: Pick<IncomingMessage, 'headers'>): Session;
  /** Returns the session of a name, which is created on its first use; null for the main session. */
  named(name: string | null): Session;
  /** Returns the named sessions, the last used one first. */
  list(): readonly ListedSession[];
  /** Ends a session: its next use starts it empty. Returns false for an unknown name. */
  end(name: string): boolean;
  /** Calls the listener with the entries of all sessions, later ones included. Returns a function that removes the listener. */
  subscribe(listener: EntryListener): () => void;
}

export interface SessionsOptions {
  readonly main: SessionParts;
  /** Returns the parts of a new session, as the main session has them at the start. */
  readonly create: () => SessionParts;
  readonly maxSessions?: number;
  readonly now?: () => number;
}

interface KeptSession extends Session {
  readonly name: string;
  readonly controller: AbortController;
  lastUsedMs: number;
  /** Whether a program has used it: the test's own calls. */
  isOfProgram: boolean;
}

/**
 * The limit of sessions (our choice). When there are more, the least recently used one ends, of those that pages alone have used
 * if there is one: a page could otherwise end the sessions of tests.
 */
const defaultMaxSessions = 100;

export function createSessions(options: SessionsOptions): Sessions {
  const { create, maxSessions = defaultMaxSessions, now = Date.now } = options;
  const main: Session = { name: null, ...options.main, ended: endController().signal };
  // In the order of use, the least recently used one first.
  const named = new Map<string, KeptSession>();
  const listeners = new Set<EntryListener>();
  const forward: EntryListener = (entry, line) => {
    for (const listener of [...listeners]) listener(entry, line);
  };
  main.journal.subscribe(forward);

  const start = (name: string): KeptSession => {
    const controller = endController();
    const parts = create();
    parts.journal.subscribe(forward);
    return { name, ...parts, ended: controller.signal, controller, lastUsedMs: now(), isOfProgram: false };
  };
  const end = (name: string): boolean => {
    const session = named.get(name);
    named.delete(name);
    session?.faults.hung.release();
    session?.controller.abort();
    return session !== undefined;
  };
  const use = (name: string | null, byProgram: boolean): Session => {
    if (name === null) return main;
    const session = named.get(name) ?? start(name);
    session.lastUsedMs = now();
    session.isOfProgram ||= byProgram;
    named.delete(name);
    named.set(name, session);
    if (named.size > maxSessions) {
      const others = [...named.values()].filter((other) => other !== session);
      const oldest = others.find(({ isOfProgram }) => !isOfProgram) ?? others[0];
      if (oldest) end(oldest.name);
    }
    return session;
  };
  return {
    main,
    named: (name) => use(name, true),
    end,
    of: (request) => use(requestedSession(request).name, isOfProgram(request)),
    startedOf(request) {
      const { name } = requestedSession(request);
      return name !== null && named.has(name) ? use(name, false) : main;
    },
    list: () =>
      [...named.values()].reverse().map(({ name, lastUsedMs, journal }) => ({
        name,
        lastUsed: new Date(lastUsedMs).toISOString(),
        lastSeq: journal.lastSeq,
      })),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the controller of a session's end, to which each of its streams listens. */
function endController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

/** Whether a request is not a browser's: https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site */
const isOfProgram = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-site'] === undefined && headers.origin === undefined;

/**
 * Returns the numbers of rows that a session has dropped because of its limits, by table; `journal` for entries. Tables without
 * any are absent.
 */
export function droppedRows({ journal, state }: Pick<Session, 'journal' | 'state'>): Readonly<Record<string, number>> {
  const counts = Object.entries({ journal, ...state.tables }).map(([name, { dropped }]) => [name, dropped] as const);
  return Object.fromEntries(counts.filter(([, dropped]) => dropped > 0));
}
