import type { Clock } from '../../browser/clock.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { recordJavascriptErrors } from '../../contract/endpoints.ts';
import { errorPostLimits } from '../../contract/errors/limits.ts';
import type { CaughtError } from '../../page/errors.ts';
import type { Sender } from '../delivery/index.ts';
import { describeError } from './describe-error.ts';
import { isMuted, originOf } from './error-origin.ts';
import { appName, cutText } from './error-report.ts';
import { fitReports } from './fit-reports.ts';

/**
 * Describes errors, collects them for a second and posts them together: at most 10 wait, and 20 posts are made. The same error is
 * reported once with a `count`; what comes of it after its post is told when the visitor leaves. Spec 1 §3, §4, §7, §9.
 */
export interface ErrorReports {
  /** Queues a report; never throws. */
  add(caught: CaughtError): void;
  /** Posts at once what is waiting, and how often errors came again that were posted before. */
  flush(): void;
  /** How many errors were left out since the page began: browser notices that tell nothing, and those beyond the limits. */
  leftOut(): { readonly muted: number; readonly dropped: number };
}

export interface ErrorReporterOptions {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly sender: Pick<Sender, 'send'>;
  readonly window: PageWindow;
  /** Empty while the page context is not known. */
  readonly site: () => { readonly websiteId: string; readonly templateId: string };
  /** Address of the runtime's own folder. */
  readonly base: string;
  /** Origin of the page. */
  readonly pageOrigin: string;
}

/** An error and how often it came since its latest post. */
interface Known {
  readonly data: Readonly<Record<string, unknown>>;
  timestampMs: number;
  count: number;
  isPosted: boolean;
}

export function createErrorReporter(options: ErrorReporterOptions): ErrorReports {
  const { clock, sender, window, site, base, pageOrigin } = options;
  const known = new Map<string, Known>();
  let posts = 0;
  /** When the next post may go: they are a second apart, also as the visitor leaves. */
  let opensAtMs = 0;
  let muted = 0;
  let dropped = 0;
  let cancel = () => {};

  const post = (isWanted: (error: Known) => boolean) => {
    cancel();
    const errors = [...known.values()].filter((error) => error.count > 0 && isWanted(error)).slice(0, errorPostLimits.maxQueued);
    if (errors.length === 0 || posts >= errorPostLimits.maxPosts) return;
    posts += 1;
    const payload = fitReports(errors);
    for (const error of errors) {
      error.count = 0;
      error.isPosted = true;
    }
    // Its failure is the sender's to bear: reporting it would go round in a circle.
    void sender.send({ kind: 'diagnostic', row: recordJavascriptErrors, payload, isWhole: true, notBeforeMs: opensAtMs });
    opensAtMs = Math.max(clock.now(), opensAtMs) + errorPostLimits.debounceMs;
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
    const again = known.get(key);
    if (again) {
      again.count += 1;
      again.timestampMs = timestampMs;
      // It puts no post off either: an error that comes with every frame would never be told.
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
    // Custom data that cannot be written as JSON shall fail here and alone.
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
    leftOut: () => ({ muted, dropped }),
  };
}
