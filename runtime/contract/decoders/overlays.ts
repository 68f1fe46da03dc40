/** Settings of the popup overlay and of the two bars, as the page context carries them. Spec 2 §3, §4. */

import { isUnset, readFields, readFlag, readNumber, readText, readTexts } from './read.ts';

export interface PopupOverlaySettings {
  /** 1 none, 2 show. */
  readonly style: number;
  readonly showOnScroll: boolean;
  readonly scrollPercent: number;
  readonly showOnTimer: boolean;
  readonly timerDelayMs: number;
  readonly showUntilSignup: boolean;
  /** Days until it may show again; -1 is never. */
  readonly displayFrequencyDays: number;
  readonly enableMobile: boolean;
  /** Ids of the collections it shows on, unless it shows on all pages. */
  readonly enabledPages: readonly string[];
  readonly showOnAllPages: boolean;
  readonly version: number;
}

/** Absent settings are those of a popup that does not show. Never throws. */
export const decodePopupOverlay = (settings: unknown): PopupOverlaySettings => {
  const given = readFields(settings);
  return {
    style: readNumber(given.style) ?? 1,
    showOnScroll: readFlag(given.showOnScroll),
    scrollPercent: readNumber(given.scrollPercentage) ?? 0,
    showOnTimer: readFlag(given.showOnTimer),
    timerDelayMs: readNumber(given.timerDelay) ?? 0,
    showUntilSignup: readFlag(given.showUntilSignup),
    displayFrequencyDays: readNumber(given.displayFrequency) ?? -1,
    enableMobile: readFlag(given.enableMobile),
    enabledPages: readTexts(given.enabledPages),
    // Settings that say nothing of pages mean every page (our choice): specification 2 §3 knows no such keys.
    showOnAllPages: readFlag(given.showOnAllPages) || (isUnset(given.showOnAllPages) && isUnset(given.enabledPages)),
    version: readNumber(given.version) ?? 0,
  };
};

export interface MobileInfoBarSettings {
  /** 1 none, 2 light, 3 dark. */
  readonly style: number;
  readonly contactEmail: boolean;
  readonly contactPhoneNumber: boolean;
  readonly location: boolean;
  readonly businessHours: boolean;
}

/** Absent settings are those of a bar that does not show. Never throws. */
export const decodeMobileInfoBar = (settings: unknown): MobileInfoBarSettings => {
  const given = readFields(settings);
  return {
    style: readNumber(given.style) ?? 1,
    contactEmail: readFlag(given.isContactEmailEnabled),
    contactPhoneNumber: readFlag(given.isContactPhoneNumberEnabled),
    location: readFlag(given.isLocationEnabled),
    businessHours: readFlag(given.isBusinessHoursEnabled),
  };
};

export interface AnnouncementBarSettings {
  /** 1 none, 2 show. */
  readonly style: number;
  /** HTML as the owner wrote it; never to be trusted. */
  readonly text: string;
  readonly clickthroughUrl: string;
  readonly newWindow: boolean;
}

/** Absent settings are those of a bar that does not show. Never throws. */
export const decodeAnnouncementBar = (settings: unknown): AnnouncementBarSettings => {
  const given = readFields(settings);
  const clickthrough = readFields(given.clickthroughUrl);
  return {
    style: readNumber(given.style) ?? 1,
    text: readText(given.text),
    clickthroughUrl: readText(clickthrough.url),
    newWindow: readFlag(clickthrough.newWindow),
  };
};
