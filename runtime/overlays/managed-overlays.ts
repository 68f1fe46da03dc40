import { decodePageContext } from '../contract/decoders/page-context.ts';
import { badgeTypes } from '../contract/enums/overlay.ts';
import { infoBarLimits } from '../contract/limits.ts';
import type { Page } from '../page/page.ts';
import { infoBarTriggers, requestInfoBar } from './info-bar.ts';
import { openPopup } from './open-popup.ts';
import { decidePopup, type PopupRefusal } from './popup-decision.ts';
import { popupFactsOf } from './popup-overlay.ts';

/** One overlay of the page, as its owner sees it. */
export interface ManagedOverlay {
  readonly name: string;
  /** Whether visitors see it here, in a few words. */
  readonly state: string;
  /** It is on the page, or waits for its turn, because the owner asked for it. */
  readonly isForced: boolean;
  /** null: there is nothing that could be shown here. */
  readonly show: (() => void) | null;
  readonly hide: () => void;
}

const refusals: Readonly<Record<PopupRefusal, string>> = {
  style: 'Off',
  'signed-in': 'Visitors only',
  'lock-screen': 'Not on lock screens',
  'splash-404': 'Not where nothing is found',
  itself: 'Not on its own page',
  page: 'Not on this page',
  mobile: 'Not on phones and tablets',
  submitted: 'Signed up already',
  closed: 'Closed',
};

/** Lists the overlays of the page for the overlay manager; `changed` is called when the page takes one of them back. */
export function createManagedOverlays(page: Page, window: Window, changed: () => void): () => readonly ManagedOverlay[] {
  const { consent } = page;
  const { settings, showAnnouncementBar, cookieBanner } = decodePageContext(page.given);
  const leaves = new Map<string, () => void>();
  const forceable = (name: string, state: string, open: (ended: () => void) => () => void): ManagedOverlay => ({
    name,
    state,
    isForced: leaves.has(name),
    show() {
      const ended = () => {
        leaves.delete(name);
        changed();
      };
      leaves.set(name, open(ended));
    },
    hide() {
      leaves.get(name)?.();
      leaves.delete(name);
    },
  });
  const fixed = (name: string, isOn: boolean): ManagedOverlay => ({
    name,
    state: isOn ? 'On this page' : 'Off',
    isForced: false,
    show: null,
    hide() {},
  });
  const popupState = (): string => {
    const decision = decidePopup({ ...popupFactsOf(page, window), stored: null, signedIn: false });
    return decision.show ? 'Visitors see it here' : refusals[decision.why];
  };
  const openPreview = (closed: () => void) => openPopup(page, { isPreview: true, seen() {}, submitted() {}, closed });
  return () => {
    const hasBar = infoBarTriggers(page).length > 0;
    const bar = forceable('Mobile info bar', hasBar ? `Up to ${infoBarLimits.maxWidthPx} px wide` : 'Off', (ended) =>
      requestInfoBar(page, window.document, ended),
    );
    const banner = {
      name: 'Cookie banner',
      state: cookieBanner.enabled ? 'Visitors see it until they answer' : 'Off',
      isForced: consent.forced,
      show: () => consent.force(),
      hide: () => consent.unforce(),
    };
    return [
      banner,
      forceable('Popup overlay', popupState(), openPreview),
      hasBar ? bar : { ...bar, show: null },
      fixed('Announcement bar', showAnnouncementBar && settings.announcementBar.style === 2),
      fixed('Badge', settings.badgeType > badgeTypes.NONE),
    ];
  };
}
