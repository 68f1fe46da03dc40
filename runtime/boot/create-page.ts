import { newId } from '../browser/new-id.ts';
import { readFields } from '../contract/read.ts';
import type { CoreContext } from '../contract/site/core-context.ts';
import { createPageView, isTrackingActive } from '../features/analytics/index.ts';
import { createConsent } from '../features/consent/index.ts';
import { createVisit } from '../features/visit/index.ts';
import type { BootContext } from '../page/boot-context.ts';
import type { LayOut } from '../page/live-gallery.ts';
import type { Page } from '../page/page.ts';
import { createServices } from './create-services.ts';

export interface PageOptions {
  /** Core of `rawContext`; both frozen. */
  readonly context: CoreContext;
  readonly rawContext: unknown;
  readonly isCensusDisabled: () => boolean;
  /** The browser has made the page ahead of the visitor, who may never come. */
  readonly isPrerendering: () => boolean;
  readonly layOut: LayOut;
  readonly isBasic: boolean;
}

/** Starts the services of the page. Cookies that may not be kept are cleared here and now. */
export function createPage(
  bootContext: BootContext,
  { context, rawContext, isCensusDisabled, isPrerendering, layOut, isBasic }: PageOptions,
): Page {
  const { clock, cookies, chunks, emitter, snapshot } = bootContext;
  const consent = createConsent({
    jar: cookies,
    settings: readFields(rawContext).cookieSettings,
    cloneable: context.cloneable,
    onChange: (answer) => emitter.emit('consent-change', answer),
  });
  // Nobody is tracked while cookies are restricted (our choice): accepting starts it on the same page.
  const mayTrack = () =>
    !isPrerendering() && consent.trackingAllowed && isTrackingActive(context, snapshot().path, isCensusDisabled());
  const visit = createVisit(cookies, clock.now, newId);
  const census = createPageView({ ...bootContext, context, visit, mayTrack });
  // In a task of its own: first the visitor sees that the answer was taken.
  emitter.on('consent-change', () => clock.after(0, census.recordPageView));
  const page: Page = {
    ...bootContext,
    context,
    rawContext,
    consent,
    visit,
    mayTrack,
    census,
    telemetry: async () => (await bootContext.telemetry()).of(page),
    galleries: new WeakMap(),
    layOut,
    service: createServices(chunks, () => page),
    isBasic,
  };
  return page;
}
