import type { CoreContext } from '../contract/decoders/core-context.ts';
import { recordHitPath } from '../contract/endpoints.ts';
import type { Post } from '../lib/post.ts';
import type { Surroundings } from '../lib/surroundings.ts';
import type { Visit } from './visit.ts';

/** Visitor analytics hits. Failures are silently ignored. Spec 2 §3 "Analytics payloads", §7, §8. */
export interface Census {
  /** Sends PAGE_VIEW once a page, when tracking is allowed by then; `/search` is excluded, and renews no session (our choice). */
  recordPageView(): void;
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
}

const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
const excludedPath = '/search';

export function createCensus(options: CensusOptions): Census {
  const { context, visit, post, mayTrack, crumb, surroundings, now, localStorageSupported } = options;
  let isViewed = false;
  return {
    recordPageView() {
      const around = surroundings();
      if (isViewed || around.path.replace(/\/$/, '') === excludedPath || !mayTrack()) return;
      isViewed = true;
      const data = {
        ...hitData(context, around, now()),
        localStorageSupported: localStorageSupported(),
        queryString: around.queryString,
        referrer: around.referrer,
      };
      const fields = new URLSearchParams({ event: 'PAGE_VIEW', data: JSON.stringify(data), ss_cvr: visit.hit() });
      const said = crumb();
      post(`${recordHitPath}${said ? `?crumb=${encodeURIComponent(said)}` : ''}`, `${fields}`, formHeaders).catch(() => {});
    },
  };
}

/** The fields of every tracking hit. A page that is neither item nor collection (cart, cover page) has no title of its own. */
function hitData(context: CoreContext, around: Surroundings, clientDate: number) {
  const { item, collection } = context;
  return {
    websiteId: context.website.id,
    templateId: context.templateId,
    website_locale: context.websiteLocale,
    userAgent: around.userAgent,
    clientDate,
    viewportInnerHeight: around.viewportInnerHeight,
    viewportInnerWidth: around.viewportInnerWidth,
    screenHeight: around.screenHeight,
    screenWidth: around.screenWidth,
    url: around.path,
    pagePermissionTypeValue: collection?.permissionType ?? undefined,
    ...(item ? { title: item.title, itemId: item.id, recordType: item.recordType ?? undefined } : collectionPart(collection)),
  };
}

const collectionPart = (collection: CoreContext['collection']) =>
  collection ? { title: collection.title, collectionId: collection.id } : {};
