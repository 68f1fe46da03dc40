import type { Clock } from '../../browser/clock.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { recordJavascriptErrors } from '../../contract/endpoints.ts';
import { errorPostLimits } from '../../contract/errors/constants.ts';
import type { CaughtError } from '../../page/errors.ts';
import type { Sender } from '../delivery/index.ts';
import { describeError } from './describe-error.ts';
import { appName, cutText } from './error-inbox.ts';
import { isMuted, originOf } from './error-origin.ts';
import { fitReports } from './fit-reports.ts';

/**
 * Describes errors, collects them and posts them together: errors#report-debounce, errors#report-limits, errors#identical-errors.
 */
export interface ErrorReports {
  /** Queues a report; never throws. */
  add(caught: CaughtError): void;
  /** Posts waiting errors at once, and the counts of errors that occurred again after their post. */
  flush(): void;
  /** Numbers of omitted errors since the start of the page: muted ones, and those beyond the limits. */
  readonly omitted: { readonly muted: number; readonly dropped: number };
}

export interface ErrorReporterOptions {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly sender: Pick<Sender, 'send'>;
  readonly window: PageWindow;
  /** Empty while the page context is not known. */
  readonly site: () => { readonly websiteId: string; readonly templateId: string };
  /** Address of the runtime's folder. */
  readonly base: string;
  readonly pageOrigin: string;
}

/** An error, and its count since its latest post. */
interface KnownError {
  readonly data: Readonly<Record<string, unknown>>;
  timestampMs: number;
  count: number;
  isPosted: boolean;
}

export function createErrorReporter(options: ErrorReporterOptions): ErrorReports {
  const { clock, sender, window, site, base, pageOrigin } = options;
  const known = new Map<string, KnownError>();
  let posts = 0;
  /** Earliest time of the next post: posts are a second apart, at page hide too. */
  let nextPostMs = 0;
  let muted = 0;
  let dropped = 0;
  let cancel = () => {};

  const post = (isWanted: (error: KnownError) => boolean) => {
    cancel();
    const errors = [...known.values()].filter((error) => error.count > 0 && isWanted(error)).slice(0, errorPostLimits.maxQueued);
    if (errors.length === 0 || posts >= errorPostLimits.maxPosts) return;
    posts += 1;
    const payload = fitReports(errors);
    for (const error of errors) {
      error.count = 0;
      error.isPosted = true;
    }
    // A failure of the post is not reported: errors#no-report-loop.
    void sender.send({ kind: 'diagnostic', row: recordJavascriptErrors, payload, isWhole: true, notBeforeMs: nextPostMs });
    nextPostMs = Math.max(clock.now(), nextPostMs) + errorPostLimits.debounceMs;
  };
  const postNew = () => post(({ isPosted }) => !isPosted);

  const queue = ({ error, custom, timestampMs }: CaughtError): void => {
    const details = describeError(error);
    if (isMuted(details)) {
      muted += 1;
      return;
    }
    const { message, file, line, column } = details;
    const key = [message, file, line, column].join('|');
    const repeated = known.get(key);
    if (repeated) {
      repeated.count += 1;
      repeated.timestampMs = timestampMs;
      // The timer is not restarted: an error in every frame would delay its post without end.
      return;
    }
    if (posts >= errorPostLimits.maxPosts || waiting() >= errorPostLimits.maxQueued) {
      dropped += 1;
      return;
    }
    const { location, navigator } = window;
    const origin = originOf(details, { base, pageOrigin, isOurs: custom !== undefined });
    const data = {
      app: appName,
      ...details,
      stack: cutText(details.stack),
      origin,
      customData: custom,
      ...site(),
      url: location.href,
      userAgent: navigator.userAgent,
    };
    // Custom data that cannot be encoded as JSON throws here, where it affects no other report.
    JSON.stringify(data);
    known.set(key, { data, timestampMs, count: 1, isPosted: false });
    cancel();
    cancel = clock.after(errorPostLimits.debounceMs, postNew);
  };
  const waiting = () => [...known.values()].filter(({ isPosted }) => !isPosted).length;

  return {
    add(caught) {
      try {
        queue(caught);
      } catch {
        dropped += 1;
      }
    },
    flush: () => post(() => true),
    get omitted() {
      return { muted, dropped };
    },
  };
}
