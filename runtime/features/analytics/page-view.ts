import type { Clock } from '../../browser/clock.ts';
import type { KeepaliveFetch } from '../../browser/http.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import type { PageStorage } from '../../browser/storage.ts';
import { recordHitPath } from '../../contract/endpoints.ts';
import type { ErrorReporter } from '../../page/errors.ts';
import type { Page } from '../../page/page.ts';
import type { PageView } from '../../page/telemetry.ts';
import type { Visit } from '../../page/visit.ts';
import { bootEntry, mintId, outboxKey } from '../delivery/index.ts';

export interface PageViewOptions {
  readonly hitData: Page['hitData'];
  readonly visit: Visit;
  readonly keepaliveFetch: KeepaliveFetch;
  readonly mayTrack: () => boolean;
  readonly crumb: () => string | null;
  readonly window: PageWindow;
  readonly clock: Pick<Clock, 'now'>;
  readonly storage: Pick<PageStorage, 'isSupported' | 'write' | 'remove'>;
  readonly errors: ErrorReporter;
}

const excludedPath = '/search';
/** So long nobody else sends it (our choice). */
const leaseMs = 10_000;

/** The page's own view. Spec 2 §3 "Analytics payloads", §7, §8. */
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
    const id = mintId(clock.now(), Math.random);
    const token = crumb();
    const query = new URLSearchParams({ eid: id, ...(token && { crumb: token }) });
    // As the outbox keeps a page view: one that is not seen to arrive the sender sends again, here or on a later page.
    const keep = (untilMs: number) => storage.write(outboxKey(id), bootEntry(untilMs, fields));
    keep(clock.now() + leaseMs);
    keepaliveFetch({ address: `${recordHitPath}?${query}`, method: 'POST', body: new URLSearchParams(fields) }).then(
      // 429 and above may pass.
      ({ status }) => (status < 429 ? storage.remove(outboxKey(id)) : keep(0)),
      () => keep(0),
    );
  };
  return (isRestored) => {
    // A view that cannot be counted takes nothing else down.
    try {
      record(isRestored);
    } catch (error) {
      errors.report(error);
    }
  };
}
