import type { Mountable, Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { mountFloatingCart } from '../../cart/index.ts';
import { mountAccessDenied, mountAccountLink, mountPricingOptions } from '../../members/index.ts';
import { mountDonation } from '../mount-donation.ts';
import { mountQuickViewButton } from '../quick-view-button.ts';

/** By the kind of the element in the table of blocks. */
const mounts: Readonly<Record<string, (element: HTMLElement, page: Page) => Mounted>> = {
  account: mountAccountLink,
  'access-denied': mountAccessDenied,
  'pricing-options': mountPricingOptions,
  'quick-view': mountQuickViewButton,
  donation: mountDonation,
  'floating-cart': mountFloatingCart,
};

/** Mounts a link or a button of the store. */
export const mount: Mountable['mount'] = (element, page, kind = '') => mounts[kind]?.(element, page) ?? { dispose() {} };
