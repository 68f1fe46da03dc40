import type { Browser } from 'puppeteer-core';
import type { AuditBrowser } from './audit-browser.ts';
import { createContexts } from './contexts.ts';
import { type DevtoolsSession, sendOnly } from './devtools.ts';
import { laptop } from './emulation.ts';
import { inTime } from './in-time.ts';
import { startBrowser } from './launch.ts';
import { openProfile } from './profile.ts';
import { openSessions } from './sessions.ts';
import { waitMs } from './waits.ts';

export type { AuditBrowser, CookieAttributes, GivenStorage, Profile, SeedCookie, Tab } from './audit-browser.ts';

/** Starts a browser in a new profile folder, which is removed when the browser is closed. */
export async function launchBrowser(executablePath: string): Promise<AuditBrowser> {
  const { browser, end } = await startBrowser(executablePath);
  try {
    return await auditBrowser(browser, { end, origin: 'started' });
  } catch (error) {
    await end();
    throw error;
  }
}

/** Connects to a running browser's DevTools address. */
export async function connectBrowser(address: string): Promise<AuditBrowser> {
  const { connect } = await import('puppeteer-core');
  const connecting = connect({
    browserWSEndpoint: address,
    protocolTimeout: waitMs('connect'),
    defaultViewport: null,
    targetFilter: () => false,
  });
  const browser = await inTime(connecting, waitMs('connect'), 'Connecting');
  return auditBrowser(browser, { end: () => browser.disconnect(), origin: 'running' });
}

/**
 * Audits on a browser that the caller drives with Puppeteer. Closing the audit's browser does not close the caller's. Puppeteer
 * also attaches to workers, so the first requests of shared and service workers can be missed on a busy machine (our choice).
 */
export const auditBrowserOf = (browser: Browser): Promise<AuditBrowser> =>
  auditBrowser(browser, { end: async () => {}, origin: 'caller' });

async function auditBrowser(
  browser: Browser,
  { end, origin }: { readonly end: () => Promise<void>; readonly origin: 'started' | 'running' | 'caller' },
): Promise<AuditBrowser> {
  let ended: Promise<void> | null = null;
  const sessions = await openSessions(browser, { isCallers: origin === 'caller' });
  const { root } = sessions;
  const { product, userAgent } = await root.send('Browser.getVersion');
  const workers = new Map<string, (child: DevtoolsSession, type: string) => void>();
  const openContexts = new Set<string>();
  root.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    // A tab is attached to by command, and starts without a pause.
    if (!targetInfo.type.endsWith('_worker')) return;
    const child = sessions.session(sessionId);
    const listener = workers.get(targetInfo.browserContextId ?? '');
    if (listener) listener(child, targetInfo.type);
    else sendOnly(child, 'Runtime.runIfWaitingForDebugger');
  });
  // A tab that an audited page opens is closed, because it would hide the audited tab.
  root.on('Target.targetCreated', ({ targetInfo: { type, openerId, targetId, browserContextId } }) => {
    if (type === 'page' && openerId && openContexts.has(browserContextId ?? ''))
      sendOnly(root, 'Target.closeTarget', { targetId });
  });
  sendOnly(root, 'Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
  sendOnly(root, 'Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'shared_worker' }, { type: 'service_worker' }],
  });
  // A running browser may show its tabs to someone.
  const contexts = createContexts(root, { areMadeAhead: origin === 'started' });
  contexts.makeAhead({ windowSize: laptop, proxyServer: undefined });
  return {
    version: product,
    openProfile: (emulation = {}) => openProfile({ sessions, workers, contexts, userAgent, openContexts }, emulation),
    get crashCount() {
      return ended === null && !browser.connected ? 1 : 0;
    },
    close() {
      ended ??= sessions.detach().then(end);
      return ended;
    },
  };
}
