import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CookieBanner } from '../../runtime/features/consent/banner/CookieBanner.tsx';
import { Dialog } from '../../runtime/features/dialogs/Dialog.tsx';
import { Lightbox } from '../../runtime/features/lightbox/Lightbox.tsx';
import { PopupOverlay } from '../../runtime/features/popup/PopupOverlay.tsx';
import { ReservationPreview } from '../../runtime/features/reservation/ReservationPreview.tsx';

/** Views that are written in React and shipped as the markup that they render to: what each is called in the code that brings it to life. */
export const staticViews = (): Readonly<Record<string, string>> => ({
  lightboxMarkup: JSON.stringify(renderToStaticMarkup(createElement(Lightbox))),
  cookieBannerMarkup: JSON.stringify(renderToStaticMarkup(createElement(CookieBanner))),
  dialogMarkup: JSON.stringify(renderToStaticMarkup(createElement(Dialog, { title: '' }))),
  popupOverlayMarkup: JSON.stringify(renderToStaticMarkup(createElement(PopupOverlay, { title: '', action: '' }))),
  reservationPreviewMarkup: JSON.stringify(renderToStaticMarkup(createElement(ReservationPreview))),
});
