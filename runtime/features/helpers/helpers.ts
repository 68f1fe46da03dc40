import { debounce, type RateLimited, selfThrottle, throttle } from '../../browser/pace.ts';
import { textsNow } from '../../browser/page-texts.ts';
import { surveyCohort } from '../../contract/analytics/survey-cohorts.ts';
import { decodeVisitorRecord } from '../../contract/analytics/visit-cookies.ts';
import { visitorRecordCookieName } from '../../contract/cookies.ts';
import { relativeTimeMessages } from '../../contract/helpers/messages.ts';
import { decodeLink, type Link } from '../../contract/links/link.ts';
import type { SurveyCohort, TextFilter } from '../../contract/site/site-enums.ts';
import { textFilters } from '../../contract/site/text-filters.ts';
import type { Page } from '../../page/page.ts';
import type { Analytics } from '../analytics/index.ts';
import { addNextLoadAction, type NextLoadAction } from './next-load-actions.ts';
import { keepRelativeTime, relativeTime } from './relative-time.ts';
import { type ScrollOptions, scrollTo } from './scroll-to.ts';
import { createMotionOptions, type TweenOptions, tween } from './tween.ts';
import { type WaitForOptions, waitFor } from './wait-for.ts';

/** The service `helpers`: the small tools that the specifications name, for scripts of the page and of its templates. */
export interface Helpers {
  /** What the page may tell the platform besides its own view: hits, forms, overlays, quick views, events, the trace log. */
  telemetry(): Promise<Pick<Analytics, 'census' | 'events' | 'trace'>>;
  /** Work that waits at least twice the average of its last 22 run times. Spec 2 §4 "Analytics throttling". */
  selfThrottle(work: () => void): RateLimited;
  debounce(delayMs: number, work: () => void): RateLimited;
  throttle(intervalMs: number, work: () => void): RateLimited;
  /** Elements once they are there. Spec 2 §5 "Wait-for-existence helper". */
  waitFor(options: WaitForOptions): Promise<readonly Element[]>;
  /** Spec 1 §5, §9 "Tween helper". */
  tween(options: TweenOptions): Promise<void>;
  /** Scrolls the page to an element, 30 px below its upper edge. Spec 1 §9 "Scroll utility". */
  scrollTo(element: Element, options?: ScrollOptions): Promise<void>;
  /** Words for a time, in the page's language; `show` is told now and every 5000 ms, and the returned function stops it. Spec 2 §9. */
  relativeTime(thenMs: number): string;
  keepRelativeTime(thenMs: number, show: (words: string) => void): () => void;
  /** Spec 2 §9 "Text filters". */
  filterText(filter: TextFilter, text: string): string;
  /** What kind of address a link holds. Spec 2 §5 "Link categories". */
  decodeLink(href: unknown): Link;
  /** Leaves something to be done by the next page: it hears of it by the event `ss-runtime:next-load-action` on its document. */
  addNextLoadAction(action: NextLoadAction): boolean;
  /** The visitor's survey cohort; null while there is no visitor record. Spec 2 §9. */
  surveyCohort(): SurveyCohort | null;
}

export function createHelpers({ clock, chunks, context, cookies, storage, telemetry }: Page, window: Window): Helpers {
  const motion = createMotionOptions(window);
  const { language } = context.website;
  const words = () => textsNow(chunks, { relativeTime: relativeTimeMessages }).relativeTime;
  return {
    telemetry,
    selfThrottle: (work) => selfThrottle(clock, work),
    debounce: (delayMs, work) => debounce(clock, delayMs, work),
    throttle: (intervalMs, work) => throttle(clock, intervalMs, work),
    waitFor: (options) => waitFor(clock, options),
    tween: (options) => tween(motion, options),
    scrollTo: (element, options) =>
      scrollTo(
        motion,
        {
          get topPx() {
            return window.scrollY;
          },
          scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
        },
        element.getBoundingClientRect().top,
        options,
      ),
    relativeTime: (thenMs) => relativeTime(thenMs, clock.now(), language, words),
    keepRelativeTime: (thenMs, show) => keepRelativeTime(clock, thenMs, show, language, words),
    filterText: (filter, text) => textFilters[filter](text),
    decodeLink,
    addNextLoadAction: (action) => addNextLoadAction(storage, action),
    surveyCohort() {
      const record = decodeVisitorRecord(cookies.read(visitorRecordCookieName));
      return record && surveyCohort(record.id);
    },
  };
}
