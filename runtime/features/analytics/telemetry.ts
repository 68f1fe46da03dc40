import { logError } from '../../browser/console.ts';
import { onLeave } from '../../browser/on-leave.ts';
import type { BootContext, TelemetrySource } from '../../page/boot-context.ts';
import type { Page } from '../../page/page.ts';
import type { PageTelemetry } from '../../page/telemetry.ts';
import { createDelivery } from '../delivery/index.ts';
import { connectInbox, type ErrorReports, onWaiting } from '../error-reports/index.ts';
import { createAnalytics } from './analytics.ts';
import { createTraceLog } from './trace-log.ts';

/** Takes over the errors that wait in the boot script, and makes what a page asks for. */
export function createTelemetry(
  window: Window & typeof globalThis,
  bootContext: BootContext,
  /** Starts what other features do once the page has loaded. */
  start: (page: Page) => void,
): TelemetrySource {
  const { chunks, clock, storage, crumb, errors, keepaliveFetch } = bootContext;
  let latest: Page | undefined;
  const sender = createDelivery(window, {
    clock,
    keepaliveFetch,
    storage,
    crumb,
    // Of visitors who may not be tracked nothing about them is stored either.
    mayStore: (kind) => kind === 'diagnostic' || (latest?.mayTrack() ?? false),
  });
  const trace = createTraceLog({ clock, sender, pageUrl: () => window.location.href });
  let reports: ErrorReports | undefined;
  let unseen = 0;
  // Most pages have none to tell of. Until the reporter is there they wait in the boot script, which posts them when the visitor leaves.
  const fetchReporter = async () => {
    try {
      const { createErrorReporter } = await chunks.load('errors');
      if (reports) return;
      reports = createErrorReporter(bootContext, sender);
      unseen = connectInbox(errors, reports.add);
    } catch (error) {
      // As an error report of its own it would ask for the reporter again.
      logError(error);
    }
  };
  onWaiting(errors, fetchReporter);
  let leftOut = 0;
  // Losses are said, never silent, and each once: those of an earlier page's end by the next page.
  const reportLosses = () => {
    const { muted, dropped } = reports?.leftOut() ?? { muted: 0, dropped: 0 };
    const losses = sender.takeLosses();
    const errors = muted + dropped + unseen;
    if (errors > leftOut || Object.keys(losses).length > 0)
      trace.log('losses', { ...losses, mutedErrors: muted, droppedErrors: dropped + unseen });
    leftOut = errors;
  };
  reportLosses();
  onLeave(window, () => {
    reports?.flush();
    reportLosses();
    trace.flush();
  });
  const known = new WeakMap<Page, PageTelemetry>();
  const make = (page: Page): PageTelemetry => {
    const analytics = createAnalytics(window, bootContext, page, { sender, trace });
    start(page);
    return analytics;
  };
  return {
    of(page) {
      latest = page;
      const telemetry = known.get(page) ?? make(page);
      known.set(page, telemetry);
      return telemetry;
    },
  };
}
