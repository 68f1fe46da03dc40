import { recordJavascriptErrorsPath } from '../contract/endpoints.ts';
import { onLeave } from '../lib/on-leave.ts';
import type { Post } from '../lib/post.ts';
import { appName, cutStack, errorEventName } from './error-report.ts';

/** Tells the platform of errors. Not visitor tracking: it goes whatever the visitor has chosen. Spec 1 §3, §4, §7, §9. */
export interface ErrorReporter {
  /** Takes any thrown value, or the window's event of one; never throws. `custom` is data of the caller's own. */
  report(error: unknown, custom?: Readonly<Record<string, unknown>>): void;
}

/** An error as it was caught, before anyone has looked at it. */
export interface CaughtError {
  readonly error: unknown;
  readonly custom: Readonly<Record<string, unknown>> | undefined;
  readonly timestampMs: number;
}

/** Holds the first errors of the page until the reporter is there: part of the boot script, and so as light as can be. */
export interface ErrorInbox extends ErrorReporter {
  /** From now on the reporter is told, first of what waits. Answers how many did not fit. */
  connect(take: (caught: CaughtError) => void): number;
}

export interface ErrorInboxDoors {
  readonly post: Post;
  readonly now: () => number;
  readonly crumb: () => string | null;
  /** Empty while the page context is not known. */
  readonly site: () => { readonly websiteId: string; readonly templateId: string };
}

type AnyErrorEvent = ErrorEvent & PromiseRejectionEvent;

const maxWaiting = 10;

/**
 * Catches every uncaught error and unhandled rejection of the page, and takes those that a page's own stub has caught before
 * (`window.__ssErrors`, a list of such events: see runtime/README.md). A page that is left before the reporter is there posts what
 * waits as it is, undescribed but for message, stack and place.
 */
export function createErrorInbox(window: Window, { post, now, crumb, site }: ErrorInboxDoors): ErrorInbox {
  const waiting: CaughtError[] = [];
  let dropped = 0;
  let take = (caught: CaughtError): void => {
    if (waiting.length < maxWaiting) waiting.push(caught);
    else dropped += 1;
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
    const thrown = Object(inner ?? reason ?? error) as Partial<Error>;
    const { href: url } = window.location;
    const { userAgent } = window.navigator;
    const stack = cutStack(String(thrown.stack ?? ''));
    const said = { app: appName, message: String(message ?? thrown), stack, file, line, column, ...site(), url, userAgent };
    return { event: errorEventName, data: JSON.stringify(said), timestamp: timestampMs };
  };
  onLeave(window, () => {
    const reports: string[] = [];
    for (const caught of waiting.splice(0)) {
      try {
        // A browser's notice that tells nothing, such as `Script error.`, has no place.
        if ((caught.error as ErrorEvent | null)?.lineno !== 0) reports.push(JSON.stringify(raw(caught)));
      } catch {
        // Pages throw anything, also objects that refuse to be a text.
      }
    }
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': crumb() ?? '' };
    // What fails now is lost: reporting it would go round in a circle.
    if (reports.length > 0) post(recordJavascriptErrorsPath, `[${reports.join()}]`, headers).catch(() => {});
  });
  return {
    report,
    connect(given) {
      take = given;
      for (const caught of waiting.splice(0)) take(caught);
      return dropped;
    },
  };
}
