import type { KeepaliveFetch } from '../../browser/http.ts';
import { listRequest } from '../../browser/http-request.ts';
import { onLeave } from '../../browser/on-leave.ts';
import { recordJavascriptErrorsPath } from '../../contract/endpoints.ts';
import type { CaughtError, ErrorInbox } from '../../page/errors.ts';
import { thrownText } from '../../page/thrown-text.ts';
import { appName, cutStack, errorEventName } from './error-report.ts';

export interface ErrorInboxOptions {
  readonly keepaliveFetch: KeepaliveFetch;
  readonly now: () => number;
  readonly crumb: () => string | null;
  /** Empty while the page context is not known. */
  readonly site: () => { readonly websiteId: string; readonly templateId: string };
}

type AnyErrorEvent = ErrorEvent & PromiseRejectionEvent;

const maxWaiting = 10;

/**
 * Holds the first errors of the page until the reporter is there: part of the boot script, and so as light as can be.
 * Catches every uncaught error and unhandled rejection of the page, and takes those that a page's own stub has caught before
 * (`window.__ssErrors`, a list of such events: see runtime/README.md). A page that is left before the reporter is there posts what
 * waits as it is, undescribed but for message, stack and place.
 */
export function createErrorInbox(window: Window, { keepaliveFetch, now, crumb, site }: ErrorInboxOptions): ErrorInbox {
  const waiting: CaughtError[] = [];
  let dropped = 0;
  let wake = (): void => {};
  let take = (caught: CaughtError): void => {
    if (waiting.length >= maxWaiting) {
      dropped += 1;
      return;
    }
    waiting.push(caught);
    wake();
  };
  const report = (error: unknown, custom?: CaughtError['custom']) => take({ error, custom, timestampMs: now() });

  const early = (window as { __ssErrors?: unknown }).__ssErrors;
  if (Array.isArray(early)) for (const event of early) report(event);
  window.addEventListener('error', (event) => report(event));
  window.addEventListener('unhandledrejection', (event) => report(event));
  const raw = ({ error, timestampMs }: CaughtError) => {
    const {
      message,
      filename: file,
      lineno: line,
      colno: column,
      error: inner,
      reason,
    } = Object(error) as Partial<AnyErrorEvent>;
    // A rejection may have no reason at all.
    const thrown: unknown = inner ?? ('reason' in Object(error) ? reason : error);
    const { href: url } = window.location;
    const { userAgent } = window.navigator;
    const stack = cutStack(String((thrown as Partial<Error> | null)?.stack ?? ''));
    const data = { app: appName, message: message ?? thrownText(thrown), stack, file, line, column, ...site(), url, userAgent };
    return { event: errorEventName, data: JSON.stringify(data), timestamp: timestampMs };
  };
  onLeave(window, () => {
    let reports = '';
    // Not by iteration, which pages break: that is one of the errors.
    for (let caught = waiting.shift(); caught; caught = waiting.shift()) {
      try {
        // A browser's notice that tells nothing, such as `Script error.`, has no place.
        if ((caught.error as ErrorEvent | null)?.lineno !== 0) reports += (reports && ',') + JSON.stringify(raw(caught));
      } catch {
        // Objects whose fields refuse to be read.
      }
    }
    if (!reports) return;
    // What fails now is lost: reporting it would go round in a circle.
    keepaliveFetch(listRequest(recordJavascriptErrorsPath, [reports], crumb() ?? '')).catch(() => {});
  });
  return {
    report,
    onWaiting(work) {
      wake = work;
      if (waiting.length > 0) wake();
    },
    connect(given) {
      take = given;
      for (const caught of waiting.splice(0)) take(caught);
      return dropped;
    },
  };
}
