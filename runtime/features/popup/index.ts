/** The popup overlay: whether and when it is shown, and its preview for the site's owner. */
export { openPopup } from './open-popup.ts';
export { decidePopup } from './popup-decision.ts';
export { popupFactsOf, startPopupOverlay } from './popup-overlay.ts';
