import { infoBarLimits } from '../../../contract/overlays/limits.ts';
import { badgeTypes } from '../../../contract/overlays/overlay-enums.ts';
import { decodePageContext } from '../../../contract/site/page-context.ts';
import { manager } from '../../../contract/texts/en/owners.ts';
import type { OwnerTexts } from '../../../contract/texts/texts.ts';
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
  type OverlayLabel = Pick<ManagedOverlay, 'id' | 'name' | 'state'>;
  const forceable = (label: OverlayLabel, open: (ended: () => void) => () => void): ManagedOverlay => ({
    ...label,
    isForced: leaves.has(label.id),
    show() {
      const ended = () => {
        leaves.delete(label.id);
        changed();
      };
      leaves.set(label.id, open(ended));
    },
    hide() {
      leaves.get(label.id)?.();
      leaves.delete(label.id);
    },
  });
  const fixed = (label: OverlayLabel): ManagedOverlay => ({
    ...label,
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
    const label = (id: ManagedOverlay['id'], state: string): OverlayLabel => ({ id, name: words[id], state });
    const onOrOff = (isOn: boolean) => (isOn ? words.onThisPage : words.off);
    const hasBar = infoBarTriggers(page).length > 0;
    const bar = forceable(label('mobileInfoBar', hasBar ? words.upTo(infoBarLimits.maxWidthPx) : words.off), (ended) =>
      requestInfoBar(page, window.document, ended),
    );
    const banner = {
      ...label('cookieBanner', cookieBanner.enabled ? words.untilAnswered : words.off),
      isForced: consent.forced,
      show: () => consent.force(),
      hide: () => consent.unforce(),
    };
    return [
      banner,
      forceable(label('popupOverlay', popupState(words)), openPreview),
      hasBar ? bar : { ...bar, show: null },
      fixed(label('announcementBar', onOrOff(showAnnouncementBar && settings.announcementBar.style === 2))),
      fixed(label('badge', onOrOff(settings.badgeType > badgeTypes.NONE))),
    ];
  };
}
