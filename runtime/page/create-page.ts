import type { PageContext } from '../contract/decoders/page-context.ts';
import { newId } from '../lib/new-id.ts';
import { createCensus } from './census.ts';
import { createConsent } from './consent.ts';
import type { Ground } from './ground.ts';
import type { Page } from './page.ts';
import { createProductEvents } from './product-events.ts';
import { isTrackingActive } from './tracking-gate.ts';
import { createVisit } from './visit.ts';

export interface PageOptions {
  readonly context: PageContext;
  readonly isCensusDisabled: () => boolean;
  /** The page's cookie settings as they came, before any default. */
  readonly cookieSettings: unknown;
}

/** Starts the services of the page. Cookies that may not be kept are cleared here and now. */
export function createPage(ground: Ground, { context, isCensusDisabled, cookieSettings }: PageOptions): Page {
  const { clock, cookies, storage, http, chunks, emitter, errors, crumb, surroundings } = ground;
  const consent = createConsent({
    jar: cookies,
    settings: cookieSettings,
    cloneable: context.cloneable,
    onChange: () => emitter.emit('consent-change', undefined),
  });
  // Nobody is tracked while cookies are restricted (our choice): accepting starts it on the same page.
  const mayTrack = () => consent.trackingAllowed && isTrackingActive(context, surroundings().path, isCensusDisabled());
  const visit = createVisit(cookies, clock.now, newId);
  const shared = { context, visit, http, mayTrack, crumb, surroundings };
  const census = createCensus({ ...shared, now: clock.now, localStorageSupported: storage.isSupported });
  const events = createProductEvents(shared);
  emitter.on('consent-change', census.recordPageView);
  return {
    context,
    clock,
    cookies,
    storage,
    chunks,
    emitter,
    errors,
    consent,
    visit,
    mayTrack,
    census,
    events,
    galleries: new WeakMap(),
  };
}
