import { recordJavascriptErrors } from '../contract/endpoints.ts';
import { errorLimits } from '../contract/limits.ts';
import { buildRequest } from '../lib/api-request.ts';
import { createBatchQueue } from '../lib/batch-queue.ts';
import type { Clock } from '../lib/clock.ts';
import type { Http } from '../lib/http.ts';
import type { Surroundings } from '../lib/surroundings.ts';
import { describeError, type ErrorDetails } from './describe-error.ts';

/** Tells the platform of errors. Not visitor tracking: it goes whatever the visitor has chosen. Spec 1 §3, §4, §7, §9. */
export interface ErrorReporter {
  /** Queues any thrown value; never throws. `custom` is data of the caller's own. */
  report(error: unknown, custom?: Readonly<Record<string, unknown>>): void;
  /** The same for what a window's error event already tells. */
  reportDetails(details: ErrorDetails): void;
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

/** The event's name and the app's (our choice: the specifications do not show them). */
const eventName = 'javascript-error';
const appName = 'ss-runtime';

export function createErrorReporter({ clock, http, crumb, surroundings, site }: ErrorReporterOptions): ErrorReporter {
  const queue = createBatchQueue<string>({
    clock,
    debounceMs: errorLimits.debounceMs,
    maxQueued: errorLimits.maxQueued,
    maxBatches: errorLimits.maxPosts,
    // A report that fails is lost: reporting it would go round in a circle.
    send: (reports) => void http.send(buildRequest(recordJavascriptErrors, reports, crumb())).catch(() => {}),
  });
  const queueReport = (describe: () => ErrorDetails, customData?: Readonly<Record<string, unknown>>) => {
    try {
      const details = describe();
      const { url, userAgent } = surroundings();
      const data = { app: appName, ...details, stack: cutStack(details.stack), customData, ...site(), url, userAgent };
      queue.add(JSON.stringify({ event: eventName, data: JSON.stringify(data), timestamp: clock.now() }));
    } catch {
      // Custom data that cannot be written as JSON, or a page that has replaced what this needs.
    }
  };
  return {
    report: (error, custom) => queueReport(() => describeError(error), custom),
    reportDetails: (details) => queueReport(() => details),
    flush: queue.flush,
  };
}

const truncated = '… (truncated)';

/** At most 5000 characters with the mark that says it was cut. */
const cutStack = (stack = ''): string =>
  stack.length > errorLimits.maxStackCharacters
    ? stack.slice(0, errorLimits.maxStackCharacters - truncated.length) + truncated
    : stack;
