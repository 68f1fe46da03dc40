import type { BootContext } from '../../page/boot-context.ts';
import type { Page } from '../../page/page.ts';
import type { Sender } from '../delivery/index.ts';
import { takeEarlyEvents } from './early-events.ts';
import { createHits, type Hits } from './hits.ts';
import { recordLanding } from './landing.ts';
import { watchMedia } from './media-plays.ts';
import { createProductEvents, type ProductEvents } from './product-events.ts';
import { watchQuickViews } from './quick-views.ts';
import { recordForms } from './server-forms.ts';
import { searchQuery } from './site-search.ts';
import type { TraceLog } from './trace-log.ts';

/** What a page may tell the platform of its visitor. */
export interface Analytics {
  readonly census: Hits;
  readonly events: ProductEvents;
  readonly trace: TraceLog;
  readonly sender: Sender;
  /** Does the work at once, or as soon as the visitor may be tracked. */
  whenTracked(work: () => void): void;
}

declare module '../../page/telemetry.ts' {
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

  // Told once, as soon as the visitor may be tracked.
  let isArrived = false;
  const waiting: (() => void)[] = [];
  const whenTracked = (work: () => void) => void (mayTrack() ? work() : waiting.push(work));
  const arrive = () => {
    if (isArrived || !mayTrack()) return;
    isArrived = true;
    const words = searchQuery(context, window);
    if (words !== null) void census.record('SITE_SEARCH', { searchQuery: words });
    recordLanding(window);
    // The name that the advertising network's own snippet gives its function: only who has put one on the page wants to hear of it.
    if ('fbq' in window) void chunks.load('arrival').then(({ reportArrival }) => reportArrival(page, window), errors.report);
    for (const early of takeEarlyEvents(storage, window.performance.timeOrigin)) void events.trackEarly(early);
    recordForms(document, census);
    for (const work of waiting.splice(0)) work();
  };
  const withdraw = () => {
    if (consent.trackingAllowed) return;
    sender.withdraw('tracking');
    takeEarlyEvents(storage, window.performance.timeOrigin);
  };
  // The answer may have come before this, or on another page.
  withdraw();
  arrive();
  document.addEventListener('prerenderingchange', () => {
    page.recordPageView();
    arrive();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && page.recordPageView(true));
  emitter.on('consent-change', () => {
    withdraw();
    clock.after(0, arrive);
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
