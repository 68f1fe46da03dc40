import { popupLimits } from '../../contract/overlays/constants.ts';
import { popupOverlayStyles } from '../../contract/overlays/overlay-enums.ts';
import type { PopupOverlaySettings } from '../../contract/overlays/overlay-settings.ts';
import { pageTypes } from '../../contract/site/page-types.ts';
import type { PopupState } from './popup-state.ts';

/** Everything that decides whether the popup is shown. */
export interface PopupFacts {
  readonly settings: PopupOverlaySettings;
  /** The state in this browser; null if nothing is stored or storage is refused. */
  readonly stored: PopupState | null;
  readonly nowMs: number;
  readonly pageType: number | null;
  readonly isCoverPage: boolean;
  /** Empty if the page has no collection. */
  readonly collectionId: string;
  /** The page's response had status 404. */
  readonly notFound: boolean;
  /** A phone, a tablet, or a window as narrow as a phone's. */
  readonly mobile: boolean;
  /** A visitor signed in with the site's account. */
  readonly signedIn: boolean;
}

/** Why a popup is not shown. */
type PopupRefusal = 'style' | 'signed-in' | 'lock-screen' | 'splash-404' | 'itself' | 'page' | 'mobile' | 'submitted' | 'closed';

export type PopupDecision =
  | { readonly show: false; readonly why: PopupRefusal }
  /** Shown after the delay or at the scrolled share of the page, whichever is first; at once if both are null. */
  | { readonly show: true; readonly delayMs: number | null; readonly scrollPercent: number | null };

/** Decides whether the popup is shown to this visitor on this page, and when. Its rules: runtime/contract/overlays/README.md. */
export function decidePopup(facts: PopupFacts): PopupDecision {
  const why = refusalOf(facts);
  if (why !== null) return { show: false, why };
  const { showOnTimer, timerDelayMs, showOnScroll, scrollPercent } = facts.settings;
  return {
    show: true,
    delayMs: showOnTimer ? Math.max(0, timerDelayMs) : null,
    scrollPercent: showOnScroll ? Math.min(100, Math.max(0, scrollPercent)) : null,
  };
}

function refusalOf({ settings, pageType, signedIn, mobile, ...facts }: PopupFacts): PopupRefusal | null {
  if (settings.style !== popupOverlayStyles.SHOW) return 'style';
  if (signedIn) return 'signed-in';
  if (pageType === pageTypes.LOCK_SCREEN) return 'lock-screen';
  if (pageType === pageTypes.POPUP_OVERLAY) return 'itself';
  if (facts.isCoverPage && (facts.notFound || pageType === pageTypes.NOT_FOUND)) return 'splash-404';
  if (!settings.showOnAllPages && !settings.enabledPages.includes(facts.collectionId)) return 'page';
  if (mobile && !settings.enableMobile) return 'mobile';
  return refusalFor(settings, facts);
}

/** Refusals because of earlier visits. */
function refusalFor(
  settings: PopupOverlaySettings,
  { stored, nowMs }: Pick<PopupFacts, 'stored' | 'nowMs'>,
): PopupRefusal | null {
  if (stored === null || stored.version !== settings.version) return null;
  if (stored.submitted) return 'submitted';
  if (settings.showUntilSignup || stored.closedDate === null) return null;
  const days = settings.displayFrequencyDays;
  if (days <= popupLimits.neverAgainDisplayFrequency) return 'closed';
  return nowMs < stored.closedDate + days * popupLimits.dayMs ? 'closed' : null;
}
