import type { Tab } from '../browser/browser.ts';
import { type DevtoolsSession, sendOnly } from '../browser/devtools.ts';
import { type WatchedEvent, watchPage } from '../in-page/watch-page.ts';
import { watcherName } from './initiators.ts';
import { addOwnHeaders, type OwnHeaders } from './own-headers.ts';
import { type PageClock, pageClock } from './page-clock.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { type Workers, watchWorkers } from './workers.ts';

/** Everything one tab is seen doing, from before its first script on. */
export interface Watch {
  readonly traffic: Traffic;
  readonly clock: PageClock;
  readonly workers: Workers;
  /** Of the page, and of those of its frames that have a process of their own. */
  readonly documents: ReadonlySet<DevtoolsSession>;
  /** Cookie writes by script and leave-time calls, in the order they were made. */
  readonly events: readonly (WatchedEvent & { readonly seenAtMs: number })[];
}

/**
 * Watches a tab with all its frames and workers, and takes its documents under a clock. Each target is told what to do before it runs
 * and never waited for. Workers keep real time: a clock on them stops their page's for good.
 */
export async function watchTab({ session, bindingName, onWorker }: Tab, own: OwnHeaders): Promise<Watch> {
  const traffic = watchTraffic();
  const workers = watchWorkers(traffic);
  const clock = pageClock(traffic);
  const events: (WatchedEvent & { seenAtMs: number })[] = [];
  const documents = new Set<DevtoolsSession>();
  const source = `(${watchPage})(${JSON.stringify(bindingName)});\n//# sourceURL=${watcherName}`;

  const watch = (one: DevtoolsSession, type: string) => {
    traffic.watch(one, type);
    workers.watch(one, type);
    addOwnHeaders(one, own);
    one.onAttached(watch);
    one.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === bindingName) events.push({ ...(JSON.parse(payload) as WatchedEvent), seenAtMs: Date.now() });
    });
    const isDocument = type === 'page' || type === 'iframe';
    if (isDocument) {
      clock.join(one);
      documents.add(one);
      one.on('closed', () => documents.delete(one));
      sendOnly(one, 'Page.enable');
      // Also of a browser that somebody else has started.
      sendOnly(one, 'Emulation.setAutomationOverride', { enabled: false });
    }
    sendOnly(one, 'Runtime.enable');
    sendOnly(one, 'Runtime.addBinding', { name: bindingName });
    if (isDocument) sendOnly(one, 'Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: false });
    else sendOnly(one, 'Runtime.evaluate', { expression: source });
    sendOnly(one, 'Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    sendOnly(one, 'Runtime.runIfWaitingForDebugger');
  };
  watch(session, 'page');
  onWorker(watch);
  // Commands are answered in order, so when this one is answered the tab is watched.
  await session.send('Runtime.runIfWaitingForDebugger');
  return { traffic, clock, workers, documents, events };
}
