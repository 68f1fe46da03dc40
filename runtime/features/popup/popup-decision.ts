import { popupLimits } from '../../contract/overlays/limits.ts';
import { popupOverlayStyles } from '../../contract/overlays/overlay-enums.ts';
import type { PopupOverlaySettings } from '../../contract/overlays/overlay-settings.ts';
import { pageTypes } from '../../contract/site/page-types.ts';
import type { PopupState } from './popup-state.ts';

/** All that decides whether the popup overlay comes. */
export interface PopupFacts {
  readonly settings: PopupOverlaySettings;
  /** What the browser remembers of it; null: nothing, or storage refuses. */
  readonly stored: PopupState | null;
  readonly nowMs: number;
  readonly pageType: number | null;
  readonly isCoverPage: boolean;
  /** Empty: the page has no collection. */
  readonly collectionId: string;
  /** The page came with status 404. */
  readonly notFound: boolean;
  /** A phone or a tablet, or a window no wider than a phone's. */
  readonly mobile: boolean;
  /** Somebody is signed in as the site's account. */
  readonly signedIn: boolean;
}

/** Why a popup does not come. */
type PopupRefusal = 'style' | 'signed-in' | 'lock-screen' | 'splash-404' | 'itself' | 'page' | 'mobile' | 'submitted' | 'closed';

export type PopupDecision =
  | { readonly show: false; readonly why: PopupRefusal }
  /** It comes after the delay or at the share of the page's way, whatever is first; at once if both are null. */
  | { readonly show: true; readonly delayMs: number | null; readonly scrollPercent: number | null };

/**
 * Whether the popup overlay comes on this page to this visitor, and when. Spec 2 §4 "Popups and info bars"; keys for pages and
 * triggers wild §1. Our choice where the texts are silent: a new version begins anew, whatever was closed or submitted; until
 * sign-up a popup comes again with every page, closed or not; signed-in owners have the overlay manager instead.
 */
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

/** What the visitor did with it before. */
function refusalFor(
  settings: PopupOverlaySettings,
  { stored, nowMs }: Pick<PopupFacts, 'stored' | 'nowMs'>,
): PopupRefusal | null {
  if (stored === null || stored.version !== settings.version) return null;
  if (stored.submitted) return 'submitted';
  if (settings.showUntilSignup || stored.closedDate === null) return null;
  const days = settings.displayFrequencyDays;
  // -1 is never again; so is any other negative number (our choice).
  if (days <= popupLimits.neverAgainDisplayFrequency) return 'closed';
  return nowMs < stored.closedDate + days * popupLimits.dayMs ? 'closed' : null;
}
