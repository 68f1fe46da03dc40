import { infoBarLimits } from '../../../contract/overlays/limits.ts';
import { badgeTypes } from '../../../contract/overlays/overlay-enums.ts';
import { decodePageContext } from '../../../contract/site/page-context.ts';
import { manager } from '../../../contract/texts/owners/en.ts';
import type { OwnerTexts } from '../../../contract/texts/owners/owner-texts.ts';
import type { Page } from '../../../page/page.ts';
import { infoBarTriggers, requestInfoBar } from '../../bars/index.ts';
import { decidePopup, openPopup, popupFactsOf } from '../../popup/index.ts';

/** One overlay of the page, as its owner sees it. */
export interface ManagedOverlay {
  readonly id: 'cookieBanner' | 'popupOverlay' | 'mobileInfoBar' | 'announcementBar' | 'badge';
  readonly name: string;
  /** Whether visitors see it here, in a few words. */
  readonly state: string;
  /** It is on the page, or waits for its turn, because the owner asked for it. */
  readonly isForced: boolean;
  /** null: there is nothing that could be shown here. */
  readonly show: (() => void) | null;
  readonly hide: () => void;
}

/** Lists the overlays of the page for the overlay manager; `changed` is called when the page takes one of them back. */
export function createManagedOverlays(
  page: Page,
  window: Window,
  changed: () => void,
): (words?: OwnerTexts['manager']) => readonly ManagedOverlay[] {
  const { consent } = page;
  const { settings, showAnnouncementBar, cookieBanner } = decodePageContext(page.rawContext);
  const leaves = new Map<string, () => void>();
  type Told = Pick<ManagedOverlay, 'id' | 'name' | 'state'>;
  const forceable = (told: Told, open: (ended: () => void) => () => void): ManagedOverlay => ({
    ...told,
    isForced: leaves.has(told.id),
    show() {
      const ended = () => {
        leaves.delete(told.id);
        changed();
      };
      leaves.set(told.id, open(ended));
    },
    hide() {
      leaves.get(told.id)?.();
      leaves.delete(told.id);
    },
  });
  const fixed = (told: Told): ManagedOverlay => ({
    ...told,
    isForced: false,
    show: null,
    hide() {},
  });
  const popupState = ({ seenHere, refusals }: OwnerTexts['manager']): string => {
    const decision = decidePopup({ ...popupFactsOf(page, window), stored: null, signedIn: false });
    return decision.show ? seenHere : refusals[decision.why];
  };
  const openPreview = (closed: () => void) => openPopup(page, { isPreview: true, seen() {}, submitted() {}, closed });
  return (words = manager) => {
    const told = (id: ManagedOverlay['id'], state: string): Told => ({ id, name: words[id], state });
    const onOrOff = (isOn: boolean) => (isOn ? words.onThisPage : words.off);
    const hasBar = infoBarTriggers(page).length > 0;
    const bar = forceable(told('mobileInfoBar', hasBar ? words.upTo(infoBarLimits.maxWidthPx) : words.off), (ended) =>
      requestInfoBar(page, window.document, ended),
    );
    const banner = {
      ...told('cookieBanner', cookieBanner.enabled ? words.untilAnswered : words.off),
      isForced: consent.forced,
      show: () => consent.force(),
      hide: () => consent.unforce(),
    };
    return [
      banner,
      forceable(told('popupOverlay', popupState(words)), openPreview),
      hasBar ? bar : { ...bar, show: null },
      fixed(told('announcementBar', onOrOff(showAnnouncementBar && settings.announcementBar.style === 2))),
      fixed(told('badge', onOrOff(settings.badgeType > badgeTypes.NONE))),
    ];
  };
}
