import type { CoreContext } from '../contract/decoders/core-context.ts';
import { readFields } from '../contract/decoders/read.ts';
import { newId } from '../lib/new-id.ts';
import { createCensus } from './census.ts';
import { createConsent } from './consent.ts';
import type { Ground } from './ground.ts';
import type { LayOut } from './live-gallery.ts';
import type { Page } from './page.ts';
import { createServices } from './services.ts';
import { isTrackingActive } from './tracking-gate.ts';
import { createVisit } from './visit.ts';

export interface PageOptions {
  /** Core of `given`; both frozen. */
  readonly context: CoreContext;
  readonly given: unknown;
  readonly isCensusDisabled: () => boolean;
  /** The browser has made the page ahead of the visitor, who may never come. */
  readonly isPrerendering: () => boolean;
  readonly layOut: LayOut;
}

/** Starts the services of the page. Cookies that may not be kept are cleared here and now. */
export function createPage(ground: Ground, { context, given, isCensusDisabled, isPrerendering, layOut }: PageOptions): Page {
  const { clock, cookies, storage, post, chunks, emitter, errors, crumb, surroundings } = ground;
  const consent = createConsent({
    jar: cookies,
    settings: readFields(given).cookieSettings,
    cloneable: context.cloneable,
    onChange: (answer) => emitter.emit('consent-change', answer),
  });
  // Nobody is tracked while cookies are restricted (our choice): accepting starts it on the same page.
  const mayTrack = () =>
    !isPrerendering() && consent.trackingAllowed && isTrackingActive(context, surroundings().path, isCensusDisabled());
  const visit = createVisit(cookies, clock.now, newId);
  const census = createCensus({
    context,
    visit,
    post,
    mayTrack,
    crumb,
    surroundings,
    now: clock.now,
    storage,
  });
  // In a task of its own: first the visitor sees that the answer was taken.
  emitter.on('consent-change', () => clock.after(0, census.recordPageView));
  const page: Page = {
    context,
    given,
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
    telemetry: async () => (await ground.telemetry()).of(page),
    galleries: new WeakMap(),
    layOut,
    service: createServices(chunks, () => page),
  };
  return page;
}
