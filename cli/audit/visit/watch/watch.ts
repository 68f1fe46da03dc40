import type { Tab } from '../../browser/browser.ts';
import { type DevtoolsSession, sendOnly } from '../../browser/devtools.ts';
import { observerScript } from '../../browser/in-page-scripts.ts';
import type { WatchedEvent } from '../../in-page/watched-event.ts';
import { type PageClock, pageClock } from '../clock/page-clock.ts';
import { sendPrivacyControl } from '../traffic/global-privacy-control.ts';
import { addOwnHeaders, type OwnHeaders } from '../traffic/own-headers.ts';
import { type Traffic, watchTraffic } from '../traffic/traffic.ts';
import { type Workers, watchWorkers } from '../traffic/workers.ts';
import { type FrameContexts, watchFrames } from './frames.ts';

/** Observations of one tab, which start before its first script. */
export interface Watch {
  readonly traffic: Traffic;
  readonly clock: PageClock;
  readonly workers: Workers;
  /** Sessions of the page, and of its frames in other processes. */
  readonly documents: ReadonlySet<DevtoolsSession>;
  /** Documents of the page and its frames, in whichever process. */
  readonly frames: FrameContexts;
  /** Reports of the watcher, in order. */
  readonly events: readonly (WatchedEvent & { readonly seenAtMs: number })[];
  /** End of the page’s load by its clock, in milliseconds since the epoch; null before it. */
  loadedAtMs(): number | null;
}

/** Whether something was seen after the answer to the banner; null for a visit without one. */
export const isAfter = (atMs: number, answeredAtMs: number | null): boolean => answeredAtMs !== null && atMs >= answeredAtMs;

export interface WatchOptions extends OwnHeaders {
  /** Whether the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
}

/**
 * Observes a tab with its frames and workers, and controls the clock of its documents. Each target gets its commands before it
 * runs, without a wait for responses. Workers run in real time, because a virtual clock on them stops that of their page
 * permanently.
 */
export async function watchTab({ session, bindingName, onWorker }: Tab, own: WatchOptions): Promise<Watch> {
  const traffic = watchTraffic();
  const workers = watchWorkers(traffic);
  const clock = pageClock(traffic);
  const events: (WatchedEvent & { seenAtMs: number })[] = [];
  const documents = new Set<DevtoolsSession>();
  const frames = watchFrames();
  const source = observerScript(bindingName);
  const load = watchLoad(session);

  const watch = (one: DevtoolsSession, type: string) => {
    traffic.watch(one, type);
    workers.watch(one, type);
    addOwnHeaders(one, own);
    one.onAttached(watch);
    one.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== bindingName) return;
      const event = JSON.parse(payload) as WatchedEvent;
      events.push({ ...event, stack: traffic.completeStack(event.stack), seenAtMs: Date.now() });
    });
    const isDocument = type === 'page' || type === 'iframe';
    if (isDocument) {
      clock.join(one);
      documents.add(one);
      frames.watch(one);
      one.on('closed', () => documents.delete(one));
      one.on('Page.windowOpen', ({ url }) => events.push(windowOf(url, events)));
      sendOnly(one, 'Page.enable');
      // A browser that another program started may have this override.
      sendOnly(one, 'Emulation.setAutomationOverride', { enabled: false });
    }
    sendOnly(one, 'Runtime.enable');
    // Pictures are requested after the script that sets their address has ended.
    sendOnly(one, 'Runtime.setAsyncCallStackDepth', { maxDepth: 4 });
    sendOnly(one, 'Runtime.addBinding', { name: bindingName });
    if (own.privacyControl) sendPrivacyControl(one, isDocument);
    if (isDocument) sendOnly(one, 'Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: false });
    else sendOnly(one, 'Runtime.evaluate', { expression: source });
    sendOnly(one, 'Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    sendOnly(one, 'Runtime.runIfWaitingForDebugger');
  };
  watch(session, 'page');
  onWorker(watch);
  // Responses arrive in the order of the commands, so the tab is observed after this one.
  await session.send('Runtime.runIfWaitingForDebugger');
  return { traffic, clock, workers, documents, frames, events, loadedAtMs: load };
}

/**
 * Returns a function that returns when the page has loaded. Requests tell how the browser's monotonic clock relates to the
 * page's.
 */
function watchLoad(session: DevtoolsSession): Watch['loadedAtMs'] {
  let offsetSeconds = 0;
  let loadedSeconds: number | null = null;
  session.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => {
    offsetSeconds = wallTime - timestamp;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedSeconds ??= timestamp + offsetSeconds;
  });
  return () => (loadedSeconds === null ? null : Math.round(loadedSeconds * 1000));
}

/** Returns the report of a window that a link or a form opened, by the latest click on one with its address. */
function windowOf(url: string, events: Watch['events']): Watch['events'][number] {
  const isSame = (text: string) => text === url || text === url.split('?')[0];
  const click = events.findLast(({ kind, text }) => kind === 'link' && isSame(text));
  const atMs = Date.now();
  const unknown = { via: 'link', body: null, stored: true, atMs, page: '', origin: '', stack: [] };
  return { ...(click ?? unknown), kind: 'popup', text: url, seenAtMs: atMs };
}
