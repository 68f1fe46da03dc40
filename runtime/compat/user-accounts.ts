import { productTypes } from '../contract/commerce/commerce-enums.ts';
import { readText } from '../contract/read.ts';
import { createSiteUserToken } from '../features/calls/index.ts';
import type { Page } from '../page/page.ts';

/** `window.UserAccountApi`. compat#user-accounts */
export function createUserAccountApi(page: Pick<Page, 'service' | 'storage' | 'errors'>) {
  const token = createSiteUserToken(page.storage);
  return {
    isUserAuthenticated: (): boolean => token.read() !== null,
    openAccountScreen(): void {
      page
        .service('accounts')
        .then((accounts) => accounts.open())
        .catch(page.errors.report);
    },
    /** Opens the checkout of subscriptions with a plan and one of its options. */
    joinPricingPlan(planId: unknown, optionId: unknown): void {
      page
        .service('commerce')
        .then(({ buy }) =>
          buy({
            itemId: readText(planId),
            subscriptionOptionId: readText(optionId),
            productType: productTypes.PAYWALL,
            sku: '',
          }),
        )
        .catch(page.errors.report);
    },
  };
}
