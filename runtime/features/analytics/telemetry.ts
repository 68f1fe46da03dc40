import { logError } from '../../browser/console.ts';
import { onPageHide } from '../../browser/page-lifecycle.ts';
import type { BootContext, TelemetrySource } from '../../page/boot-context.ts';
import type { Page, PageTelemetry } from '../../page/page.ts';
import { createDelivery } from '../delivery/index.ts';
import { connectInbox, type ErrorReports, onWaiting } from '../error-reports/index.ts';
import { createAnalytics } from './analytics.ts';
import { createTraceLog } from './trace-log.ts';

/**
 * Returns the source of telemetry: one sender and one log for all pages of the document, and the reporter of the boot script's
 * errors.
 */
export function createTelemetry(
  window: Window & typeof globalThis,
  bootContext: BootContext,
  /** Starts the other features of a page that has loaded. */
  startFeatures: (page: Page) => void,
): TelemetrySource {
  const { chunks, clock, storage, crumb, errors, keepaliveFetch } = bootContext;
  let latest: Page | undefined;
  const sender = createDelivery(window, {
    clock,
    keepaliveFetch,
    storage,
    crumb,
    // Tracking events are stored only for visitors who may be tracked.
    mayStore: (kind) => kind === 'diagnostic' || (latest?.mayTrack() ?? false),
  });
  const trace = createTraceLog({ clock, sender, pageUrl: () => window.location.href });
  let reports: ErrorReports | undefined;
  let errorsBeyondInbox = 0;
  // Fetched at the first error. Until then errors wait in the boot script, which posts them when the visitor leaves.
  const fetchReporter = async () => {
    try {
      const { createErrorReporter } = await chunks.load('errors');
      if (reports) return;
      reports = createErrorReporter(bootContext, sender);
      errorsBeyondInbox = connectInbox(errors, reports.add);
    } catch (error) {
      // A report of this error would fetch the reporter again.
      logError(error);
    }
  };
  onWaiting(errors, fetchReporter);
  let reportedErrors = 0;
  /** Logs losses once, also those from the end of an earlier page: analytics#lost-events. */
  const reportLosses = () => {
    const { muted, dropped } = reports?.omitted ?? { muted: 0, dropped: 0 };
    const lostEvents = sender.takeLostEvents();
    const omittedErrors = muted + dropped + errorsBeyondInbox;
    if (omittedErrors > reportedErrors || Object.keys(lostEvents).length > 0)
      trace.log('losses', { ...lostEvents, mutedErrors: muted, droppedErrors: dropped + errorsBeyondInbox });
    reportedErrors = omittedErrors;
  };
  reportLosses();
  onPageHide(window, () => {
    reports?.flush();
    reportLosses();
    trace.flush();
  });
  const telemetryOf = new WeakMap<Page, PageTelemetry>();
  const create = (page: Page): PageTelemetry => {
    const analytics = createAnalytics(window, bootContext, page, { sender, trace });
    startFeatures(page);
    return analytics;
  };
  return {
    of(page) {
      latest = page;
      const telemetry = telemetryOf.get(page) ?? create(page);
      telemetryOf.set(page, telemetry);
      return telemetry;
    },
  };
}
