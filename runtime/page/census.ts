import type { CoreContext } from '../contract/decoders/core-context.ts';
import { recordHitPath } from '../contract/endpoints.ts';
import { bootEntry, outboxKey } from '../lib/delivery/boot-entry.ts';
import { mintId } from '../lib/delivery/event-id.ts';
import type { Post } from '../lib/post.ts';
import type { PageStorage } from '../lib/storage.ts';
import type { Surroundings } from '../lib/surroundings.ts';
import { hitData } from './hit-data.ts';
import type { Visit } from './visit.ts';

/** The page's own view. Failures are silently ignored. Spec 2 §3 "Analytics payloads", §7, §8. */
export interface Census {
  /**
   * Sends PAGE_VIEW once a page, when tracking is allowed by then; `/search` is excluded, and renews no session (our choice).
   * A page that comes back from the back/forward cache is viewed again: its data carry `restore: true` (our choice).
   */
  recordPageView(isRestored?: boolean): void;
}

export interface CensusOptions {
  readonly context: CoreContext;
  readonly visit: Visit;
  readonly post: Post;
  readonly mayTrack: () => boolean;
  readonly crumb: () => string | null;
  readonly surroundings: () => Surroundings;
  readonly now: () => number;
  readonly storage: Pick<PageStorage, 'isSupported' | 'write' | 'remove'>;
}

const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
const excludedPath = '/search';
/** So long nobody else sends it (our choice). */
const leaseMs = 10_000;

export function createCensus(options: CensusOptions): Census {
  const { context, visit, post, mayTrack, crumb, surroundings, now, storage } = options;
  let isViewed = false;
  return {
    recordPageView(isRestored) {
      const around = surroundings();
      if ((isViewed && !isRestored) || around.path.replace(/\/$/, '') === excludedPath || !mayTrack()) return;
      isViewed = true;
      const said = crumb();
      const data = {
        ...hitData(context, around, now()),
        localStorageSupported: storage.isSupported(),
        queryString: around.queryString,
        referrer: around.referrer,
        restore: isRestored,
      };
      const fields = { event: 'PAGE_VIEW', data: JSON.stringify(data), ss_cvr: visit.hit() };
      const id = mintId(now(), Math.random);
      const query = new URLSearchParams({ eid: id, ...(said && { crumb: said }) });
      // As the outbox keeps a page view: one that is not seen to arrive the sender sends again, here or on a later page.
      const keep = (untilMs: number) => storage.write(outboxKey(id), bootEntry(untilMs, fields));
      keep(now() + leaseMs);
      post(`${recordHitPath}?${query}`, `${new URLSearchParams(fields)}`, formHeaders).then(
        // 429 and above may pass.
        (status) => (status < 429 ? storage.remove(outboxKey(id)) : keep(0)),
        () => keep(0),
      );
    },
  };
}
