import { pageLanguage } from '../../browser/language.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { infoBarLimits } from '../../contract/overlays/constants.ts';
import { mobileInfoBarStyles } from '../../contract/overlays/overlay-enums.ts';
import { decodeMobileInfoBar, type MobileInfoBarSettings } from '../../contract/overlays/overlay-settings.ts';
import { contextPart } from '../../contract/site/page-context.ts';
import { bars } from '../../contract/texts/en/common.ts';
import { languageOf } from '../../contract/texts/languages.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { overlayQueueOf } from '../overlay-queue/index.ts';
import { type ContactDetails, type ContactType, contactTypes, decodeContactDetails } from './contact-details.ts';
import { type InfoBarTrigger, mountInfoBarView } from './info-bar-view.ts';

/** Returns the bar's triggers in order; none for a bar that is not shown. overlays#info-bar-style */
export function infoBarTriggers(page: Page, strings: Texts['bars'] = bars): readonly InfoBarTrigger[] {
  const settings = infoBarSettings(page);
  if (settings.style !== mobileInfoBarStyles.LIGHT && settings.style !== mobileInfoBarStyles.DARK) return [];
  const language = strings === bars ? 'en' : languageOf(pageLanguage());
  const details = decodeContactDetails(page.rawContext, language);
  return contactTypes
    .filter((type) => settings[type])
    .map((type) => ({ type, label: strings[type], href: hrefOf(type, details), lines: linesOf(type, details) }));
}

function hrefOf(type: ContactType, { email, phone }: ContactDetails): string {
  if (type === 'contactEmail') return email && `mailto:${email}`;
  if (type === 'contactPhoneNumber') return phone && `tel:${phone.replace(/[^\d+]/g, '')}`;
  return '';
}

function linesOf(type: ContactType, { address, hours }: ContactDetails): readonly string[] {
  if (type === 'location') return address;
  if (type === 'businessHours') return hours.map(({ day, text }) => `${day}: ${text}`);
  return [];
}

/** Shows the info bar in windows up to 1024 px wide while no other overlay is shown. overlays#info-bar-width */
export function mountInfoBar(page: Page, window: Window): Mounted {
  const triggers = infoBarTriggers(page);
  if (triggers.length === 0) return { dispose() {} };
  const narrow = window.matchMedia(`(max-width: ${infoBarLimits.maxWidthPx}px)`);
  let remove: (() => void) | undefined;
  const update = () => {
    if (narrow.matches) remove ??= requestInfoBar(page, window.document, dispose);
    else {
      remove?.();
      remove = undefined;
    }
  };
  const dispose = () => {
    narrow.removeEventListener('change', update);
    remove?.();
  };
  narrow.addEventListener('change', update);
  update();
  return { dispose };
}

/** Adds the bar to the page's queue of overlays. The returned function removes the bar and its request. */
export function requestInfoBar(page: Page, document: Document, onUnmount?: () => void): () => void {
  const theme = infoBarSettings(page).style === mobileInfoBarStyles.LIGHT ? 'LIGHT' : 'DARK';
  let view: Mounted | undefined;
  let stopTexts = () => {};
  const hide = () => {
    stopTexts();
    view?.dispose();
    view = undefined;
  };
  const show = () => {
    stopTexts = withTexts(page.chunks, { bars }, ({ bars: strings }) => {
      view?.dispose();
      view = mountInfoBarView(document, theme, infoBarTriggers(page, strings), strings);
    });
  };
  const withdraw = overlayQueueOf(page).request('bar', {
    show,
    hide,
    onUnmount() {
      hide();
      onUnmount?.();
    },
  });
  return () => {
    hide();
    withdraw();
  };
}

const infoBarSettings = (page: Page): MobileInfoBarSettings =>
  decodeMobileInfoBar(contextPart(page.rawContext, 'websiteSettings').mobileInfoBarSettings);
