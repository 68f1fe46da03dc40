import { expect, test } from 'vitest';
import {
  decodeAnnouncementBar,
  decodeMobileInfoBar,
  decodePopupOverlay,
} from '../../../runtime/contract/overlays/overlay-settings.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

// overlays#popup-timer, overlays#popup-scroll, overlays#popup-pages
test('a popup has its times and its pages', () => {
  const settings = {
    style: 2,
    showOnScroll: true,
    scrollPercentage: 25,
    showOnTimer: true,
    timerDelay: 5000,
    showUntilSignup: true,
    displayFrequency: 7,
    enableMobile: true,
    enabledPages: ['a1', 'b2'],
    showOnAllPages: true,
    version: 3,
  };
  expect(decodePopupOverlay(settings)).toEqual({
    style: 2,
    showOnScroll: true,
    scrollPercent: 25,
    showOnTimer: true,
    timerDelayMs: 5000,
    showUntilSignup: true,
    displayFrequencyDays: 7,
    enableMobile: true,
    enabledPages: ['a1', 'b2'],
    showOnAllPages: true,
    version: 3,
  });
});

// overlays#popup-style
test('an absent popup and the stub of old pages are not shown', () => {
  for (const settings of [undefined, { style: 1, enabledPages: [] }])
    expect(decodePopupOverlay(settings)).toMatchObject({ style: 1, enabledPages: [], displayFrequencyDays: -1 });
});

// overlays#info-bar-style, overlays#info-bar-triggers
test('an info bar has its style and its four triggers', () => {
  const settings = {
    style: 2,
    isContactEmailEnabled: true,
    isContactPhoneNumberEnabled: false,
    isLocationEnabled: true,
    isBusinessHoursEnabled: false,
  };
  expect(decodeMobileInfoBar(settings)).toEqual({
    style: 2,
    contactEmail: true,
    contactPhoneNumber: false,
    location: true,
    businessHours: false,
  });
  expect(decodeMobileInfoBar({ isLocationEnabled: false }).style).toBe(1);
});

// overlays#announcement-link
test('an announcement bar has its text and its link', () => {
  const settings = { style: 2, text: '<p>Sale</p>', clickthroughUrl: { url: '/sale', newWindow: true } };
  expect(decodeAnnouncementBar(settings)).toEqual({
    style: 2,
    text: '<p>Sale</p>',
    clickthroughUrl: '/sale',
    newWindow: true,
  });
  for (const empty of [undefined, {}, { style: 1 }, { style: 1, text: '' }])
    expect(decodeAnnouncementBar(empty)).toEqual({ style: 1, text: '', clickthroughUrl: '', newWindow: false });
});

test('no value makes the decoders throw', () => {
  for (const value of hostileValues) {
    expect(() => decodePopupOverlay({ style: value, enabledPages: value })).not.toThrow();
    expect(() => decodeMobileInfoBar({ style: value })).not.toThrow();
    expect(() => decodeAnnouncementBar({ clickthroughUrl: value, text: value })).not.toThrow();
  }
});
