import { describe, expect, test } from 'vitest';
import { decodePopupOverlay } from '../../../runtime/contract/overlays/overlay-settings.ts';
import { decidePopup, type PopupFacts } from '../../../runtime/features/popup/popup-decision.ts';

const now = Date.UTC(2026, 4, 20, 12);
const dayMs = 24 * 60 * 60 * 1000;
const plain = { style: 2, showOnAllPages: true, enableMobile: true, displayFrequency: 7, version: 3 };

/** The decision for settings and facts that differ from those of a popup that is shown on all pages at once. */
function decide(settings: object, facts: Partial<PopupFacts> = {}) {
  return decidePopup({
    settings: decodePopupOverlay({ ...plain, ...settings }),
    stored: null,
    nowMs: now,
    pageType: 2,
    isCoverPage: false,
    collectionId: 'c1',
    notFound: false,
    mobile: false,
    signedIn: false,
    ...facts,
  });
}
const closed = (daysAgo: number, more: object = {}) => ({
  stored: { version: 3, submitted: false, closedDate: now - daysAgo * dayMs, ...more },
});
const submitted = { stored: { version: 3, submitted: true, closedDate: null } };
const atOnce = { show: true, delayMs: null, scrollPercent: null };

// overlays#popup-style, overlays#popup-pages, overlays#popup-excluded-pages, overlays#popup-mobile, overlays#popup-owner
describe('by page and visitor', () => {
  test.each<[string, object, Partial<PopupFacts>, string | null]>([
    ['style SHOW', {}, {}, null],
    ['style NONE', { style: 1 }, {}, 'style'],
    ['a style that does not exist', { style: 3 }, {}, 'style'],
    ['style as text', { style: '2' }, {}, null],
    ['a lock screen', {}, { pageType: 103 }, 'lock-screen'],
    ['the popup’s own page', {}, { pageType: 104 }, 'itself'],
    ['a cover page', {}, { pageType: 3, isCoverPage: true }, null],
    ['a cover page with status 404', {}, { pageType: 3, isCoverPage: true, notFound: true }, 'splash-404'],
    ['nothing found on a splash collection', {}, { pageType: 100, isCoverPage: true }, 'splash-404'],
    ['nothing found on a cover page site', {}, { pageType: 100, isCoverPage: true, collectionId: '' }, 'splash-404'],
    ['nothing found on any other site', {}, { pageType: 100, collectionId: '', notFound: true }, null],
    ['the page that is named', { showOnAllPages: false, enabledPages: ['c0', 'c1'] }, {}, null],
    ['a page that is not named', { showOnAllPages: false, enabledPages: ['c0'] }, {}, 'page'],
    ['a page without a collection', { showOnAllPages: false, enabledPages: ['c1'] }, { collectionId: '' }, 'page'],
    ['no page at all', { showOnAllPages: false, enabledPages: [] }, {}, 'page'],
    ['settings without pages', { showOnAllPages: undefined, enabledPages: undefined }, {}, null],
    ['a phone where phones are on', {}, { mobile: true }, null],
    ['a phone where phones are off', { enableMobile: false }, { mobile: true }, 'mobile'],
    ['a desk where phones are off', { enableMobile: false }, {}, null],
    ['the signed-in owner', {}, { signedIn: true }, 'signed-in'],
  ])('%s', (_case, settings, facts, why) => {
    expect(decide(settings, facts)).toEqual(why === null ? atOnce : { show: false, why });
  });
});

// overlays#popup-frequency, overlays#popup-until-sign-up, overlays#popup-submitted, overlays#popup-version
describe('by earlier visits', () => {
  test.each<[string, object, Partial<PopupFacts>, string | null]>([
    ['never seen', {}, {}, null],
    ['closed 6.9 days ago, every 7 days', {}, closed(6.9), 'closed'],
    ['closed 7 days ago, every 7 days', {}, closed(7), null],
    ['closed yesterday, every day', { displayFrequency: 1 }, closed(1), null],
    ['closed 29 days ago, every 30 days', { displayFrequency: 30 }, closed(29), 'closed'],
    ['closed just now, always', { displayFrequency: 0 }, closed(0), null],
    ['closed ten years ago, -1 is never again', { displayFrequency: -1 }, closed(3650), 'closed'],
    ['closed long ago, without a frequency', { displayFrequency: undefined }, closed(3650), 'closed'],
    ['seen but neither closed nor submitted, never again', { displayFrequency: -1 }, closed(0, { closedDate: null }), null],
    ['submitted', {}, submitted, 'submitted'],
    ['submitted, and the frequency has passed', {}, { stored: { ...closed(30).stored, submitted: true } }, 'submitted'],
    ['closed just now, until sign-up', { showUntilSignup: true }, closed(0), null],
    ['closed just now, never again, until sign-up', { showUntilSignup: true, displayFrequency: -1 }, closed(0), null],
    ['submitted, until sign-up', { showUntilSignup: true }, submitted, 'submitted'],
    ['closed in version 2', {}, closed(0, { version: 2 }), null],
    ['submitted in version 2', {}, { stored: { version: 2, submitted: true, closedDate: now } }, null],
    ['closed in version 4, and the version was set back', {}, closed(0, { version: 4 }), null],
  ])('%s', (_case, settings, facts, why) => {
    expect(decide(settings, facts)).toEqual(why === null ? atOnce : { show: false, why });
  });
});

// overlays#popup-timer, overlays#popup-scroll
test.each([
  [{}, { delayMs: null, scrollPercent: null }],
  [
    { showOnTimer: true, timerDelay: 30_000 },
    { delayMs: 30_000, scrollPercent: null },
  ],
  [
    { showOnTimer: true, timerDelay: 0, scrollPercentage: 25 },
    { delayMs: 0, scrollPercent: null },
  ],
  [
    { showOnTimer: true, timerDelay: -5 },
    { delayMs: 0, scrollPercent: null },
  ],
  [
    { showOnScroll: true, scrollPercentage: 25 },
    { delayMs: null, scrollPercent: 25 },
  ],
  [
    { showOnScroll: true, scrollPercentage: 400 },
    { delayMs: null, scrollPercent: 100 },
  ],
  [
    { showOnScroll: true, scrollPercentage: 75, showOnTimer: true, timerDelay: 5000 },
    { delayMs: 5000, scrollPercent: 75 },
  ],
])('with %j it is shown at %j', (settings, when) => {
  expect(decide(settings)).toEqual({ show: true, ...when });
});
