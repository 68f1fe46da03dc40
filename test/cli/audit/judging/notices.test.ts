import { expect, test } from 'vitest';
import type { BannerControl, PageVisit } from '../../../../cli/audit/artifacts/artifacts.ts';
import { withoutRefusalOfNotice } from '../../../../cli/audit/judging/notices.ts';
import { answeredVisit, cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const control = (kind: BannerControl['kind'], text: string): BannerControl => ({
  ...{ kind, text, name: text, tag: 'button', focusable: true, preTicked: null },
  ...{ widthPx: 60, heightPx: 40, fontPx: 16, contrast: 12, isFilled: true },
});
const skippedJourneys = { declined: 'no control declines', 'declined-return': 'no control declines' };
const notApplicable = (controls: BannerControl[], more: Partial<PageVisit> = {}) => {
  const first = visit({ context: null, bannerControls: controls });
  const accepted = answeredVisit('accept', { context: null, jarAfter: [jarCookie('notice_seen')], ...more });
  return Object.keys(
    withoutRefusalOfNotice({ ...page(first, accepted), skippedJourneys, notApplicableJourneys: {} }).notApplicableJourneys ?? {},
  );
};

test('a notice that only informs, on a page without tracking, needs no refusal', () => {
  expect(notApplicable([control('accept', 'OK')])).toEqual(['declined', 'declined-return']);
  expect(notApplicable([control('accept', 'Verstanden'), control('other', 'Mehr')])).toEqual(['declined', 'declined-return']);
});

test('a refusal is missing where the page asks, tracks or stores an identifier after the notice', () => {
  expect(notApplicable([control('accept', 'Accept all')])).toEqual([]);
  expect(notApplicable([control('accept', 'OK'), control('settings', 'Settings')])).toEqual([]);
  const tracking = { jarAfter: [jarCookie('_ga')], writes: [cookieWrite('_ga', 60_000)] };
  expect(notApplicable([control('accept', 'OK')], tracking)).toEqual([]);
  const storage = [{ kind: 'localStorage' as const, name: 'uid', value: '7f3c9a52-0c1e-4b7a-9d64' }];
  expect(notApplicable([control('accept', 'OK')], { storage })).toEqual([]);
});
