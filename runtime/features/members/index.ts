/** What other features, and the boot script, may use of this one. */
export { mountAccessDenied } from './access-denied.ts';
export { mountAccountLink } from './account-link.ts';
export { mountPricingOptions } from './pricing-options.ts';
