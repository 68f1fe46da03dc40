/** The window names of older templates that must be there at once (wild §1, §4). */

/** Wait until the compat chunk is there, which fetches it. */
export const queuedNames = [
  'Squarespace.afterBodyLoad',
  'Squarespace.onInitialize',
  'Squarespace.globalDestroy',
  'ImageLoader.bootstrap',
  'ImageLoader.load',
  'UserAccountApi.isUserAuthenticated',
  'UserAccountApi.openAccountScreen',
  'YUI.add',
  'Y.use',
  'Y.on',
  'Y.Global.on',
  'Y.Squarespace.Management.on',
  'Y.Squarespace.Gallery2',
  'Y.Squarespace.Singletons.ShoppingCart.on',
  'tween',
] as const;

/** Have nothing to do here: what they started has started by itself. */
export const emptyNames = [
  'SquarespaceFonts.loadViaContext',
  'Squarespace.load',
  'Y.Squarespace.Singletons.ShoppingCart.get',
] as const;
