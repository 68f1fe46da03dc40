import { decodeMobileInfoBar, type MobileInfoBarSettings } from '../contract/decoders/overlays.ts';
import { readFields } from '../contract/decoders/read.ts';
import { mobileInfoBarStyles } from '../contract/enums/overlay.ts';
import { infoBarLimits } from '../contract/limits.ts';
import { overlayQueueOf } from '../dialogs/page-overlay-queue.ts';
import type { Live } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';
import { decodeContactDetails } from './contact-details.ts';
import { buildInfoBar, type InfoBarTrigger } from './info-bar-view.ts';

/** What the bar of this page offers, in order; empty for a bar that is not to be shown. */
export function infoBarTriggers(page: Page): readonly InfoBarTrigger[] {
  const settings = infoBarSettings(page);
  const { email, phone, address, hours } = decodeContactDetails(page.given);
  if (settings.style !== mobileInfoBarStyles.LIGHT && settings.style !== mobileInfoBarStyles.DARK) return [];
  const all: readonly (readonly [boolean, InfoBarTrigger])[] = [
    [settings.contactEmail, { type: 'contactEmail', label: 'E-mail', href: email && `mailto:${email}`, lines: [] }],
    [
      settings.contactPhoneNumber,
      { type: 'contactPhoneNumber', label: 'Call', href: phone && `tel:${phone.replace(/[^\d+]/g, '')}`, lines: [] },
    ],
    [settings.location, { type: 'location', label: 'Address', href: '', lines: address }],
    [
      settings.businessHours,
      { type: 'businessHours', label: 'Hours', href: '', lines: hours.map(({ day, text }) => `${day}: ${text}`) },
    ],
  ];
  return all.flatMap(([isEnabled, trigger]) => (isEnabled ? [trigger] : []));
}

/**
 * Keeps the mobile info bar at the foot of windows up to 1024 px wide, whenever nothing else is laid over the page. The answer
 * takes it away. Spec 2 §4, §9; names wild §1.
 */
export function startInfoBar(page: Page, window: Window): () => void {
  const triggers = infoBarTriggers(page);
  if (triggers.length === 0) return () => {};
  const narrow = window.matchMedia(`(max-width: ${infoBarLimits.maxWidthPx}px)`);
  let leave: (() => void) | undefined;
  const look = () => {
    if (narrow.matches) leave ??= requestInfoBar(page, window.document, stop);
    else {
      leave?.();
      leave = undefined;
    }
  };
  const stop = () => {
    narrow.removeEventListener('change', look);
    leave?.();
  };
  narrow.addEventListener('change', look);
  look();
  return stop;
}

/** Shows the bar whenever its turn comes. The answer takes it away and gives up its turn. */
export function requestInfoBar(page: Page, document: Document, onCleared?: () => void): () => void {
  const theme = infoBarSettings(page).style === mobileInfoBarStyles.LIGHT ? 'LIGHT' : 'DARK';
  let live: Live | undefined;
  const makeWay = () => {
    live?.destroy();
    live = undefined;
  };
  const show = () => {
    live = buildInfoBar(document, theme, infoBarTriggers(page));
  };
  const giveUp = overlayQueueOf(page).request('bar', {
    show,
    makeWay,
    onCleared() {
      makeWay();
      onCleared?.();
    },
  });
  return () => {
    makeWay();
    giveUp();
  };
}

const infoBarSettings = (page: Page): MobileInfoBarSettings =>
  decodeMobileInfoBar(readFields(readFields(page.given).websiteSettings).mobileInfoBarSettings);
