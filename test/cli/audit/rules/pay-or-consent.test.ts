import { expect, test } from 'vitest';
import type { BannerControl } from '../../../../cli/audit/artifacts/artifacts.ts';
import { payOrConsent } from '../../../../cli/audit/rules/pay-or-consent.ts';
import { page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const control = (kind: BannerControl['kind'], text: string): BannerControl => ({
  ...{ kind, text, name: text, tag: 'button', focusable: true, preTicked: null },
  ...{ widthPx: 120, heightPx: 44, fontPx: 16, contrast: 12, isFilled: true },
});
const accept = control('accept', 'Accept all');
const pay = control('pay', 'Reject all and subscribe for € 5');
/** consent#fair-banner */
const check = (...bannerControls: BannerControl[]) => payOrConsent.check(page(visit({ context: null, bannerControls })));

test('a refusal that costs money is a warning that quotes it', () => {
  expect(check(accept, pay)).toMatchObject([
    {
      severity: 'warning',
      message: 'The first view of the cookie banner lets visitors accept, or pay: “Reject all and subscribe for € 5”.',
    },
  ]);
});

test('a free refusal beside the offer, and a banner without an acceptance, have no finding', () => {
  expect(check(accept, pay, control('reject', 'Reject all'))).toEqual([]);
  expect(check(pay)).toEqual([]);
  expect(check(accept)).toEqual([]);
});
