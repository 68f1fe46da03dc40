import { pageTypes } from '../../runtime/contract/site/page-types.ts';
import { queryFacts, type Screen } from '../html/screen.ts';

const configScreen = {
  path: /^\/config(\/.*)?$/,
  title: 'Configuration panel',
  text: 'The owner edits the site here, in a browser on the machine that serves it.',
};

const screens: readonly { readonly path: RegExp; readonly title: string; readonly text: string }[] = [
  configScreen,
  { path: /^\/settings\/billing\/billing\/upgrade$/, title: 'Upgrade the trial', text: 'An owner on trial chooses a plan here.' },
  {
    path: /^\/settings\/billing\/billing\/website\/change-plan$/,
    title: 'Change the plan',
    text: 'An owner moves to a larger plan here.',
  },
  { path: /^\/settings\/billing(\/.*)?$/, title: 'Billing', text: 'The owner’s plan and payments.' },
];

/** Returns the platform's screen at a path, with the received values; null for other paths. */
export function screenAt(path: string, queryText: string): (Screen & { readonly isConfig: boolean }) | null {
  const screen = screens.find((each) => each.path.test(path.length > 1 ? path.replace(/\/$/, '') : path));
  if (!screen) return null;
  const { title, text } = screen;
  return {
    title,
    text,
    facts: [['Address', path], ...queryFacts(queryText)],
    links: [['/', 'Back to the site']],
    isConfig: screen === configScreen,
  };
}

/** Returns the screen that replaces a page for members. The runtime offers to log in there: commerce#access-denied. */
export const accessDeniedScreen = (site: string, boot: string): Screen => ({
  title: 'This page is for members',
  text:
    'It is shown to visitors who are signed in with an account of this site. Here any e-mail address and any password open ' +
    'one.',
  runtime: {
    context: {
      pageType: pageTypes.MEMBER_AREA_ACCESS_DENIED,
      website: { id: site, identifier: site, language: 'en' },
      websiteSettings: { userAccountsSettings: { loginAllowed: true, signupAllowed: true } },
    },
    boot,
  },
  markup: '<div data-ss-trigger="access-denied"></div>',
  links: [['/', 'Back to the site']],
});
