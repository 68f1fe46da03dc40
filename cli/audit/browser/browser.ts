import { randomBytes } from 'node:crypto';
import { startBrowser } from '../../browser/start-browser.ts';
import type { JarCookie } from '../artifacts/artifacts.ts';
import { type Connection, connect } from './connection.ts';
import { type DevtoolsSession, sendOnly } from './devtools.ts';
import { inTime } from './in-time.ts';

/** A browser with fresh profiles and their tabs. */
export interface AuditBrowser {
  readonly version: string;
  /** Opens a profile without cookies, storage or cache. Profiles share nothing. */
  openProfile(): Promise<Profile>;
  /** Number of times that the browser has ended without a call of `close`. */
  readonly crashCount: number;
  /** Ends a browser that this process started, or disconnects from a running one. Can be called again. */
  close(): Promise<void>;
}

export interface Profile {
  cookies(): Promise<JarCookie[]>;
  setCookies(cookies: readonly SeedCookie[]): Promise<void>;
  openTab(): Promise<Tab>;
  /** Closes the profile with its tabs. Never rejects. */
  close(): Promise<void>;
}

export interface SeedCookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly lifetimeMs: number;
}

export interface Tab {
  readonly session: DevtoolsSession;
  /**
   * Registers a listener for the sessions of this profile's shared and service workers. Each is paused before its first
   * statement.
   */
  onWorker(listener: (child: DevtoolsSession, type: string) => void): void;
  /** Name of the DevTools binding, random so that a page cannot guess it. */
  readonly bindingName: string;
  /** Starts to load a page, which continues while the page's clock runs. Rejects when the browser cannot load it. */
  navigate(url: string): Promise<void>;
  /** Resolves at the load event of the document. */
  readonly loaded: Promise<void>;
  evaluate<Argument, Result>(read: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  /** Moves the mouse to a point of the window, in CSS pixels. */
  moveTo(x: number, y: number): Promise<void>;
  /** Presses and releases the main button at the mouse. */
  press(x: number, y: number): Promise<void>;
  /** Types one key. */
  key(key: string): Promise<void>;
  /** Opens another tab in front while the callback runs, which hides this tab. */
  whileHidden(callback: () => Promise<unknown>): Promise<void>;
  /** Brings the tab to the front. Never rejects. */
  bringToFront(): Promise<void>;
  /** Takes a screenshot at half the window's size, as JPEG in base64. */
  screenshot(): Promise<string>;
  /** Closes the tab as a visitor does: the page sends its last calls, and they are recorded. */
  leave(timeoutMs: number): Promise<void>;
  /** Resolves with the reason when the page's process ends. */
  readonly crashed: Promise<string>;
}

const closeTimeoutMs = 5000;
/** The size of a laptop's window; phones are narrower (our choice). */
const windowSize = { width: 1280, height: 800 };

/** Starts a browser in a new profile folder, which is removed when the browser is closed. */
export async function launchBrowser(executablePath: string): Promise<AuditBrowser> {
  const started = await startBrowser(executablePath);
  try {
    const connection = await connect(started.address);
    return await auditBrowser(connection, async () => {
      const isClosing = await inTime(connection.root.send('Browser.close'), closeTimeoutMs, 'Closing the browser').then(
        () => true,
        () => false,
      );
      connection.close();
      await started.end({ isClosing });
    });
  } catch (error) {
    await started.end();
    throw error;
  }
}

/** Connects to a running browser's DevTools address. */
export async function connectBrowser(address: string): Promise<AuditBrowser> {
  const connection = await connect(address);
  return auditBrowser(connection, async () => connection.close());
}

async function auditBrowser(connection: Connection, end: () => Promise<void>): Promise<AuditBrowser> {
  const { root } = connection;
  let ended: Promise<void> | null = null;
  const { product } = await root.send('Browser.getVersion');
  const workers = new Map<string, (child: DevtoolsSession, type: string) => void>();
  root.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const child = connection.session(sessionId);
    const listener = workers.get(targetInfo.browserContextId ?? '');
    if (listener && targetInfo.type.endsWith('_worker')) listener(child, targetInfo.type);
    else sendOnly(child, 'Runtime.runIfWaitingForDebugger');
  });
  // A tab that a page opens is closed, because it would hide the audited tab.
  root.on('Target.targetCreated', ({ targetInfo: { type, openerId, targetId } }) => {
    if (type === 'page' && openerId) sendOnly(root, 'Target.closeTarget', { targetId });
  });
  sendOnly(root, 'Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
  sendOnly(root, 'Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'shared_worker' }, { type: 'service_worker' }],
  });
  return {
    version: product,
    async openProfile() {
      const { browserContextId } = await root.send('Target.createBrowserContext', { disposeOnDetach: true });
      sendOnly(root, 'Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
      return profileOf(connection, browserContextId, workers);
    },
    get crashCount() {
      return ended === null && !connection.isOpen() ? 1 : 0;
    },
    close() {
      ended ??= end();
      return ended;
    },
  };
}

