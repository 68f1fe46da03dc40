import { expect, test } from 'vitest';
import { decodeCoreContext } from '../../../runtime/contract/site/core-context.ts';
import { mayHaveExtras } from '../../../runtime/features/bars/fetch-extras.ts';

const may = (given: object) => mayHaveExtras({ rawContext: given, context: decodeCoreContext(given) });

// overlays#extras-download
test.each<[string, object, boolean]>([
  ['a page without settings', {}, false],
  [
    'the stubs of old pages',
    { websiteSettings: { popupOverlaySettings: { style: 1 }, announcementBarSettings: {}, ssBadgeType: 1 } },
    false,
  ],
  ['a popup', { websiteSettings: { popupOverlaySettings: { style: 2 } } }, true],
  ['a light info bar', { websiteSettings: { mobileInfoBarSettings: { style: 2 } } }, true],
  ['a dark info bar', { websiteSettings: { mobileInfoBarSettings: { style: 3 } } }, true],
  ['an announcement', { showAnnouncementBar: true, websiteSettings: { announcementBarSettings: { style: 2 } } }, true],
  [
    'an announcement that is switched off',
    { showAnnouncementBar: false, websiteSettings: { announcementBarSettings: { style: 2 } } },
    false,
  ],
  ['a black badge', { websiteSettings: { ssBadgeType: 2 } }, true],
  ['a signed-in owner', { authenticatedAccount: { id: 'a' } }, true],
])('%s: %j', (_case, given, expected) => {
  expect(may(given)).toBe(expected);
});
