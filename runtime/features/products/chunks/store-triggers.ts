import type { KindsOf } from '../../../blocks.ts';
import type { Mountable, Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { mountFloatingCart } from '../../cart/index.ts';
import { mountAccessDenied, mountAccountLink, mountPricingOptions } from '../../members/index.ts';
import { mountDonation } from '../mount-donation.ts';
import { mountQuickViewButton } from '../quick-view-button.ts';

type Trigger = KindsOf<'store-triggers'>;

const mounts: Readonly<Record<Trigger, (element: HTMLElement, page: Page) => Mounted>> = {
  account: mountAccountLink,
  'access-denied': mountAccessDenied,
  'pricing-options': mountPricingOptions,
  'quick-view': mountQuickViewButton,
  donation: mountDonation,
  'floating-cart': mountFloatingCart,
};

/** Mounts a link or a button of the store, by its kind in the table of blocks. */
export const mount: Mountable['mount'] = (element, page, kind) => mounts[kind as Trigger](element, page);
