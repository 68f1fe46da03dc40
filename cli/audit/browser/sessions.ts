import type { Browser, CDPSession, Connection } from 'puppeteer-core';
import type { DevtoolsSession } from './devtools.ts';
import { waitMs } from './waits.ts';

/** DevTools sessions of a browser that Puppeteer drives. */
export interface Sessions {
  /** Session of the browser itself. Puppeteer has another one, which detaches from service workers. */
  readonly root: DevtoolsSession;
  session(id: string): DevtoolsSession;
  /** Ends the browser's session. Never rejects. */
  detach(): Promise<void>;
}

/**
 * Opens a session of the browser. Rejects for a browser without DevTools. Puppeteer's own attachments are turned off, except in a
 * caller's browser: with them, a shared worker sometimes ran before it was observed.
 */
export async function openSessions(browser: Browser, { isCallers }: { readonly isCallers: boolean }): Promise<Sessions> {
  const cdp = await browser.target().createCDPSession();
  const connection = cdp.connection();
  if (!connection) throw new Error('the browser’s connection is closed');
  if (!isCallers) {
    await connection.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false, flatten: true });
    await connection.send('Target.setDiscoverTargets', { discover: false });
  }
  const closeListeners = new Map<CDPSession, (() => void)[]>();
  const onClosed = (closed: CDPSession) => {
    for (const listener of closeListeners.get(closed) ?? []) listener();
    closeListeners.delete(closed);
  };
  const onDisconnected = () => {
    for (const session of closeListeners.keys()) onClosed(session);
  };
  connection.on('sessiondetached', onClosed);
  browser.on('disconnected', onDisconnected);

  const sessionOf = (one: CDPSession): DevtoolsSession => ({
    send: (method, ...[params]) =>
      one.send(method, params, { timeout: waitMs('call') }).catch((error: unknown) => {
        throw inPlainWords(error);
      }),
    on(event, listener) {
      if (event === 'closed') closeListeners.set(one, [...(closeListeners.get(one) ?? []), listener as () => void]);
      else one.on(event, listener as (params: unknown) => void);
    },
    onAttached(listener) {
      one.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => listener(session(sessionId), targetInfo.type));
    },
  });
  const session = (id: string) => sessionOf(sessionIn(connection, id));
  return {
    root: sessionOf(cdp),
    session,
    async detach() {
      connection.off('sessiondetached', onClosed);
      browser.off('disconnected', onDisconnected);
      await cdp.detach().catch(() => undefined);
      onDisconnected();
    },
  };
}

function sessionIn(connection: Connection, id: string): CDPSession {
  const session = connection.session(id);
  if (!session) throw new Error('The browser has closed the page.');
  return session;
}

/** Returns the error of a command without Puppeteer's prefix and its advice to programmers. */
function inPlainWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const lateMethod = /^(\S+) timed out\. Increase/.exec(error.message)?.[1];
  if (lateMethod !== undefined) return new Error(`${lateMethod} had no response within ${waitMs('call')} ms.`);
  if (/Target closed|Session closed|Connection closed/.test(error.message))
    return new Error('The browser has closed the connection.');
  return new Error(error.message.replace(/^Protocol error \([\w.]+\): /, ''));
}
