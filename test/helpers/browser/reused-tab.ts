import type { BrowserContext, CDPSession, Page } from 'puppeteer';
import { isStopped } from './pass-time.ts';
import { patientPage } from './patient-page.ts';

/** A tab that belongs to one test at a time. */
export interface TakenTab {
  readonly page: Page;
  /** Ends the visit: leaves the page, and clears everything but the browser's cache. */
  leave(): Promise<void>;
}

/** Returns a tab for one test after another. `take` returns null while a test has it. */
export function reusedTab(
  newContext: () => Promise<BrowserContext>,
  closeContext: (context: BrowserContext) => Promise<void>,
): { take(): Promise<TakenTab | null> } {
  let tab: Promise<Page> | undefined;
  let isTaken = false;
  return {
    async take() {
      if (isTaken) return null;
      isTaken = true;
      tab ??= newContext().then(newTab);
      const page = await tab;
      await page.bringToFront();
      return {
        page,
        async leave() {
          if (!isTaken) return;
          // A dialog, an endless script or a stopped clock would block the next test, which gets a new tab then.
          const isClean =
            !isStopped(page) &&
            (await clean(page).then(
              () => true,
              () => false,
            ));
          if (!isClean) {
            tab = undefined;
            await closeContext(page.browserContext());
          }
          isTaken = false;
        },
      };
    },
  };
}

const scriptsOf = new WeakMap<Page, string[]>();
const sessionsOf = new WeakMap<Page, CDPSession[]>();

/** Opens a tab that records the scripts injected into its pages, and the protocol sessions that changed its state. */
async function newTab(context: BrowserContext): Promise<Page> {
  const page = patientPage(await context.newPage());
  const identifiers: string[] = [];
  scriptsOf.set(page, identifiers);
  const add = page.evaluateOnNewDocument.bind(page) as Page['evaluateOnNewDocument'];
  page.evaluateOnNewDocument = async (...script) => {
    const added = await add(...script);
    identifiers.push(added.identifier);
    return added;
  };
  const sessions: CDPSession[] = [];
  sessionsOf.set(page, sessions);
  const createSession = page.createCDPSession.bind(page);
  page.createCDPSession = async () => {
    const session = await createSession();
    sessions.push(session);
    return session;
  };
  return page;
}

/** Leaves the page and resets the tab to the state of a new one. */
async function clean(page: Page): Promise<void> {
  for (const event of [
    'request',
    'requestfinished',
    'requestfailed',
    'response',
    'console',
    'pageerror',
    'dialog',
    'popup',
  ] as const)
    page.removeAllListeners(event);
  for (const identifier of scriptsOf.get(page)?.splice(0) ?? []) await page.removeScriptToEvaluateOnNewDocument(identifier);
  // State that a session has set, such as paused animations, ends with the session.
  for (const session of sessionsOf.get(page)?.splice(0) ?? []) await session.detach().catch(() => {});
  await page.setRequestInterception(false);
  await page.setOfflineMode(false);
  await page.setCacheEnabled(true);
  await page.setJavaScriptEnabled(true);
  await page.evaluate(() => {
    try {
      sessionStorage.clear();
      localStorage.clear();
      // Storage that a page writes when it is left, such as a draft, would be there in the next test.
      Storage.prototype.setItem = () => {};
    } catch {
      // An opaque origin refuses access to its storage.
    }
  });
  await page.goto('about:blank');
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCookies');
  await page.mouse.reset();
  await page.mouse.move(0, 0);
  await page.emulateMediaFeatures([]);
  await page.setViewport({ width: 800, height: 600 });
}
