import { pageLanguage, withTexts } from '../../browser/page-texts.ts';
import { infoBarLimits } from '../../contract/overlays/limits.ts';
import { mobileInfoBarStyles } from '../../contract/overlays/overlay-enums.ts';
import { decodeMobileInfoBar, type MobileInfoBarSettings } from '../../contract/overlays/overlay-settings.ts';
import { readFields } from '../../contract/read.ts';
import { bars } from '../../contract/texts/en/common.ts';
import { languageOf } from '../../contract/texts/languages.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { overlayQueueOf } from '../overlay-queue/index.ts';
import { decodeContactDetails } from './contact-details.ts';
import { buildInfoBar, type InfoBarTrigger } from './info-bar-view.ts';

/** What the bar of this page offers, in order; empty for a bar that is not to be shown. */
export function infoBarTriggers(page: Page, words: Texts['bars'] = bars): readonly InfoBarTrigger[] {
  const settings = infoBarSettings(page);
  const { email, phone, address, hours } = decodeContactDetails(
    page.rawContext,
    words === bars ? 'en' : languageOf(pageLanguage()),
  );
  if (settings.style !== mobileInfoBarStyles.LIGHT && settings.style !== mobileInfoBarStyles.DARK) return [];
  const all: readonly (readonly [boolean, InfoBarTrigger])[] = [
    [settings.contactEmail, { type: 'contactEmail', label: words.contactEmail, href: email && `mailto:${email}`, lines: [] }],
    [
      settings.contactPhoneNumber,
      {
        type: 'contactPhoneNumber',
        label: words.contactPhoneNumber,
        href: phone && `tel:${phone.replace(/[^\d+]/g, '')}`,
        lines: [],
      },
    ],
    [settings.location, { type: 'location', label: words.location, href: '', lines: address }],
    [
      settings.businessHours,
      { type: 'businessHours', label: words.businessHours, href: '', lines: hours.map(({ day, text }) => `${day}: ${text}`) },
    ],
  ];
  return all.flatMap(([isEnabled, trigger]) => (isEnabled ? [trigger] : []));
}

/**
 * Keeps the mobile info bar at the foot of windows up to 1024 px wide, whenever nothing else is laid over the page. The returned function
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

/** Shows the bar whenever its turn comes. The returned function takes it away and gives up its turn. */
export function requestInfoBar(page: Page, document: Document, onCleared?: () => void): () => void {
  const theme = infoBarSettings(page).style === mobileInfoBarStyles.LIGHT ? 'LIGHT' : 'DARK';
  let live: Mounted | undefined;
  let stopTexts = () => {};
  const makeWay = () => {
    stopTexts();
    live?.dispose();
    live = undefined;
  };
  const show = () => {
    stopTexts = withTexts(page.chunks, { bars }, ({ bars: words }) => {
      live?.dispose();
      live = buildInfoBar(document, theme, infoBarTriggers(page, words), words);
    });
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
  decodeMobileInfoBar(readFields(readFields(page.rawContext).websiteSettings).mobileInfoBarSettings);
