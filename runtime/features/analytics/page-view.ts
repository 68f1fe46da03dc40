// Part of the boot script.
import type { Clock } from '../../browser/clock.ts';
import type { KeepaliveFetch } from '../../browser/http.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import type { PageStorage } from '../../browser/storage.ts';
import { recordHitPath } from '../../contract/endpoints.ts';
import type { ErrorReporter } from '../../page/errors.ts';
import type { Page, PageView, Visit } from '../../page/page.ts';
import { createEventId, encodePageView, outboxKey } from '../delivery/index.ts';

export interface PageViewOptions {
  readonly hitData: Page['hitData'];
  readonly visit: Visit;
  readonly keepaliveFetch: KeepaliveFetch;
  readonly mayTrack: () => boolean;
  readonly crumb: () => string | null;
  readonly window: PageWindow;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly storage: Pick<PageStorage, 'isSupported' | 'write' | 'remove'>;
  readonly errors: ErrorReporter;
}

const excludedPath = '/search';
/** Time within which no other page sends the stored page view: analytics#outbox-lease. */
const leaseMs = 10_000;

/** Returns the function that records the page view: analytics#page-view, analytics#page-view-at-leave. */
export function createPageView(options: PageViewOptions): PageView {
  const { hitData, visit, keepaliveFetch, mayTrack, crumb, window, clock, storage, errors } = options;
  let isViewed = false;
  const record = (isRestored?: boolean) => {
    const { pathname, search: queryString } = window.location;
    if ((isViewed && !isRestored) || pathname.replace(/\/$/, '') === excludedPath || !mayTrack()) return;
    isViewed = true;
    const data = {
      ...hitData(),
      localStorageSupported: storage.isSupported(),
      queryString,
      referrer: window.document.referrer,
      restore: isRestored,
    };
    const fields = { event: 'PAGE_VIEW', data: JSON.stringify(data), ss_cvr: visit.hit() };
    const id = createEventId(clock.now(), Math.random);
    const token = crumb();
    const query = new URLSearchParams({ eid: id, ...(token && { crumb: token }) });
    // In the format of the outbox: the sender of this or a later page repeats a view without a response.
    const store = (leasedUntilMs: number) => storage.write(outboxKey(id), encodePageView(leasedUntilMs, fields));
    store(clock.now() + leaseMs);
    keepaliveFetch({ address: `${recordHitPath}?${query}`, method: 'POST', body: new URLSearchParams(fields) }).then(
      // A status of 429 or above may be temporary.
      ({ status }) => (status < 429 ? storage.remove(outboxKey(id)) : store(0)),
      // Browsers reject the call of a page that is being left, and complete it. In such a page the next task never runs.
      () => clock.after(0, () => store(0)),
    );
  };
  return (isRestored) => {
    // A view that cannot be recorded must not stop the start of the page.
    try {
      record(isRestored);
    } catch (error) {
      errors.report(error);
    }
  };
}
