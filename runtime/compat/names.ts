// Part of the boot script.
/** Window names that inline scripts of older templates call. compat#names-at-once */

/** Calls of these names are kept, and fetch the chunk `compat`. */
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
  'Y.Squarespace.Lightbox2',
  'Y.Squarespace.FormSubmit',
  'Y.Squarespace.VideoLoader',
  'Y.Squarespace.NativeVideoLoader',
  'Y.Squarespace.Loader',
  'Y.Squarespace.Loader2',
  'Y.Squarespace.TextShrink',
  'Y.Squarespace.ResizeEmitter',
  'Y.Squarespace.Commerce.initializeCommerce',
  'Y.Squarespace.Commerce.goToCheckoutPage',
  'Y.Squarespace.Singletons.ShoppingCart.on',
  'Y.Squarespace.Singletons.ShoppingCart.after',
  'tween',
] as const;

/** These names do nothing: the runtime starts by itself. */
export const emptyNames = [
  'SquarespaceFonts.loadViaContext',
  'Squarespace.load',
  'Y.Squarespace.Singletons.ShoppingCart.get',
] as const;
