import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { staticViews } from '../../scripts/build/static-views.ts';

/** Parts of each view, written by hand, with the type of element that the engines expect. */
const views: Readonly<Record<string, string>> = {
  lightboxMarkup: 'dialog: overlay div, stage div, meta div, count p, close button, zoom button, previous button, next button',
  cookieBannerMarkup: 'section: text div, deny button, denyLabel span, accept button, acceptLabel span',
  dialogMarkup: 'dialog: box div, title h2, message div, confirm button, cancel button, reject button',
  errorBoxMarkup: 'div: message p, other p, list ul, entry li',
  placesListMarkup: 'div: list ul, option li, status div',
  systemErrorDialogMarkup:
    'dialog: box div, title h2, message div, keyName span, key code, confirm button, cancel button, reject button',
  noticeMarkup: 'div: title strong, message p',
  popupOverlayMarkup:
    'dialog: image img, body div, title h2, text div, form form, field div, label label, email input, submit button, done p, action a, close button',
  announcementBarMarkup: 'div: text div, link a, close button',
  badgeMarkup: 'aside: link a, label span',
  infoBarMarkup: 'nav: panel div',
  mapFrameMarkup:
    'div: box div, canvas canvas, pinLink a, pinImage span, controls div, zoomIn button, zoomOut button, detail span',
  reservationPreviewMarkup:
    'div: partySize span, people span, date span, today span, time span, sevenInTheEvening span, find span, alert div, title strong, message p, logOut button',
  lineMarkup: 'div: text p, button button',
  productFieldsMarkup: 'div: form div, problem p',
  productPlansMarkup: 'fieldset: legend legend, list div',
  productPlanMarkup: 'label: input input, text span',
  trackMarkup: 'div: title strong, details span, audio audio, source source',
  chartMarkup: 'figure: caption figcaption, picture svg, legend ul, legendItem li, table table, column th, row tr, cell td',
  formLightboxMarkup: 'dialog: close button, content div',
  marqueeMarkup: 'a: spoken span, track div',
  tourDateMarkup: 'li: time time, venue strong, place span, tickets a',
};

test.each(Object.keys(staticViews()))('%s has one root, and each part once, of the type that its engine expects', (name) => {
  const $ = load(JSON.parse(staticViews()[name] ?? ''), null, false);
  const roots = $.root()
    .children()
    .toArray()
    .map(({ name }) => name);
  const parts = $('[data-part]')
    .toArray()
    .map((part) => `${$(part).attr('data-part')} ${part.name}`);
  expect(`${roots}: ${parts.join(', ')}`).toBe(views[name]);
});
