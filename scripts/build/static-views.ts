import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnnouncementBar } from '../../runtime/features/bars/AnnouncementBar.tsx';
import { BadgeMarkup } from '../../runtime/features/bars/BadgeMarkup.tsx';
import { InfoBar } from '../../runtime/features/bars/InfoBar.tsx';
import { Track } from '../../runtime/features/components/audio/Track.tsx';
import { Chart } from '../../runtime/features/components/charts/Chart.tsx';
import { FormLightbox } from '../../runtime/features/components/forms/FormLightbox.tsx';
import { Marquee } from '../../runtime/features/components/text/Marquee.tsx';
import { TourDate } from '../../runtime/features/components/tour-dates/TourDate.tsx';
import { CookieBanner } from '../../runtime/features/consent/banner/CookieBanner.tsx';
import { DialogMarkup } from '../../runtime/features/dialogs/DialogMarkup.tsx';
import { Notice } from '../../runtime/features/dialogs/Notice.tsx';
import { SystemErrorDialog } from '../../runtime/features/dialogs/SystemErrorDialog.tsx';
import { ErrorBox } from '../../runtime/features/forms/errors/ErrorBox.tsx';
import { PlacesList } from '../../runtime/features/forms/places/PlacesList.tsx';
import { LightboxMarkup } from '../../runtime/features/lightbox/LightboxMarkup.tsx';
import { MapFrame } from '../../runtime/features/maps/MapFrame.tsx';
import { PopupOverlay } from '../../runtime/features/popup/PopupOverlay.tsx';
import { ProductFields } from '../../runtime/features/products/ProductFields.tsx';
import { ProductPlan, ProductPlans } from '../../runtime/features/products/ProductPlans.tsx';
import { ReservationPreview } from '../../runtime/features/reservation/ReservationPreview.tsx';
import { Line } from '../../runtime/ui/dom/Line.tsx';

/** Returns the markup of views that are written in React, by the name of the constant in the module that fills it. */
export const staticViews = (): Readonly<Record<string, string>> => ({
  lightboxMarkup: JSON.stringify(renderToStaticMarkup(createElement(LightboxMarkup))),
  cookieBannerMarkup: JSON.stringify(renderToStaticMarkup(createElement(CookieBanner))),
  dialogMarkup: JSON.stringify(renderToStaticMarkup(createElement(DialogMarkup, { title: '' }))),
  errorBoxMarkup: JSON.stringify(renderToStaticMarkup(createElement(ErrorBox))),
  placesListMarkup: JSON.stringify(renderToStaticMarkup(createElement(PlacesList))),
  systemErrorDialogMarkup: JSON.stringify(renderToStaticMarkup(createElement(SystemErrorDialog, { title: '' }))),
  noticeMarkup: JSON.stringify(renderToStaticMarkup(createElement(Notice))),
  popupOverlayMarkup: JSON.stringify(renderToStaticMarkup(createElement(PopupOverlay, { title: '', action: '' }))),
  lineMarkup: JSON.stringify(renderToStaticMarkup(createElement(Line))),
  productFieldsMarkup: JSON.stringify(renderToStaticMarkup(createElement(ProductFields))),
  productPlansMarkup: JSON.stringify(renderToStaticMarkup(createElement(ProductPlans))),
  productPlanMarkup: JSON.stringify(renderToStaticMarkup(createElement(ProductPlan))),
  announcementBarMarkup: JSON.stringify(renderToStaticMarkup(createElement(AnnouncementBar, { link: '' }))),
  badgeMarkup: JSON.stringify(renderToStaticMarkup(createElement(BadgeMarkup, { link: '' }))),
  infoBarMarkup: JSON.stringify(renderToStaticMarkup(createElement(InfoBar))),
  mapFrameMarkup: JSON.stringify(renderToStaticMarkup(createElement(MapFrame, { pin: '' }))),
  reservationPreviewMarkup: JSON.stringify(renderToStaticMarkup(createElement(ReservationPreview))),
  trackMarkup: JSON.stringify(renderToStaticMarkup(createElement(Track))),
  chartMarkup: JSON.stringify(renderToStaticMarkup(createElement(Chart))),
  formLightboxMarkup: JSON.stringify(renderToStaticMarkup(createElement(FormLightbox))),
  marqueeMarkup: JSON.stringify(renderToStaticMarkup(createElement(Marquee))),
  tourDateMarkup: JSON.stringify(renderToStaticMarkup(createElement(TourDate))),
});
