import type { EndpointKey } from '../../runtime/contract/endpoints.ts';
import type { Handler } from '../api/handler.ts';
import { buttonClick } from './button-click.ts';
import { buttonRender } from './button-render.ts';
import { commerceCart } from './commerce-cart.ts';
import { commerceCartAdd } from './commerce-cart-add.ts';
import { commerceCartCoupons } from './commerce-cart-coupons.ts';
import { commerceCartShipping } from './commerce-cart-shipping.ts';
import { commerceCartUpdate } from './commerce-cart-update.ts';
import { commerceOrder } from './commerce-order.ts';
import { commerceOrderCreate } from './commerce-order-create.ts';
import { commerceProduct } from './commerce-product.ts';
import { formRender } from './form-render.ts';
import { formSubmissionKey } from './form-submission-key.ts';
import { getWidgetRendering } from './get-widget-rendering.ts';
import { logout } from './logout.ts';
import { overlay } from './overlay.ts';
import { performanceRecords } from './performance-records.ts';
import { performanceSettings } from './performance-settings.ts';
import { placesAutocomplete } from './places-autocomplete.ts';
import { placesDetails } from './places-details.ts';
import { recordEvent } from './record-event.ts';
import { recordHit } from './record-hit.ts';
import { recordJavascriptErrors } from './record-javascript-errors.ts';
import { recordQuickView } from './record-quick-view.ts';
import { saveFormSubmission } from './save-form-submission.ts';
import { siteUserAccount } from './site-user-account.ts';
import { siteUserAccountCreate } from './site-user-account-create.ts';
import { siteUserPasswordReset } from './site-user-password-reset.ts';
import { siteUserSessionCreate } from './site-user-session-create.ts';
import { siteUserSessionDelete } from './site-user-session-delete.ts';
import { ssoHelp } from './sso-help.ts';
import { trace } from './trace.ts';
import { track } from './track.ts';

/** Every row of the contract's table: a missing one does not compile. */
export const handlers = {
  recordJavascriptErrors,
  recordEvent,
  performanceSettings,
  performanceRecords,
  formSubmissionKey,
  saveFormSubmission,
  trace,
  track,
  getWidgetRendering,
  logout,
  ssoHelp,
  siteUserSessionCreate,
  siteUserSessionDelete,
  placesAutocomplete,
  placesDetails,
  recordHit,
  buttonClick,
  buttonRender,
  formRender,
  overlay,
  recordQuickView,
  siteUserAccount,
  siteUserAccountCreate,
  siteUserPasswordReset,
  commerceProduct,
  commerceCart,
  commerceCartAdd,
  commerceCartUpdate,
  commerceCartCoupons,
  commerceCartShipping,
  commerceOrderCreate,
  commerceOrder,
} satisfies Record<EndpointKey, Handler>;
