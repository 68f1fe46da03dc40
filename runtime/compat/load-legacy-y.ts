import { maxWaitMs } from '../browser/with-fallback.ts';
import type { Page } from '../page/page.ts';
import type { CompatRuntime } from './life-cycle.ts';
import type { LegacyEventTarget } from './nodes/event-target.ts';
import type { PageEvents } from './nodes/page-events.ts';

const galleryNames = /\.(Gallery2|Lightbox2|FormSubmit)\b/;
const namesOfNodes =
  /\.(one|all|on|once|each|later|bind|delegate|plug|create|fire|throttle|augment|merge|io|Global|Lang|Array|Object|UA|Anim|Base|EventTarget|HistoryHash|NodeList|config|TextShrink|Management|VideoLoader|Loader2?|ResizeEmitter|Utils)\b/;

/** The targets of the queued names of `Y`. */
export interface LegacyY {
  readonly on: PageEvents['on'];
  readonly global: LegacyEventTarget;
  readonly management: LegacyEventTarget;
}

/** Whether a callback's source uses no name of the chunk `compat-nodes`: most templates only create a gallery. */
const usesGalleriesAlone = (callback: unknown): boolean => {
  const text = typeof callback === 'function' ? Function.prototype.toString.call(callback) : '';
  return galleryNames.test(text) && !namesOfNodes.test(text);
};

/**
 * Runs `callback` with the names of nodes on `Y`, or with null where they could not be loaded.
 * @param caller the page code that may use them; null for a callback that only waits for those before it.
 */
export type WithLegacyY = (callback: (y: LegacyY | null) => unknown, caller?: unknown) => unknown;

/** Callbacks run in the order of the calls; `compat-nodes` is fetched for the first caller that may need it. */
export function createLegacyYLoader(page: Page, global: Record<string, unknown>, runtime: CompatRuntime): WithLegacyY {
  let legacyY: LegacyY | null | undefined;
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    try {
      const { addNodes } = await page.chunks.load('compat-nodes');
      legacyY = addNodes(global.Y as Record<string, unknown>, page, runtime);
    } catch (error) {
      legacyY = null;
      page.errors.report(error);
    }
  };
  return (callback, caller) => {
    if (caller === null && !loading) return callback(null);
    if (legacyY !== undefined || usesGalleriesAlone(caller)) return callback(legacyY ?? null);
    // The time limit is that of pictures, because the callback may create the page's galleries.
    const timeLimit = () => new Promise<void>((resolve) => page.clock.after(maxWaitMs, resolve));
    loading ??= Promise.race([load(), timeLimit()]);
    return void loading.then(() => callback(legacyY ?? null));
  };
}