type WorkerListeners = Map<string, (child: DevtoolsSession, type: string) => void>;

const profileOf = ({ root, session }: Connection, browserContextId: string, workers: WorkerListeners): Profile => ({
  async cookies() {
    const { cookies } = await root.send('Storage.getCookies', { browserContextId });
    return cookies.map(({ name, value, domain, path, expires, httpOnly, secure }) => ({
      name,
      value,
      domain: domain.replace(/^\./, ''),
      path,
      expiresMs: expires < 0 ? null : Math.round(expires * 1000),
      httpOnly,
      secure,
    }));
  },
  async setCookies(cookies) {
    await root.send('Storage.setCookies', {
      browserContextId,
      cookies: cookies.map(({ name, value, url, lifetimeMs }) => ({
        name,
        value,
        domain: new URL(url).hostname,
        path: '/',
        expires: (Date.now() + lifetimeMs) / 1000,
      })),
    });
  },
  async openTab() {
    const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId, ...windowSize });
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
    const other = async () => {
      const created = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
      return async () => {
        await root.send('Target.closeTarget', { targetId: created.targetId });
        await root.send('Target.activateTarget', { targetId });
      };
    };
    return tabOf(session(sessionId), other, (listener) => workers.set(browserContextId, listener));
  },
  async close() {
    workers.delete(browserContextId);
    const closed = root.send('Target.disposeBrowserContext', { browserContextId });
    await inTime(closed, closeTimeoutMs, 'Closing a profile').catch(() => undefined);
  },
});

function tabOf(session: DevtoolsSession, openOther: () => Promise<() => Promise<void>>, onWorker: Tab['onWorker']): Tab {
  // A dialog blocks the page until it is closed. Only `beforeunload` is accepted, so that the page can be left.
  session.on('Page.javascriptDialogOpening', ({ type }) => {
    sendOnly(session, 'Page.handleJavaScriptDialog', { accept: type === 'beforeunload' });
  });
  sendOnly(session, 'Emulation.setFocusEmulationEnabled', { enabled: true });
  const crashed = new Promise<string>((resolve) => {
    session.on('Inspector.targetCrashed', () => resolve('the page’s process ended'));
  });
  const loaded = new Promise<void>((resolve) => session.on('Page.loadEventFired', () => resolve()));
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number, pressed: boolean) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      ...(pressed ? { button: 'left', clickCount: 1 } : {}),
    });
  return {
    session,
    onWorker,
    bindingName: `_${randomBytes(8).toString('hex')}`,
    crashed,
    loaded,
    async navigate(url) {
      const { errorText } = await session.send('Page.navigate', { url });
      if (errorText) throw new Error(errorText);
    },
    evaluate: (read, argument) => whileNavigating(() => evaluateIn(session, read, argument)),
    async moveTo(x, y) {
      await mouse('mouseMoved', x, y, false);
    },
    async press(x, y) {
      await Promise.all([mouse('mousePressed', x, y, true), mouse('mouseReleased', x, y, true)]);
    },
    async key(key) {
      await Promise.all(
        (['keyDown', 'keyUp'] as const).map((type) => session.send('Input.dispatchKeyEvent', { type, key, code: key })),
      );
    },
    async whileHidden(callback) {
      sendOnly(session, 'Emulation.setFocusEmulationEnabled', { enabled: false });
      const closeOther = await openOther();
      try {
        await callback();
      } finally {
        await closeOther();
      }
    },
    async bringToFront() {
      await session.send('Page.bringToFront').catch(() => undefined);
    },
    async screenshot() {
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 60,
        clip: { x: 0, y: 0, ...windowSize, scale: 0.5 },
      });
      return data;
    },
    async leave(timeoutMs) {
      const closed = new Promise<void>((resolve) => session.on('closed', () => resolve()));
      sendOnly(session, 'Page.close');
      await inTime(closed, timeoutMs, 'Leaving the page');
    },
  };
}

async function evaluateIn<Argument, Result>(
  session: DevtoolsSession,
  read: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${read})(${JSON.stringify(argument) ?? ''})`,
    returnByValue: true,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Result;
}

const navigationErrors =
  /context was destroyed|Cannot find context|Cannot find default|navigated or closed|Promise was collected/i;

/** Returns the result of `read`, which is repeated, up to four times in all, while the page navigates. */
async function whileNavigating<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === 4 || !navigationErrors.test(String(error))) throw error;
    }
  }
}
