/** A vendor of cookie banners, with parts of its published markup. */
export interface BannerMake {
  readonly name: string;
  /** Selector of an element in, around or beside its banner. */
  readonly selector: string;
}

/** Vendors by ids and classes of their markup. */
export const bannerMakes: readonly BannerMake[] = [
  { name: 'OneTrust', selector: '#onetrust-consent-sdk,#onetrust-banner-sdk,#onetrust-pc-sdk,.optanon-alert-box-wrapper' },
  { name: 'Cookiebot', selector: '#CybotCookiebotDialog,#CookiebotWidget' },
  {
    name: 'Usercentrics',
    selector: '#usercentrics-root,#usercentrics-cmp-ui,#uc-center-container,[data-testid=uc-default-wall]',
  },
  { name: 'Didomi', selector: '#didomi-host,#didomi-popup,#didomi-notice' },
  { name: 'InMobi Choice', selector: '#qc-cmp2-container,#qc-cmp2-ui,.qc-cmp2-container,.qc-cmp-ui-container' },
  {
    name: 'TrustArc',
    selector: '#truste-consent-track,#truste-consent-content,[id^=pop-frame],.truste_box_overlay,#consent_blackbar',
  },
  { name: 'Sourcepoint', selector: '[id^=sp_message_container],[id^=sp_message_iframe],.message-component.message-row' },
  { name: 'consentmanager', selector: '#cmpbox,#cmpwrapper,.cmpbox' },
  { name: 'Complianz', selector: '#cmplz-cookiebanner-container,.cmplz-cookiebanner' },
  { name: 'CookieYes', selector: '.cky-consent-container,.cky-modal,#cookie-law-info-bar,.cli-modal' },
  {
    name: 'Borlabs Cookie',
    selector: '#BorlabsCookieBox,#BorlabsCookieBoxWrap,.brlbs-cmpnt-dialog-banner,.brlbs-cmpnt-container',
  },
  { name: 'Klaro', selector: '.klaro,#klaro,#klaro-cookie-notice' },
  { name: 'iubenda', selector: '#iubenda-cs-banner,.iubenda-cs-container' },
  { name: 'Osano', selector: '.osano-cm-window,.osano-cm-dialog,.cc-window,.cc-banner' },
  { name: 'Axeptio', selector: '#axeptio_overlay,#axeptio_main_button,.axeptio_mount' },
  { name: 'tarteaucitron', selector: '#tarteaucitronRoot,#tarteaucitronAlertBig' },
  { name: 'Termly', selector: '#termly-code-snippet-support,.termly-styles-root,[data-tid=banner-accept]' },
  { name: 'Civic Cookie Control', selector: '#ccc,#ccc-notify,#ccc-module' },
  { name: 'CookieFirst', selector: '#cookiefirst-root,.cookiefirst-root,[data-cookiefirst-root]' },
  { name: 'Orejime', selector: '.orejime-Env,.orejime-Banner,#orejime,.orejime-Notice' },
  { name: 'Real Cookie Banner', selector: '[id^=real-cookie-banner],[data-rcb-banner],.rcb-banner' },
  { name: 'Cookie Information', selector: '#coiOverlay,#coi-banner-wrapper,#coiPage-1' },
  { name: 'CookieConsent', selector: '#cc-main,#cc_div' },
  { name: 'Cookie Script', selector: '#cookiescript_injected,#cookiescript_injected_wrapper' },
  { name: 'Cookiehub', selector: '.ch2-container,.ch2-dialog' },
  { name: 'Ketch', selector: '#lanyard_root,#ketch-consent-banner' },
  { name: 'Transcend', selector: '#transcend-consent-manager' },
  { name: 'Google Funding Choices', selector: '.fc-consent-root,.fc-dialog-container' },
  { name: 'CCM19', selector: '.ccm-root,.ccm-modal,.ccm--is-blocking' },
  { name: 'Cookie Notice', selector: '#cookie-notice,#hu-container' },
  { name: 'Moove GDPR', selector: '#moove_gdpr_cookie_info_bar,#moove_gdpr_cookie_modal' },
  { name: 'Commanders Act', selector: '#tc-privacy-wrapper,#privacy-overlay' },
  { name: 'Securiti', selector: '.cc-window[data-securiti],#securiti-cookie-banner' },
  { name: 'Sirdata', selector: '#sd-cmp,.sd-cmp' },
  { name: 'AppConsent', selector: '#appconsent' },
  { name: 'Shopify', selector: '#shopify-pc__banner,#shopify-pc__prefs' },
  { name: 'GOV.UK', selector: '.govuk-cookie-banner,#global-cookie-message' },
];
