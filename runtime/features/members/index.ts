/** Visitors' accounts with the site: the link to an account, pages for members, and their prices. */
export { mountAccessDenied } from './access-denied.ts';
export { mountAccountLink } from './account-link.ts';
export { mountPricingOptions } from './pricing-options.ts';
