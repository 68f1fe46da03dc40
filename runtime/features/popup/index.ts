/** What other features, and the boot script, may use of this one. */
export { openPopup } from './open-popup.ts';
export { decidePopup } from './popup-decision.ts';
export { popupFactsOf, startPopupOverlay } from './popup-overlay.ts';
