import { decodePopupOverlay } from '../../contract/overlays/overlay-settings.ts';
import { breakpointQueries } from '../../contract/site/page-types.ts';
import { siteKindOf } from '../../contract/site/site-kind.ts';
import type { Page } from '../../page/page.ts';
import { isMobile } from '../images/index.ts';
import { openPopup, popupSettings } from './open-popup.ts';
import { decidePopup, type PopupFacts } from './popup-decision.ts';
import { type PopupState, readPopupState, writePopupState } from './popup-state.ts';
import { onPopupTrigger } from './popup-trigger.ts';

/** Returns the facts of this page and this visitor. */
export function popupFactsOf(page: Page, window: Window): PopupFacts {
  const { context, clock, storage } = page;
  return {
    settings: decodePopupOverlay(popupSettings(page)),
    stored: readPopupState(storage),
    nowMs: clock.now(),
    pageType: context.pageType,
    collectionId: context.collection?.id ?? '',
    isCoverPage: siteKindOf(page.rawContext).isCoverPage,
    notFound: isNotFound(window),
    mobile: isMobile(window) || window.matchMedia(breakpointQueries.mobile).matches,
    signedIn: context.account !== null,
  };
}

/** Shows the popup, at most once a page, if `decidePopup` allows it. */
export function startPopupOverlay(page: Page, window: Window): void {
  const facts = popupFactsOf(page, window);
  const decision = decidePopup(facts);
  if (!decision.show) return;
  const { clock, storage, emitter, errors } = page;
  const { version } = facts.settings;
  const remember = (change: Partial<PopupState>) => {
    const stored = readPopupState(storage);
    const known = stored?.version === version ? stored : { version, submitted: false, closedDate: null };
    writePopupState(storage, { ...known, ...change });
  };
  const record = (action: 'show' | 'close' | 'submit') => {
    page
      .telemetry()
      .then(({ census }) => census.overlay({ overlayType: 'popup-overlay', action, version: `${version}` }))
      .catch(errors.report);
  };
  const recordForm = (formId: string) => {
    page
      .telemetry()
      .then(({ census }) => census.formRender(formId))
      .catch(errors.report);
  };
  const cancel = onPopupTrigger(window, clock, decision, () => {
    openPopup(page, {
      seen(formId) {
        record('show');
        if (formId !== null) recordForm(formId);
      },
      submitted() {
        remember({ submitted: true });
        record('submit');
      },
      closed() {
        remember({ closedDate: clock.now() });
        record('close');
      },
    });
  });
  emitter.on('unmount', cancel);
}

/**
 * Returns whether the page's response had status 404; false in browsers without `responseStatus`, where the page's type decides.
 * https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/responseStatus
 */
function isNotFound({ performance }: Window & { readonly performance: Performance }): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return (arrival as PerformanceNavigationTiming | undefined)?.responseStatus === 404;
}
