// Part of the boot script.

import type { ChunkExports, Chunks } from '../browser/load-chunk.ts';
import { newId } from '../browser/new-id.ts';
import { createPageView, createVisit, hitData as hitDataOf, isTrackingActive } from '../features/analytics/index.ts';
import { layOut } from '../features/gallery/index.ts';
import { liftStates } from '../features/platform-states/index.ts';
import type { BootContext } from '../page/boot-context.ts';
import type { GetService, Page, PageSite, ServiceChunk, Services } from '../page/page.ts';

/** Starts the services of the page, and clears the cookies that may not be kept. */
export function createPage(
  bootContext: BootContext,
  { context, rawContext }: PageSite,
  isCensusDisabled: () => boolean,
  isBasic: boolean,
): Page {
  const { clock, cookies, chunks, emitter, window, consent } = bootContext;
  consent.enforce();
  // No visitor is tracked while cookies are restricted (accepting starts it on the same page), or while the browser prerenders
  // the page.
  const mayTrack = () =>
    !(document as { prerendering?: boolean }).prerendering &&
    consent.trackingAllowed &&
    isTrackingActive(context, window.location.pathname, isCensusDisabled());
  const visit = createVisit(cookies, clock.now, newId);
  const hitData = () => hitDataOf(context, window, clock.now());
  const recordPageView = createPageView({ ...bootContext, hitData, visit, mayTrack });
  // In a later task: the banner closes first.
  emitter.on('consent-change', () => clock.after(0, recordPageView));
  const page: Page = {
    ...bootContext,
    context,
    rawContext,
    visit,
    mayTrack,
    recordPageView,
    hitData,
    telemetry: async () => (await bootContext.telemetry()).of(page),
    layOut,
    liftStates,
    service: createServices(chunks, () => page),
    isBasic,
  };
  return page;
}

export function createServices(chunks: Pick<Chunks, 'load'>, page: () => Page): GetService {
  const made: Partial<Services> = {};
  return async <Name extends keyof Services>(name: Name) => {
    // `runtime/chunks.ts` does not compile if a service has no chunk.
    const { create } = (await chunks.load(name as Name & keyof ChunkExports)) as unknown as ServiceChunk<Name>;
    made[name] ||= create(page());
    return made[name] as Services[Name];
  };
}
