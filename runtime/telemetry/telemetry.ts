import { createDelivery } from '../lib/delivery/delivery.ts';
import type { Sender } from '../lib/delivery/sender.ts';
import { onLeave } from '../lib/on-leave.ts';
import { watchEscape } from '../owner/watch-escape.ts';
import type { Ground } from '../page/ground.ts';
import type { Page } from '../page/page.ts';
import { createErrorReporter } from './error-reporter.ts';
import { fetchPulse } from './fetch-pulse.ts';
import { createPageTelemetry, type PageTelemetry } from './page-telemetry.ts';
import { createTraceLog } from './trace-log.ts';

/** What the platform is told beyond the page's own view. */
export interface Telemetry {
  /** That of a page; the same one for every caller. */
  of(page: Page): PageTelemetry;
  readonly sender: Sender;
}

/** What the chunk `after-load` exports. */
export interface TelemetryChunk {
  readonly create: (ground: Ground) => Telemetry;
}

/** Takes over the errors that wait in the boot script, and makes what a page asks for. */
export function createTelemetry(
  window: Window & typeof globalThis,
  ground: Ground,
  /** What else comes to a page once it has loaded. */
  alongside: (page: Page) => void = () => {},
): Telemetry {
  const { clock, storage, crumb, errors, surroundings, site, base } = ground;
  let latest: Page | undefined;
  const sender = createDelivery(window, {
    clock,
    storage,
    crumb,
    // Of visitors who may not be tracked nothing about them is stored either.
    mayStore: (kind) => kind === 'diagnostic' || (latest?.mayTrack() ?? false),
  });
  const trace = createTraceLog({ clock, sender, pageUrl: () => surroundings().url });
  const reports = createErrorReporter({ clock, sender, surroundings, site, base, pageOrigin: window.location.origin });
  const unseen = errors.connect(reports.add);
  let leftOut = 0;
  // Losses are said, never silent, and each once: those of an earlier page's end by the next page.
  const tellLosses = () => {
    const { muted, dropped } = reports.leftOut();
    const losses = sender.takeLosses();
    const errors = muted + dropped + unseen;
    if (errors > leftOut || Object.keys(losses).length > 0)
      trace.log('losses', { ...losses, mutedErrors: muted, droppedErrors: dropped + unseen });
    leftOut = errors;
  };
  tellLosses();
  onLeave(window, () => {
    reports.flush();
    tellLosses();
    trace.flush();
  });
  const known = new WeakMap<Page, PageTelemetry>();
  const make = (page: Page): PageTelemetry => {
    fetchPulse(page, window);
    watchEscape(page);
    alongside(page);
    return createPageTelemetry(window, ground, page, { sender, trace });
  };
  return {
    sender,
    of(page) {
      latest = page;
      const telemetry = known.get(page) ?? make(page);
      known.set(page, telemetry);
      return telemetry;
    },
  };
}
