import type { KeepaliveFetch } from '../../browser/http.ts';
import { onLeave } from '../../browser/on-leave.ts';
import { recordJavascriptErrorsPath } from '../../contract/endpoints.ts';
import type { CaughtError, ErrorInbox } from '../../page/errors.ts';
import { thrownText } from '../../page/thrown-text.ts';
import { appName, cutText, errorEventName } from './error-report.ts';

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
  const inbox: ErrorInbox = {
    waiting: [],
    dropped: 0,
    onWaiting() {},
    report(error, custom) {
      const caught = { error, custom, timestampMs: now() };
      if (inbox.take) inbox.take(caught);
      else if (inbox.waiting.length < maxWaiting) {
        inbox.waiting.push(caught);
        inbox.onWaiting();
      } else inbox.dropped += 1;
    },
  };
  const { waiting, report } = inbox;

  const early = (window as { __ssErrors?: unknown }).__ssErrors;
  if (Array.isArray(early)) for (const event of early) report(event);
  window.addEventListener('error', (event) => report(event));
  window.addEventListener('unhandledrejection', (event) => report(event));
  const raw = ({ error, timestampMs }: CaughtError) => {
    const event = Object(error) as Partial<AnyErrorEvent>;
    // A rejection may have no reason at all.
    const thrown: unknown = event.error || ('reason' in event ? event.reason : error);
    const data = {
      app: appName,
      message: event.message || thrownText(thrown),
      stack: cutText(`${Object(thrown).stack || ''}`),
      file: event.filename,
      line: event.lineno,
      column: event.colno,
      ...site(),
      url: window.location.href,
      userAgent: window.navigator.userAgent,
    };
    return { event: errorEventName, data: JSON.stringify(data), timestamp: timestampMs };
  };
  onLeave(window, () => {
    let reports = '';
    // Not by iteration, which pages break: that is one of the errors.
    for (let caught = waiting.shift(); caught; caught = waiting.shift()) {
      try {
        // A browser's notice that tells nothing, such as `Script error.`, has no place.
        if (Object(caught.error).lineno !== 0) reports += (reports && ',') + JSON.stringify(raw(caught));
      } catch {
        // Objects whose fields refuse to be read.
      }
    }
    if (!reports) return;
    // What fails now is lost: reporting it would go round in a circle.
    keepaliveFetch({
      address: recordJavascriptErrorsPath,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': crumb() || '' },
      body: `[${reports}]`,
    }).catch(() => {});
  });
  return inbox;
}
