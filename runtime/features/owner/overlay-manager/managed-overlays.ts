import { infoBarLimits } from '../../../contract/overlays/constants.ts';
import { announcementBarStyles, badgeTypes } from '../../../contract/overlays/overlay-enums.ts';
import { decodePageContext } from '../../../contract/site/page-context.ts';
import type { OwnerTexts } from '../../../contract/texts/texts.ts';
import type { Page } from '../../../page/page.ts';
import { infoBarTriggers, requestInfoBar } from '../../bars/index.ts';
import { decidePopup, openPopup, popupFactsOf } from '../../popup/index.ts';

type Strings = OwnerTexts['manager'];

/** One overlay of the page in the owner's list. */
export interface ManagedOverlay {
  readonly id: 'cookieBanner' | 'popupOverlay' | 'mobileInfoBar' | 'announcementBar' | 'badge';
  readonly name: string;
  /** Whether visitors see it on this page, in a few words. */
  readonly state: string;
  /** The owner shows the overlay: it is on the page or waits in the queue. */
  readonly isForced: boolean;
  /** null if the page has nothing to show. */
  readonly show: (() => void) | null;
  readonly hide: () => void;
}

/** The overlays of the page, as an external store of React. */
export interface ManagedOverlays {
  list(strings: Strings): readonly ManagedOverlay[];
  /** A number that rises with each change of the list. */
  version(): number;
  /** Calls `listener` after each change. The returned function removes it. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

type Label = Pick<ManagedOverlay, 'id' | 'name' | 'state'>;

export function createManagedOverlays(page: Page, window: Window): ManagedOverlays {
  const { consent } = page;
  const { settings, showAnnouncementBar, cookieBanner } = decodePageContext(page.rawContext);
  const listeners = new Set<() => void>();
  let version = 0;
  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const dispose = page.emitter.on('consent-change', notify);
  /** Functions that remove the overlays that the owner shows. */
  const forced = new Map<ManagedOverlay['id'], () => void>();
  const forceable = (label: Label, open: (onEnd: () => void) => () => void): ManagedOverlay => ({
    ...label,
    isForced: forced.has(label.id),
    show() {
      const onEnd = () => {
        forced.delete(label.id);
        notify();
      };
      forced.set(label.id, open(onEnd));
      notify();
    },
    hide() {
      forced.get(label.id)?.();
      forced.delete(label.id);
      notify();
    },
  });
  const fixed = (label: Label): ManagedOverlay => ({ ...label, isForced: false, show: null, hide() {} });
  const banner = (label: Label): ManagedOverlay => ({
    ...label,
    isForced: consent.forced,
    show() {
      consent.force();
      notify();
    },
    hide() {
      consent.unforce();
      notify();
    },
  });
  const hasAnnouncement = showAnnouncementBar && settings.announcementBar.style === announcementBarStyles.SHOW;

  return {
    list(strings) {
      const label = (id: ManagedOverlay['id'], state: string): Label => ({ id, name: strings[id], state });
      const onOrOff = (isOn: boolean) => (isOn ? strings.onThisPage : strings.off);
      const hasInfoBar = infoBarTriggers(page).length > 0;
      const infoBar = forceable(
        label('mobileInfoBar', hasInfoBar ? strings.upTo(infoBarLimits.maxWidthPx) : strings.off),
        (onEnd) => requestInfoBar(page, window.document, onEnd),
      );
      return [
        banner(label('cookieBanner', cookieBanner.enabled ? strings.untilAnswered : strings.off)),
        forceable(label('popupOverlay', popupState(page, window, strings)), (onEnd) => openPreview(page, onEnd)),
        hasInfoBar ? infoBar : { ...infoBar, show: null },
        fixed(label('announcementBar', onOrOff(hasAnnouncement))),
        fixed(label('badge', onOrOff(settings.badgeType > badgeTypes.NONE))),
      ];
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose,
  };
}

/** Returns whether a visitor without a stored state sees the popup here, or the reason why not, as text. */
function popupState(page: Page, window: Window, { seenHere, refusals }: Strings): string {
  const decision = decidePopup({ ...popupFactsOf(page, window), stored: null, signedIn: false });
  return decision.show ? seenHere : refusals[decision.why];
}

/** owner#overlay-manager-preview */
const openPreview = (page: Page, closed: () => void): (() => void) =>
  openPopup(page, { isPreview: true, seen() {}, submitted() {}, closed });
