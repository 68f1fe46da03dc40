import { debounce, type RateLimited, selfThrottle, throttle } from '../../browser/pace.ts';
import { textsNow } from '../../browser/page-texts.ts';
import { surveyCohort } from '../../contract/analytics/constants.ts';
import { decodeVisitorRecord } from '../../contract/analytics/visit-cookies.ts';
import { visitorRecordCookieName } from '../../contract/cookies.ts';
import { relativeTimeMessages } from '../../contract/helpers/constants.ts';
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

/** The service `helpers`: small tools for scripts of the page and of its template. */
export interface Helpers {
  /** Returns the senders of hits, events and entries of the trace log. */
  telemetry(): Promise<Pick<Analytics, 'census' | 'events' | 'trace'>>;
  /** helpers#self-throttle */
  selfThrottle(callback: () => void): RateLimited;
  debounce(delayMs: number, callback: () => void): RateLimited;
  throttle(intervalMs: number, callback: () => void): RateLimited;
  /** helpers#wait-for-elements */
  waitFor(options: WaitForOptions): Promise<readonly Element[]>;
  /** helpers#tween */
  tween(options: TweenOptions): Promise<void>;
  /** Scrolls the page to an element: helpers#scroll-to. */
  scrollTo(element: Element, options?: ScrollOptions): Promise<void>;
  /** Returns a time as text in the page's language: helpers#relative-time. */
  relativeTime(thenMs: number): string;
  /** Runs `show` with the text now and every 5000 ms. Returns a function that stops it. */
  keepRelativeTime(thenMs: number, show: (text: string) => void): () => void;
  /** Returns the filtered text, such as a URL slug. */
  filterText(filter: TextFilter, text: string): string;
  /** Returns the category of a link's address. */
  decodeLink(href: unknown): Link;
  /** Stores an action for the next page: helpers#next-load-actions. */
  addNextLoadAction(action: NextLoadAction): boolean;
  /** Returns the visitor's survey cohort; null without a visitor record: analytics#survey-cohort. */
  surveyCohort(): SurveyCohort | null;
}

export function createHelpers({ clock, chunks, context, cookies, storage, telemetry }: Page, window: Window): Helpers {
  const motion = createMotionOptions(window);
  const { language } = context.website;
  const texts = () => textsNow(chunks, { relativeTime: relativeTimeMessages }).relativeTime;
  return {
    telemetry,
    selfThrottle: (callback) => selfThrottle(clock, callback),
    debounce: (delayMs, callback) => debounce(clock, delayMs, callback),
    throttle: (intervalMs, callback) => throttle(clock, intervalMs, callback),
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
    relativeTime: (thenMs) => relativeTime(thenMs, clock.now(), language, texts),
    keepRelativeTime: (thenMs, show) => keepRelativeTime(clock, thenMs, show, language, texts),
    filterText: (filter, text) => textFilters[filter](text),
    decodeLink,
    addNextLoadAction: (action) => addNextLoadAction(storage, action),
    surveyCohort() {
      const record = decodeVisitorRecord(cookies.read(visitorRecordCookieName));
      return record && surveyCohort(record.id);
    },
  };
}

/** The service `helpers`. Fetched by the first caller. */
export const create = (page: Page): Helpers => createHelpers(page, window);

export { announceNextLoadActions } from './next-load-actions.ts';

declare module '../../page/page.ts' {
  interface Services {
    readonly helpers: Helpers;
  }
}
