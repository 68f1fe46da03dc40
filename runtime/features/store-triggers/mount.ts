import type { Mountable, Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { mountFloatingCart } from '../cart/index.ts';
import { mountDonation } from '../donations/index.ts';
import { mountAccessDenied, mountAccountLink, mountPricingOptions } from '../members/index.ts';
import { mountQuickViewButton } from '../products/index.ts';

const kinds: readonly (readonly [selector: string, kind: string, mount: (element: HTMLElement, page: Page) => Mounted])[] = [
  ['[data-ss-door=access-denied]', 'access-denied', mountAccessDenied],
  ['[data-ss-door=pricing-options]', 'pricing-options', mountPricingOptions],
  ['.user-account-link', 'account', mountAccountLink],
  ['.sqs-product-quick-view-button[data-id]', 'quick-view', mountQuickViewButton],
  ['.sqs-block-donation', 'donation', mountDonation],
  ['.floating-cart a', 'floating-cart', mountFloatingCart],
];

/** The first of the kinds that the element is. */
export const mount: Mountable['mount'] = (element, page) => {
  const [, kind, mountKind] = kinds.find(([selector]) => element.matches(selector)) ?? ['', '', () => ({ dispose() {} })];
  const { dispose } = mountKind(element, page);
  return { kind, dispose };
};
