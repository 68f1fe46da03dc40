import { canOutlivePage } from '../lib/can-outlive-page.ts';
import type { Sender } from '../lib/delivery/sender.ts';
import { sendImageBeacon } from '../lib/image-beacon.ts';
import { whenParsed } from '../lib/when-parsed.ts';
import { fetchAgreement } from '../page/agreement.ts';
import type { Ground } from '../page/ground.ts';
import type { Mountable } from '../page/mountable.ts';
import { takeNextLoadActions } from '../page/next-load-actions.ts';
import type { Page } from '../page/page.ts';
import { createButtonBlocks } from './button-blocks.ts';
import { takeEarlyEvents } from './early-events.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createHits, type Hits } from './hits.ts';
import { landingAddress } from './landing.ts';
import { watchMedia } from './media-plays.ts';
import { createProductEvents, type ProductEvents } from './product-events.ts';
import { watchQuickViews } from './quick-views.ts';
import { recordForms } from './server-forms.ts';
import { searchQuery } from './site-search.ts';
import type { TraceLog } from './trace-log.ts';

/** What an earlier page has left to be done is told to the document by this event, with the action as its detail (our choice). Spec 2 §9. */
export const nextLoadActionEvent = 'ss-runtime:next-load-action';

/** What a page may tell the platform: `await page.telemetry()`. */
export interface PageTelemetry {
  readonly census: Hits;
  readonly events: ProductEvents;
  readonly trace: TraceLog;
  /** Brings button blocks to life. */
  readonly buttons: Mountable;
  readonly sender: Sender;
}

export function createPageTelemetry(
  window: Window & typeof globalThis,
  { clock, storage, surroundings, post }: Ground,
  page: Page,
  { sender, trace }: { readonly sender: Sender; readonly trace: TraceLog },
): PageTelemetry {
  const { context, visit, mayTrack, consent, emitter } = page;
  const { document, navigator } = window;
  const events = createProductEvents({ context, visit, sender, post, mayTrack, surroundings });
  const census = createHits({ context, visit, sender, mayTrack, surroundings, now: clock.now });

  // Told once, as soon as the visitor may be tracked.
  let isArrived = false;
  const waiting: (() => void)[] = [];
  const whenTracked = (work: () => void) => void (mayTrack() ? work() : waiting.push(work));
  const arrive = () => {
    if (isArrived || !mayTrack()) return;
    isArrived = true;
    const words = searchQuery(context, surroundings());
    if (words !== null) void census.record('SITE_SEARCH', { searchQuery: words });
    const landing = landingAddress(surroundings(), navigator.language);
    if (landing !== null) sendImageBeacon(window, landing);
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
  document.addEventListener('prerenderingchange', arrive);
  emitter.on('consent-change', () => {
    withdraw();
    clock.after(0, arrive);
  });
  // Whoever has not answered meets it with the banner.
  void whenParsed(document).then(() => fetchAgreement(page));
  watchMedia(document, census);
  watchQuickViews(document, census);
  startHeartbeat(document, clock, census, Number(document.documentElement.dataset.ssHeartbeatMs ?? 0));
  for (const detail of takeNextLoadActions(storage)) {
    document.dispatchEvent(new CustomEvent(nextLoadActionEvent, { detail }));
  }
  return {
    census,
    events,
    trace,
    buttons: createButtonBlocks({ clock, hits: census, whenTracked, canOutlivePage: canOutlivePage(window) }),
    sender,
  };
}
