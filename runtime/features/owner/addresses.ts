import { ssoHelp } from '../../contract/endpoints.ts';

/** The configuration panel, with the page to show in it: its path and query. Spec 2 §2. */
export const configAddress = (siteOrigin: string, pathAndQuery: string): string =>
  `${siteOrigin}/config/?frameUrl=${encodeURIComponent(pathAndQuery)}`;

/** An article of the help centre, reached signed in; an https address is one of the external support site, and stays as it is. Spec 2 §2. */
export const helpAddress = (article: string): string =>
  article.startsWith('https://') ? article : `${ssoHelp.path}?path=${encodeURIComponent(article)}`;

/** Where a trial is upgraded, and where a plan is changed. Spec 2 §2. */
export const upsellPaths = {
  trial: '/settings/billing/billing/upgrade',
  plan: '/settings/billing/billing/website/change-plan',
} as const;
export type Upsell = keyof typeof upsellPaths;
