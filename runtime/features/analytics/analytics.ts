import type { BootContext } from '../../page/boot-context.ts';
import type { Page } from '../../page/page.ts';
import type { Sender } from '../delivery/index.ts';
import { takeEarlyEvents } from './early-events.ts';
import { recordForms, watchMedia, watchQuickViews } from './element-hits.ts';
import { createHits, type Hits } from './hits.ts';
import { recordLanding, searchQuery } from './landing.ts';
import { createProductEvents, type ProductEvents } from './product-events.ts';
import type { TraceLog } from './trace-log.ts';

/** The page's senders of hits, events and log entries. */
export interface Analytics {
  readonly census: Hits;
  readonly events: ProductEvents;
  readonly trace: TraceLog;
  readonly sender: Sender;
  /** Runs `callback` at once, or as soon as the visitor may be tracked. */
  whenTracked(callback: () => void): void;
}

declare module '../../page/page.ts' {
  interface PageTelemetry extends Analytics {}
}

export function createAnalytics(
  window: Window & typeof globalThis,
  { chunks, clock, errors, storage, keepaliveFetch }: BootContext,
  page: Page,
  { sender, trace }: { readonly sender: Sender; readonly trace: TraceLog },
): Analytics {
  const { context, visit, mayTrack, consent, emitter } = page;
  const { document } = window;
  const events = createProductEvents({ context, rawContext: page.rawContext, visit, sender, keepaliveFetch, mayTrack, window });
  const census = createHits({ context, visit, sender, mayTrack, window, hitData: page.hitData });

  let hasArrived = false;
  const waiting: (() => void)[] = [];
  const whenTracked = (callback: () => void) => {
    if (mayTrack()) callback();
    else waiting.push(callback);
  };
  /** Records the visitor's arrival once, as soon as the visitor may be tracked. */
  const recordArrival = () => {
    if (hasArrived || !mayTrack()) return;
    hasArrived = true;
    const query = searchQuery(context, window);
    if (query !== null) void census.record('SITE_SEARCH', { searchQuery: query });
    recordLanding(window);
    // The advertising network's snippet defines `fbq`: a page without it has no pixel.
    if ('fbq' in window) void chunks.load('arrival').then(({ reportArrival }) => reportArrival(page, window), errors.report);
    for (const early of takeEarlyEvents(storage, window.performance.timeOrigin)) void events.trackEarly(early);
    recordForms(document, census);
    for (const callback of waiting.splice(0)) callback();
  };
  const withdraw = () => {
    if (consent.trackingAllowed) return;
    sender.withdraw('tracking');
    takeEarlyEvents(storage, window.performance.timeOrigin);
  };
  // The visitor may have answered earlier, or on another page.
  withdraw();
  recordArrival();
  document.addEventListener('prerenderingchange', () => {
    page.recordPageView();
    recordArrival();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && page.recordPageView(true));
  emitter.on('consent-change', () => {
    withdraw();
    clock.after(0, recordArrival);
  });
  watchMedia(document, census);
  watchQuickViews(document, census);
  const { ssHeartbeatMs } = document.documentElement.dataset;
  if (ssHeartbeatMs)
    void chunks
      .load('heartbeat')
      .then(({ startHeartbeat }) => startHeartbeat(document, clock, census, +ssHeartbeatMs), errors.report);
  return { census, events, trace, sender, whenTracked };
}
