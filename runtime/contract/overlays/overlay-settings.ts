/** Settings of popup, mobile info bar and announcement bar in the page's context. */

import { isUnset, readFields, readFlag, readNumber, readText, readTexts } from '../read.ts';

export interface PopupOverlaySettings {
  /** 1 none, 2 show. */
  readonly style: number;
  readonly showOnScroll: boolean;
  readonly scrollPercent: number;
  readonly showOnTimer: boolean;
  readonly timerDelayMs: number;
  readonly showUntilSignup: boolean;
  /** Days until the popup may be shown again; -1 is never. */
  readonly displayFrequencyDays: number;
  readonly enableMobile: boolean;
  /** Ids of the collections that show the popup, unless all pages do. */
  readonly enabledPages: readonly string[];
  readonly showOnAllPages: boolean;
  readonly version: number;
}

/** Absent settings are those of a popup that is not shown. Never throws. */
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
    // Settings that name no pages mean all pages. overlays#popup-pages
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

/** Absent settings are those of a bar that is not shown. Never throws. */
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
  /** The owner's HTML, not sanitised. */
  readonly text: string;
  readonly clickthroughUrl: string;
  readonly newWindow: boolean;
}

/** Absent settings are those of a bar that is not shown. Never throws. */
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
