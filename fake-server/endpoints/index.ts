import type { EndpointKey } from '../../runtime/contract/endpoints.ts';
import type { Handler } from '../calls/handler.ts';
import { commerceCart } from './commerce-cart.ts';
import { commerceCartAdd } from './commerce-cart-add.ts';
import { commerceCartCoupons } from './commerce-cart-coupons.ts';
import { commerceCartShipping } from './commerce-cart-shipping.ts';
import { commerceCartUpdate } from './commerce-cart-update.ts';
import { commerceOrder } from './commerce-order.ts';
import { commerceOrderCreate } from './commerce-order-create.ts';
import { commerceProduct } from './commerce-product.ts';
import { formSubmissionKey } from './form-submission-key.ts';
import { getWidgetRendering } from './get-widget-rendering.ts';
import { logout } from './logout.ts';
import { performanceSettings } from './performance-settings.ts';
import { placesAutocomplete } from './places-autocomplete.ts';
import { saveFormSubmission } from './save-form-submission.ts';
import { siteUserAccount } from './site-user-account.ts';
import { siteUserAccountCreate } from './site-user-account-create.ts';
import { siteUserSessionCreate } from './site-user-session-create.ts';
import { siteUserSessionDelete } from './site-user-session-delete.ts';
import { ssoHelp } from './sso-help.ts';

/** The endpoints that compute their response. The other rows of the contract respond with their recorded payload. */
export const handlers: Readonly<Partial<Record<EndpointKey, Handler>>> = {
  formSubmissionKey,
  saveFormSubmission,
  performanceSettings,
  getWidgetRendering,
  logout,
  ssoHelp,
  siteUserSessionCreate,
  siteUserSessionDelete,
  placesAutocomplete,
  siteUserAccount,
  siteUserAccountCreate,
  commerceProduct,
  commerceCart,
  commerceCartAdd,
  commerceCartUpdate,
  commerceCartCoupons,
  commerceCartShipping,
  commerceOrderCreate,
  commerceOrder,
};
