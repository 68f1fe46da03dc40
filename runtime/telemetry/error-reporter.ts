import { recordJavascriptErrors } from '../contract/endpoints.ts';
import { errorLimits } from '../contract/limits.ts';
import { buildRequest } from '../lib/api-request.ts';
import { createBatchQueue } from '../lib/batch-queue.ts';
import type { Clock } from '../lib/clock.ts';
import type { Http } from '../lib/http.ts';
import type { Surroundings } from '../lib/surroundings.ts';
import type { CaughtError } from '../page/error-inbox.ts';
import { appName, cutStack, errorEventName } from '../page/error-report.ts';
import { describeError } from './describe-error.ts';

/** Describes errors, collects them for a second and posts them together. Spec 1 §3, §4, §7, §9. */
export interface ErrorReports {
  /** Queues a report; never throws. */
  add(caught: CaughtError): void;
  /** Posts at once what is waiting. */
  flush(): void;
}

export interface ErrorReporterOptions {
  readonly clock: Clock;
  readonly http: Http;
  readonly crumb: () => string | null;
  readonly surroundings: () => Surroundings;
  /** Empty while the page context is not known. */
  readonly site: () => { readonly websiteId: string; readonly templateId: string };
}

export function createErrorReporter({ clock, http, crumb, surroundings, site }: ErrorReporterOptions): ErrorReports {
  const queue = createBatchQueue<string>({
    clock,
    debounceMs: errorLimits.debounceMs,
    maxQueued: errorLimits.maxQueued,
    maxBatches: errorLimits.maxPosts,
    // A report that fails is lost: reporting it would go round in a circle.
    send: (reports) => void http.send(buildRequest(recordJavascriptErrors, reports, crumb())).catch(() => {}),
  });
  return {
    add({ error, custom, timestampMs }) {
      try {
        const details = describeError(error);
        const { url, userAgent } = surroundings();
        const data = { app: appName, ...details, stack: cutStack(details.stack), customData: custom, ...site(), url, userAgent };
        queue.add(JSON.stringify({ event: errorEventName, data: JSON.stringify(data), timestamp: timestampMs }));
      } catch {
        // Custom data that cannot be written as JSON, or a page that has replaced what this needs.
      }
    },
    flush: queue.flush,
  };
}
