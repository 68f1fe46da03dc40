// Part of the boot script.
import type { KeepaliveFetch } from '../../browser/http.ts';
import { onPageHide } from '../../browser/page-lifecycle.ts';
import { recordJavascriptErrorsPath } from '../../contract/endpoints.ts';
import { maxStackCharacters } from '../../contract/errors/constants.ts';
import { type CaughtError, type ErrorInbox, thrownText } from '../../page/errors.ts';

export interface ErrorInboxOptions {
  readonly keepaliveFetch: KeepaliveFetch;
  readonly now: () => number;
  readonly crumb: () => string | null;
  /** Empty while the page context is not known. */
  readonly site: () => { readonly websiteId: string; readonly templateId: string };
}

type AnyErrorEvent = ErrorEvent & PromiseRejectionEvent & CustomEvent<unknown>;

const maxWaiting = 10;

/**
 * Returns the inbox that holds the first errors of the page until the reporter is connected. It catches every uncaught error and
 * unhandled rejection, and reads those of the page's stub (`window.__ssErrors`, see runtime/features/analytics/README.md):
 * errors#early-errors. A page that is left before then posts the waiting errors with message, stack and place only:
 * errors#errors-at-leave. Part of the boot script.
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
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
  const encode = ({ error, timestampMs }: CaughtError) => {
    const event = Object(error) as Partial<AnyErrorEvent>;
    // The reason of a rejection may be undefined. Older promise libraries have it in the event's detail.
    const holder = 'reason' in event ? event : Object(event.detail);
    const thrown: unknown = event.error || ('reason' in holder ? holder.reason : error);
    let message = event.message || thrownText(thrown);
    let stack = '';
    try {
      stack = `${Object(thrown).stack || ''}`;
      // A chain may be a circle.
      for (let { cause } = Object(thrown), depth = 0; cause && depth < 5; cause = cause.cause, depth += 1)
        message += `; caused by ${thrownText(cause)}`;
    } catch {
      // Reading the fields of an object may throw.
    }
    const data = {
      app: appName,
      message,
      stack: cutText(stack),
      file: event.filename,
      line: event.lineno,
      column: event.colno,
      ...site(),
      url: window.location.href,
      userAgent: window.navigator.userAgent,
    };
    return { event: errorEventName, data: JSON.stringify(data), timestamp: timestampMs };
  };
  onPageHide(window, () => {
    let reports = '';
    // Without iteration: a page that breaks it causes errors that are reported here.
    for (let caught = waiting.shift(); caught; caught = waiting.shift()) {
      try {
        // A muted error of another origin (`Script error.`) has line 0:
        // https://html.spec.whatwg.org/multipage/webappapis.html#muted-errors
        if (Object(caught.error).lineno !== 0) reports += (reports && ',') + JSON.stringify(encode(caught));
      } catch {
        // Reading the fields of an object may throw.
      }
    }
    if (!reports) return;
    // A report of this failure would fail as well: errors#no-report-loop.
    keepaliveFetch({
      address: recordJavascriptErrorsPath,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': crumb() || '' },
      body: `[${reports}]`,
    }).catch(() => {});
  });
  return inbox;
}

/** Runs `callback` for each error that waits for the reporter, and at once if an error is waiting already. */
export function onWaiting(inbox: ErrorInbox, callback: () => void): void {
  inbox.onWaiting = callback;
  if (inbox.waiting.length > 0) callback();
}

/**
 * Passes each error to the reporter from now on, the waiting ones first. Returns the number of errors that did not fit into the
 * inbox.
 */
export function connectInbox(inbox: ErrorInbox, take: (caught: CaughtError) => void): number {
  inbox.take = take;
  for (const caught of inbox.waiting.splice(0)) take(caught);
  return inbox.dropped;
}

/** Values of an error report that the sources leave open: errors#error-report. */
export const errorEventName = 'javascript-error';
export const appName = 'ss-runtime';

const truncatedMark = '… (truncated)';

/** Returns at most `maxCharacters` of the text, with a mark at the end of a cut text: errors#stack-limit. */
export const cutText = (text: string, maxCharacters: number = maxStackCharacters): string =>
  text.length > maxCharacters ? text.slice(0, Math.max(0, maxCharacters - truncatedMark.length)) + truncatedMark : text;
