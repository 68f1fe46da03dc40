import type { CoreContext } from '../contract/decoders/core-context.ts';
import { recordHitPath } from '../contract/endpoints.ts';
import { mintId } from '../lib/delivery/event-id.ts';
import type { Post } from '../lib/post.ts';
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

/** A page view that did not arrive, as it was sent. */
export interface LostView {
  readonly id: string;
  readonly fields: { readonly event: string; readonly data: string; readonly ss_cvr: string };
}

export interface CensusOptions {
  readonly context: CoreContext;
  readonly visit: Visit;
  readonly post: Post;
  readonly mayTrack: () => boolean;
  readonly crumb: () => string | null;
  readonly surroundings: () => Surroundings;
  readonly now: () => number;
  readonly localStorageSupported: () => boolean;
  readonly onLost: (view: LostView) => void;
}

const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
const excludedPath = '/search';

export function createCensus(options: CensusOptions): Census {
  const { context, visit, post, mayTrack, crumb, surroundings, now, localStorageSupported, onLost } = options;
  let isViewed = false;
  return {
    recordPageView(isRestored) {
      const around = surroundings();
      if ((isViewed && !isRestored) || around.path.replace(/\/$/, '') === excludedPath || !mayTrack()) return;
      isViewed = true;
      const said = crumb();
      const data = {
        ...hitData(context, around, now()),
        localStorageSupported: localStorageSupported(),
        queryString: around.queryString,
        referrer: around.referrer,
        restore: isRestored,
      };
      const fields = { event: 'PAGE_VIEW', data: JSON.stringify(data), ss_cvr: visit.hit() };
      const id = mintId(now(), Math.random);
      const query = new URLSearchParams({ eid: id });
      if (said) query.set('crumb', said);
      const lose = () => onLost({ id, fields });
      post(`${recordHitPath}?${query}`, `${new URLSearchParams(fields)}`, formHeaders).then(
        (status) => (status === 429 || (status ?? 0) >= 500) && lose(),
        lose,
      );
    },
  };
}
