import { expect, test } from 'vitest';
import { drawnSettings } from '../../../fake-server/html/drawn-settings.ts';
import { parsePage } from '../../../fake-server/html/parse-page.ts';

const settingsOf = (body: string) => drawnSettings(parsePage(`<html><body>${body}</body></html>`));
const name = 'sqs-cookie-banner-v2';

// site#drawn-settings
test.each([
  [
    `<section class="${name} POPUP TOP_LEFT LIGHT BUTTON OPT_IN_AND_OUT"><div class="${name}-text"><p>We <a ` +
      `href="/c">count</a>.</p></div><button class="${name}-deny"><svg></svg><span>No</span></button><button ` +
      `class="${name}-accept"><span> Yes </span></button></section>`,
    {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_LEFT',
      cookieBannerTheme: 'LIGHT',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerText: '<p>We <a href="/c">count</a>.</p>',
      cookieBannerCtaText: 'Yes',
      cookieBannerOptOutCtaText: 'No',
    },
  ],
  [
    `<section class="${name} BAR"><button class="${name}-accept">OK</button></section>`,
    {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerVariant: 'BAR',
      cookieBannerPosition: '',
      cookieBannerTheme: '',
      cookieBannerCtaVariant: '',
      cookieBannerAcceptType: '',
      cookieBannerText: '',
      cookieBannerCtaText: 'OK',
      cookieBannerOptOutCtaText: '',
    },
  ],
])('a banner that a page shows says its settings, and restricts: %#', (body, cookieSettings) => {
  expect(settingsOf(body)).toEqual({ cookieSettings });
});

const announcement =
  '<div class="sqs-announcement-bar-text"><div class="sqs-announcement-bar-text-inner"><p>Open</p></div></div>';

test.each([
  [
    'an announcement with a link',
    `<div class="sqs-announcement-bar">${announcement}<a class="sqs-announcement-bar-url" href="/go" target="_blank"></a></div>`,
    { announcementBarSettings: { style: 2, text: '<p>Open</p>', clickthroughUrl: { url: '/go', newWindow: true } } },
  ],
  ['an announcement', announcement, { announcementBarSettings: { style: 2, text: '<p>Open</p>' } }],
  [
    'a mobile info bar',
    '<nav class="sqs-mobile-info-bar" data-style="DARK"><a class="sqs-mobile-info-bar-trigger" ' +
      'data-type="contactPhoneNumber" href="tel:+441"></a><button class="sqs-mobile-info-bar-trigger" ' +
      'data-type="location"></button></nav>',
    {
      mobileInfoBarSettings: {
        style: 3,
        isContactEmailEnabled: false,
        isContactPhoneNumberEnabled: true,
        isLocationEnabled: true,
        isBusinessHoursEnabled: false,
      },
      contactEmail: '',
      contactPhoneNumber: '+441',
    },
  ],
  ['a badge', '<aside class="sqs-badge" data-type="WHITE"></aside>', { ssBadgeType: 3 }],
  [
    'a popup with a form and an action',
    '<dialog class="sqs-popup-overlay" data-position="top-left"><img class="sqs-popup-overlay-image" src="/i.png" alt="A ' +
      'jar"><h2 class="sqs-popup-overlay-title">Join</h2><div class="sqs-popup-overlay-text"><p>Monthly.</p></div><form ' +
      'data-form-id="f1"><div class="form-item email" id="e1"><input type="email"></div><button ' +
      'type="submit">Send</button></form><a class="sqs-popup-overlay-action" href="/join">Read</a></dialog>',
    {
      popupOverlaySettings: {
        style: 2,
        showOnAllPages: true,
        enableMobile: true,
        position: 'top-left',
        headline: 'Join',
        text: '<p>Monthly.</p>',
        imageUrl: '/i.png',
        imageAltText: 'A jar',
        action: { url: '/join', label: 'Read' },
        form: { formId: 'f1', fieldId: 'e1', submitButtonText: 'Send', successText: '' },
      },
    },
  ],
])('%s that a page shows says its settings', (_name, body, websiteSettings) => {
  expect(settingsOf(body).websiteSettings).toEqual(websiteSettings);
});

test('an announcement is switched on; a page that shows none of them has no settings', () => {
  expect(settingsOf(announcement).showAnnouncementBar).toBe(true);
  expect(settingsOf('<p>Words</p><div class="sqs-announcement-bar-dropzone"></div>')).toEqual({});
});
