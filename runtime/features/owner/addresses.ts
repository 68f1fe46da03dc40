import { ssoHelp } from '../../contract/endpoints.ts';

/** Address of the configuration panel that shows the page at this path and query. owner#config-address */
export const configAddress = (siteOrigin: string, pathAndQuery: string): string =>
  `${siteOrigin}/config/?frameUrl=${encodeURIComponent(pathAndQuery)}`;

/** Address of a help article. owner#help-address */
export const helpAddress = (article: string): string =>
  article.startsWith('https://') ? article : `${ssoHelp.path}?path=${encodeURIComponent(article)}`;

/** Paths of the screens that upgrade a trial and change a plan. owner#upgrade-address */
export const upsellPaths = {
  trial: '/settings/billing/billing/upgrade',
  plan: '/settings/billing/billing/website/change-plan',
} as const;
export type Upsell = keyof typeof upsellPaths;
