import { ssoHelp } from '../../contract/endpoints.ts';

/** The configuration panel, with the page to show in it: its path and query. Spec 2 §2. */
export const configAddress = (siteOrigin: string, pathAndQuery: string): string =>
  `${siteOrigin}/config/?frameUrl=${encodeURIComponent(pathAndQuery)}`;

/**
 * Where an owner who is not signed in goes: the configuration panel, whose login then offers no new account (the parameter's
 * name is our choice). Spec 2 §4 "Escape key with nothing open".
 */
export const loginAddress = (siteOrigin: string, pathAndQuery: string): string =>
  `${configAddress(siteOrigin, pathAndQuery)}&signup=false`;

/** An article of the help centre, reached signed in; an https address is one of the external support site, and stays as it is. Spec 2 §2. */
export const helpAddress = (article: string): string =>
  article.startsWith('https://') ? article : `${ssoHelp.path}?path=${encodeURIComponent(article)}`;

/** Where a trial is upgraded, and where a plan is changed. Spec 2 §2. */
export const upsellPaths = {
  trial: '/settings/billing/billing/upgrade',
  plan: '/settings/billing/billing/website/change-plan',
} as const;
export type Upsell = keyof typeof upsellPaths;
