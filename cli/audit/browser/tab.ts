import { randomBytes } from 'node:crypto';
import type { Tab } from './audit-browser.ts';
import { type DevtoolsSession, sendOnly } from './devtools.ts';
import { readerCall } from './in-page-scripts.ts';
import { inTime } from './in-time.ts';

/** Parts of a tab that its profile has. */
interface TabParts {
  /** Opens another tab in front. Returns a function that closes it. */
  readonly openOther: () => Promise<() => Promise<void>>;
  readonly onWorker: Tab['onWorker'];
  /** Ends the session of the tab, which stays for the next visit. */
  readonly keep: () => Promise<void>;
}

const blankPage = 'about:blank';

/** Returns the tab of a page's session. */
export function createTab(session: DevtoolsSession, { openOther, onWorker, keep }: TabParts): Tab {
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
    async navigate(url, referrer) {
      const { errorText } = await session.send('Page.navigate', { url, ...(referrer !== undefined && { referrer }) });
      if (errorText) throw new Error(errorText);
    },
    evaluate: (name, ...args) => whileNavigating(() => evaluateIn(session, readerCall(name, ...args))),
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
    async leave(timeoutMs) {
      const closed = new Promise<void>((resolve) => session.on('closed', () => resolve()));
      sendOnly(session, 'Page.close');
      await inTime(closed, timeoutMs, 'Leaving the page');
    },
    async leaveOpen(timeoutMs) {
      const left = new Promise<void>((resolve) =>
        session.on('Page.frameNavigated', ({ frame }) => frame.url === blankPage && frame.parentId === undefined && resolve()),
      );
      // A script's navigation keeps the window's name, because the blank page has the origin of the page.
      sendOnly(session, 'Runtime.evaluate', { expression: `location.href = '${blankPage}'` });
      await inTime(left, timeoutMs, 'Leaving the page');
      await keep();
    },
  };
}

async function evaluateIn<Result>(session: DevtoolsSession, expression: string): Promise<Result> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(readingProblem(exceptionDetails));
  return result.value as Result;
}

/** An exception of an expression, as DevTools reports it. */
interface Thrown {
  readonly text: string;
  readonly exception?: { readonly description?: string; readonly value?: unknown };
}

const maxThrownLength = 100;

/** Returns why the reading of a page has failed, as a clause. */
function readingProblem({ exception, text }: Thrown): string {
  const [thrown = ''] = (exception?.description ?? String(exception?.value ?? text)).split('\n');
  return (
    `reading it failed with “${thrown.slice(0, maxThrownLength)}”: a script of the page may have replaced functions of ` +
    'JavaScript'
  );
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
