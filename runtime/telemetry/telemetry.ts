import { createHttp } from '../lib/http.ts';
import { onLeave } from '../lib/on-leave.ts';
import { watchEscape } from '../owner/watch-escape.ts';
import type { Ground } from '../page/ground.ts';
import type { Page } from '../page/page.ts';
import { createErrorReporter } from './error-reporter.ts';
import { fetchPulse } from './fetch-pulse.ts';
import { createProductEvents, type ProductEvents } from './product-events.ts';

/** What the platform is told beyond the page's own view. */
export interface Telemetry {
  /** That of a page; the same one for every caller. */
  of(page: Page): PageTelemetry;
}

export interface PageTelemetry {
  readonly events: ProductEvents;
}

/** What the chunk `after-load` exports. */
export interface TelemetryChunk {
  readonly create: (ground: Ground) => Telemetry;
}

/** Takes over the errors that wait in the boot script, and makes what a page asks for. */
export function createTelemetry(window: Window & typeof globalThis, ground: Ground): Telemetry {
  const { clock, errors, crumb, surroundings, site } = ground;
  const http = createHttp(window);
  const reports = createErrorReporter({ clock, http, crumb, surroundings, site });
  errors.connect(reports.add);
  onLeave(window, reports.flush);
  const known = new WeakMap<Page, PageTelemetry>();
  const make = (page: Page): PageTelemetry => {
    const { context, visit, mayTrack } = page;
    fetchPulse(page, window);
    watchEscape(page);
    return { events: createProductEvents({ context, visit, http, mayTrack, crumb, surroundings }) };
  };
  return {
    of(page) {
      const telemetry = known.get(page) ?? make(page);
      known.set(page, telemetry);
      return telemetry;
    },
  };
}
