/** Settings of the popup overlay and of the two bars, as the page context carries them. Spec 2 §3, §4. */

import { isUnset, readFields, readFlag, readNumber, readText, readTexts } from '../read.ts';

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
  const input = readFields(settings);
  return {
    style: readNumber(input.style) ?? 1,
    showOnScroll: readFlag(input.showOnScroll),
    scrollPercent: readNumber(input.scrollPercentage) ?? 0,
    showOnTimer: readFlag(input.showOnTimer),
    timerDelayMs: readNumber(input.timerDelay) ?? 0,
    showUntilSignup: readFlag(input.showUntilSignup),
    displayFrequencyDays: readNumber(input.displayFrequency) ?? -1,
    enableMobile: readFlag(input.enableMobile),
    enabledPages: readTexts(input.enabledPages),
    // Settings that say nothing of pages mean every page (our choice): specification 2 §3 knows no such keys.
    showOnAllPages: readFlag(input.showOnAllPages) || (isUnset(input.showOnAllPages) && isUnset(input.enabledPages)),
    version: readNumber(input.version) ?? 0,
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
  const input = readFields(settings);
  return {
    style: readNumber(input.style) ?? 1,
    contactEmail: readFlag(input.isContactEmailEnabled),
    contactPhoneNumber: readFlag(input.isContactPhoneNumberEnabled),
    location: readFlag(input.isLocationEnabled),
    businessHours: readFlag(input.isBusinessHoursEnabled),
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
  const input = readFields(settings);
  const clickthrough = readFields(input.clickthroughUrl);
  return {
    style: readNumber(input.style) ?? 1,
    text: readText(input.text),
    clickthroughUrl: readText(clickthrough.url),
    newWindow: readFlag(clickthrough.newWindow),
  };
};
