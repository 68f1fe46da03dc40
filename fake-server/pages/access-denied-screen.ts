import { pageTypes } from '../../runtime/contract/site/page-types.ts';
import type { Screen } from '../html/screen.ts';

/** What stands in place of a page for members, for who is not signed in; the runtime offers to log in there. Spec 2 §2 "Page types". */
export const accessDeniedScreen = (site: string, boot: string): Screen => ({
  title: 'This page is for members',
  text: 'It is shown to who is signed in with an account of this site.',
  runtime: {
    context: {
      pageType: pageTypes.MEMBER_AREA_ACCESS_DENIED,
      website: { id: site, identifier: site, language: 'en' },
      websiteSettings: { userAccountsSettings: { loginAllowed: true, signupAllowed: true } },
    },
    boot,
  },
  markup: '<div data-ss-door="access-denied"></div>',
  links: [['/', 'Back to the site']],
});
