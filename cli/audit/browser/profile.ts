import type { Profile, SeedCookie } from './audit-browser.ts';
import type { Contexts } from './contexts.ts';
import type { DevtoolsSession } from './devtools.ts';
import { emulator, type ScreenEmulation } from './emulation.ts';
import { fillStorage } from './fill-storage.ts';
import { inTime } from './in-time.ts';
import type { Sessions } from './sessions.ts';
import { createTab } from './tab.ts';
import { waitMs } from './waits.ts';

/** Parts that the profiles of a browser share. */
interface ProfileWorld {
  readonly sessions: Sessions;
  /** Listeners for shared and service workers, by the context of their profile. */
  readonly workers: Map<string, (child: DevtoolsSession, type: string) => void>;
  readonly contexts: Contexts;
  /** User agent of the browser. */
  readonly userAgent: string;
  /** Ids of the contexts of the open profiles. */
  readonly openContexts: Set<string>;
}

/** Opens a profile in a browser context of its own. */
export async function openProfile(
  { sessions, workers, contexts, userAgent, openContexts }: ProfileWorld,
  emulation: ScreenEmulation,
): Promise<Profile> {
  const { root, session } = sessions;
  const { windowSize, emulate } = await emulator(emulation, userAgent);
  const context = await contexts.take({ windowSize, proxyServer: emulation.proxy });
  const { browserContextId } = context;
  openContexts.add(browserContextId);
  // Chrome refuses the size of a tab in a window that is open.
  const makeTab = async (background = false): Promise<string> =>
    (
      await root.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        newWindow: true,
        background,
        ...windowSize,
      })
    ).targetId;
  let blankTab: Promise<string> | null = Promise.resolve(context.targetId);
  /** Returns the blank tab that was made ahead, or opens another one. */
  const takeTab = async (): Promise<string> => {
    const blank = await blankTab?.catch(() => null);
    blankTab = null;
    return blank ?? makeTab();
  };
  return {
    ...cookieJar(root, browserContextId),
    async fillStorage(storage) {
      const targetId = await makeTab(true);
      try {
        const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
        await fillStorage(session(sessionId), storage);
      } finally {
        await root.send('Target.closeTarget', { targetId });
      }
    },
    async openTab() {
      const targetId = await takeTab();
      const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
      const page = session(sessionId);
      emulate(page, 'page');
      const openOther = async () => {
        const created = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
        return async () => {
          await root.send('Target.closeTarget', { targetId: created.targetId });
          await root.send('Target.activateTarget', { targetId });
        };
      };
      return createTab(page, {
        openOther,
        async keep() {
          await root.send('Target.detachFromTarget', { sessionId });
          blankTab = Promise.resolve(targetId);
        },
        onWorker: (listener) =>
          workers.set(browserContextId, (child, type) => {
            emulate(child, type);
            listener(child, type);
          }),
      });
    },
    makeTabAhead() {
      blankTab ??= makeTab(true);
      blankTab.catch(() => undefined);
    },
    async close() {
      workers.delete(browserContextId);
      const closed = root.send('Target.disposeBrowserContext', { browserContextId });
      await inTime(closed, waitMs('closeProfile'), 'Closing a profile').catch(() => undefined);
      openContexts.delete(browserContextId);
    },
  };
}

/** Returns the functions of a profile that read and set its cookies. */
const cookieJar = (root: Sessions['root'], browserContextId: string): Pick<Profile, 'cookies' | 'setCookies'> => ({
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
    const all = cookies.map(cookieParameters);
    const refused: string[] = [];
    await root.send('Storage.setCookies', { browserContextId, cookies: all }).catch(async () => {
      // The browser takes none of a list with one that it refuses.
      for (const cookie of all)
        await root.send('Storage.setCookies', { browserContextId, cookies: [cookie] }).catch(() => refused.push(cookie.name));
    });
    return refused;
  },
});

/** Returns a cookie for the browser. Its prefix requires attributes: RFC 6265bis, section 4.1.3. */
function cookieParameters({ name, value, url, lifetimeMs, path = '/', secure, httpOnly, isHostOnly, partition }: SeedCookie) {
  const isHosts = name.startsWith('__Host-');
  const isSecure = secure === true || isHosts || name.startsWith('__Secure-');
  const { host, hostname } = new URL(url);
  const place = isHosts || isHostOnly ? { url: isSecure ? `https://${host}/` : url } : { domain: hostname };
  return {
    name,
    value,
    ...place,
    path,
    expires: (Date.now() + lifetimeMs) / 1000,
    ...(isSecure && { secure: true }),
    ...(httpOnly && { httpOnly }),
    ...(partition !== undefined && {
      sameSite: 'None' as const,
      secure: true,
      partitionKey: { topLevelSite: partition, hasCrossSiteAncestor: false },
    }),
  };
}
