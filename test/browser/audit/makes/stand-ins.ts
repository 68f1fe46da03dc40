/**
 * A stand-in for a vendor's cookie banner: ids, classes and structure as the vendor publishes them, texts and scripts of ours.
 */
export interface StandIn {
  /** Vendor as answers name it. */
  readonly make: string;
  /** Language of its texts. */
  readonly language: string;
  /** First layer. */
  readonly banner: string;
  /** Layer that the control `more` opens. */
  readonly second?: string;
  /** Selectors of the controls; `no` and `save` may be on the second layer. */
  readonly controls: { readonly yes: string; readonly no?: string; readonly more?: string; readonly save?: string };
  /** Where the vendor stores the answer. */
  readonly stores: { readonly kind: 'cookie' | 'localStorage'; readonly name: string };
  readonly shadow?: 'open' | 'closed';
  /** Page time after which the banner is drawn. */
  readonly afterMs?: number;
}

const bar = 'position:fixed;left:0;right:0;bottom:0;padding:20px;background:#fff;z-index:99999';
const modal = 'position:fixed;left:340px;top:120px;width:600px;padding:20px;background:#fff;z-index:99999';
const whole = 'position:fixed;inset:0;background:rgba(0,0,0,.5);z-index:99998';

export const standIns: readonly StandIn[] = [
  {
    make: 'OneTrust',
    language: 'en',
    banner: `<div id="onetrust-consent-sdk"><div class="onetrust-pc-dark-filter" style="${whole}"></div>
      <div id="onetrust-banner-sdk" class="otFlat bottom" role="dialog" aria-label="Cookie banner" style="${bar}"><div id="onetrust-policy">
      <div id="onetrust-policy-text">We store cookies on your device to measure how this site is used. <a href="/policy">Cookie Policy</a></div></div>
      <div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">Cookies Settings</button>
      <button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div></div>`,
    controls: { yes: '#onetrust-accept-btn-handler', no: '#onetrust-reject-all-handler', more: '#onetrust-pc-btn-handler' },
    stores: { kind: 'cookie', name: 'OptanonAlertBoxClosed' },
  },
  {
    make: 'Cookiebot',
    language: 'da',
    banner: `<div id="CybotCookiebotDialog" role="dialog" aria-modal="true" style="${modal}"><div id="CybotCookiebotDialogBody">
      <p>Vi bruger cookies til at måle trafikken på vores hjemmeside.</p>
      <input type="checkbox" id="CybotCookiebotDialogBodyLevelButtonNecessary" checked disabled><label for="CybotCookiebotDialogBodyLevelButtonNecessary">Nødvendige</label>
      <input type="checkbox" id="CybotCookiebotDialogBodyLevelButtonStatistics"><label for="CybotCookiebotDialogBodyLevelButtonStatistics">Statistik</label>
      <button id="CybotCookiebotDialogBodyButtonDecline">Afvis</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection">Tillad valgte</button>
      <button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">Tillad alle</button></div></div>`,
    controls: { yes: '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll', no: '#CybotCookiebotDialogBodyButtonDecline' },
    stores: { kind: 'cookie', name: 'CookieConsent' },
  },
  {
    make: 'Usercentrics',
    language: 'de',
    shadow: 'open',
    banner: `<div id="usercentrics-root"><template><div data-testid="uc-app-container"><div id="uc-center-container" role="dialog" style="${modal}">
      <h2>Privatsphäre-Einstellungen</h2><p>Diese Webseite verwendet Dienste und Cookies, um Inhalte zu messen.</p>
      <a data-testid="uc-more-information-link" href="/datenschutz">Datenschutzerklärung</a>
      <button data-testid="uc-deny-all-button">Alles ablehnen</button><button data-testid="uc-accept-all-button">Alles akzeptieren</button></div></div></template></div>`,
    controls: { yes: '[data-testid=uc-accept-all-button]', no: '[data-testid=uc-deny-all-button]' },
    stores: { kind: 'localStorage', name: 'uc_user_interaction' },
  },
  {
    make: 'Usercentrics',
    language: 'nl',
    shadow: 'closed',
    banner: `<aside id="usercentrics-cmp-ui"><template><div class="cmp-wrapper" style="${bar}"><p>Wij gebruiken cookies om onze website te verbeteren.</p>
      <button id="more" class="uc-more-button">Instellingen</button><button id="deny" class="uc-deny-button">Weigeren</button>
      <button id="accept" class="uc-accept-button">Alles accepteren</button></div></template></aside>`,
    controls: { yes: '#accept', no: '#deny' },
    stores: { kind: 'localStorage', name: 'ucString' },
  },
  {
    make: 'Didomi',
    language: 'fr',
    afterMs: 2500,
    banner: `<div id="didomi-host" data-nosnippet="true"><div id="didomi-popup" class="didomi-popup-backdrop" style="${whole}">
      <div class="didomi-popup-container" style="${modal}"><div id="didomi-notice" class="didomi-popup-view"><span class="didomi-continue-without-agreeing" role="button" tabindex="0">Continuer sans accepter →</span>
      <div class="didomi-popup-notice-text"><p>Avec votre accord, nous et nos partenaires utilisons des cookies pour mesurer l’audience du site.</p></div>
      <button id="didomi-notice-learn-more-button">Paramétrer mes choix</button><button id="didomi-notice-agree-button">Accepter et fermer</button></div></div></div></div>`,
    controls: { yes: '#didomi-notice-agree-button', no: '.didomi-continue-without-agreeing' },
    stores: { kind: 'cookie', name: 'didomi_token' },
  },
  {
    make: 'InMobi Choice',
    language: 'en',
    afterMs: 6000,
    banner: `<div class="qc-cmp2-container" id="qc-cmp2-container"><div class="qc-cmp2-main" style="${whole}"><div id="qc-cmp2-ui" role="dialog" aria-modal="true" style="${modal}">
      <h2>We value your privacy</h2><p>We and our partners store and access information on a device, such as cookies, and process personal data.</p>
      <div class="qc-cmp2-summary-buttons"><button mode="secondary" size="large">MORE OPTIONS</button><button mode="primary" size="large">AGREE</button></div></div></div></div>`,
    second: `<div class="qc-cmp2-container"><div role="dialog" style="${modal}"><h2>Your choices</h2><p>Partners ask to process data for these purposes.</p>
      <button class="qc-cmp2-header-links" role="switch" aria-checked="false" aria-label="Store information">OFF</button>
      <div class="qc-cmp2-buttons-desktop"><button class="reject-all" mode="link">REJECT ALL</button><button mode="link">ACCEPT ALL</button><button mode="primary">SAVE &amp; EXIT</button></div></div></div>`,
    controls: {
      yes: '.qc-cmp2-summary-buttons [mode=primary]',
      more: '.qc-cmp2-summary-buttons [mode=secondary]',
      no: '.reject-all',
    },
    stores: { kind: 'cookie', name: 'euconsent-v2' },
  },
  {
    make: 'consentmanager',
    language: 'sv',
    shadow: 'open',
    banner: `<div id="cmpwrapper" class="cmpwrapper"><template><div id="cmpbox" class="cmpbox" role="dialog" aria-modal="true" style="${modal}">
      <div class="cmpboxinner"><p>Vi använder kakor för att mäta trafiken på vår webbplats.</p>
      <a role="button" href="#" class="cmpboxbtn cmpboxbtncustom">Inställningar</a><a role="button" href="#" class="cmpboxbtn cmpboxbtnno">Neka alla</a>
      <a role="button" href="#" class="cmpboxbtn cmpboxbtnyes">Godkänn alla</a></div></div></template></div>`,
    controls: { yes: '.cmpboxbtnyes', no: '.cmpboxbtnno' },
    stores: { kind: 'localStorage', name: '__cmpconsent' },
  },
  {
    make: 'Complianz',
    language: 'nl',
    banner: `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-show banner-1 optin" role="dialog" style="${bar}">
      <div class="cmplz-title">Beheer toestemming</div><div class="cmplz-message">Wij gebruiken cookies om informatie over je apparaat op te slaan.</div>
      <div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">Accepteren</button><button class="cmplz-btn cmplz-deny">Weiger</button>
      <button class="cmplz-btn cmplz-view-preferences">Bekijk voorkeuren</button></div></div></div>`,
    controls: { yes: '.cmplz-accept', no: '.cmplz-deny' },
    stores: { kind: 'cookie', name: 'cmplz_banner-status' },
  },
  {
    make: 'CookieYes',
    language: 'es',
    banner: `<div class="cky-consent-container cky-box-bottom-left" tabindex="0" role="region" aria-label="Valoramos su privacidad" style="position:fixed;left:20px;bottom:20px;width:420px;background:#fff;z-index:9999999">
      <div class="cky-consent-bar"><div class="cky-notice"><p class="cky-title">Valoramos su privacidad</p><p>Usamos cookies para analizar el tráfico del sitio.</p>
      <div class="cky-notice-btn-wrapper"><button class="cky-btn cky-btn-customize">Personalizar</button><button class="cky-btn cky-btn-reject">Rechazar todo</button>
      <button class="cky-btn cky-btn-accept">Aceptar todo</button></div></div></div></div>`,
    controls: { yes: '.cky-btn-accept', no: '.cky-btn-reject' },
    stores: { kind: 'cookie', name: 'cookieyes-consent' },
  },
  {
    make: 'Borlabs Cookie',
    language: 'de',
    banner: `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-modal="true" style="${whole}"><div class="middle-center" style="margin:120px auto;width:500px;background:#fff">
      <div class="_brlbs-box"><div class="cookie-box"><h3>Datenschutzeinstellungen</h3><p>Wir nutzen Cookies auf unserer Website. Einige sind essenziell, andere messen Besuche.</p>
      <ul><li>Essenziell</li><li>Statistiken</li></ul><p><a href="#" tabindex="0" role="button" id="CookieBoxSaveButton" class="_brlbs-btn _brlbs-btn-accept-all cursor">Ich akzeptiere</a></p>
      <p class="_brlbs-refuse-btn"><a class="_brlbs-btn cursor" href="#" role="button">Nur essenzielle Cookies akzeptieren</a></p>
      <p class="_brlbs-manage-btn"><a href="#" role="button">Individuelle Datenschutzeinstellungen</a></p>
      <a href="/impressum">Impressum</a></div></div></div></div>`,
    controls: { yes: '._brlbs-btn-accept-all', no: '._brlbs-refuse-btn a' },
    stores: { kind: 'cookie', name: 'borlabs-cookie' },
  },
  {
    make: 'Klaro',
    language: 'de',
    banner: `<div id="klaro"><div lang="de" class="klaro"><div class="cookie-notice" style="position:fixed;right:20px;bottom:20px;width:400px;background:#333;color:#fff;z-index:1000" role="dialog">
      <div class="cn-body"><p id="id-cookie-notice">Hallo! Dürfen wir Dienste für die Besuchsmessung dieser Website und Cookies einschalten?</p>
      <div class="cn-ok"><a class="cm-link cn-learn-more" href="#">Lassen Sie mich auswählen</a><button class="cm-btn cm-btn-danger cn-decline" type="button">Ich lehne ab</button>
      <button class="cm-btn cm-btn-success" type="button">Das ist ok</button></div></div></div></div></div>`,
    controls: { yes: '.cm-btn-success', no: '.cn-decline' },
    stores: { kind: 'cookie', name: 'klaro' },
  },
  {
    make: 'iubenda',
    language: 'it',
    banner: `<div id="iubenda-cs-banner" class="iubenda-cs-default-floating" role="dialog" aria-labelledby="iubenda-cs-title" style="${bar}"><div class="iubenda-cs-container">
      <div class="iubenda-cs-content"><div class="iubenda-cs-rationale"><div id="iubenda-cs-title">Informativa</div><div id="iubenda-cs-paragraph">Noi e terze parti utilizziamo cookie per misurare le visite del sito.</div>
      <div class="iubenda-cs-counter"></div><div class="iubenda-cs-opt-group"><button class="iubenda-cs-customize-btn">Scopri di più e personalizza</button>
      <button class="iubenda-cs-reject-btn iubenda-cs-btn-primary">Rifiuta</button><button class="iubenda-cs-accept-btn iubenda-cs-btn-primary">Accetta</button></div></div></div></div></div>`,
    controls: { yes: '.iubenda-cs-accept-btn', no: '.iubenda-cs-reject-btn' },
    stores: { kind: 'cookie', name: '_iub_cs-12345' },
  },
  {
    make: 'Osano',
    language: 'en',
    banner: `<div role="dialog" aria-live="polite" aria-label="cookieconsent" class="cc-window cc-banner cc-type-opt-in cc-theme-block" style="${bar}">
      <span id="cookieconsent:desc" class="cc-message">This website uses cookies to see how it is used. <a class="cc-link" href="/policy">Learn more</a></span>
      <div class="cc-compliance cc-highlight"><a role="button" tabindex="0" class="cc-btn cc-deny">Decline</a><a role="button" tabindex="0" class="cc-btn cc-allow">Allow cookies</a></div></div>`,
    controls: { yes: '.cc-allow', no: '.cc-deny' },
    stores: { kind: 'cookie', name: 'cookieconsent_status' },
  },
  {
    make: 'Osano',
    language: 'en',
    banner: `<div class="osano-cm-window" dir="ltr"><div role="dialog" aria-label="Cookie Consent Banner" class="osano-cm-dialog osano-cm-dialog--type_bar osano-cm-window__dialog" style="${bar}">
      <button class="osano-cm-dialog__close osano-cm-close" aria-label="Close this dialog">×</button><div class="osano-cm-content"><span>This website uses cookies and similar technologies.</span></div>
      <div class="osano-cm-buttons"><button class="osano-cm-button osano-cm-manage">Manage Preferences</button><button class="osano-cm-button osano-cm-accept-all">Accept All</button>
      <button class="osano-cm-button osano-cm-denyAll">Reject Non-Essential</button></div></div></div>`,
    controls: { yes: '.osano-cm-accept-all', no: '.osano-cm-denyAll' },
    stores: { kind: 'cookie', name: 'osano_consentmanager' },
  },
  {
    make: 'Axeptio',
    language: 'fr',
    shadow: 'open',
    afterMs: 4000,
    banner: `<div id="axeptio_overlay" class="axeptio_mount"><template><div class="needsclick ax-widget" role="alertdialog" style="position:fixed;left:20px;bottom:20px;width:360px;background:#fff">
      <h2>Bonjour</h2><p>C’est nous… les cookies ! On aimerait mesurer les visites de ce site.</p>
      <button id="axeptio_btn_dismiss" class="ax-discardButton">Non merci</button><button id="axeptio_btn_configure">Je choisis</button>
      <button id="axeptio_btn_acceptAll">OK pour moi</button></div></template></div>`,
    controls: { yes: '#axeptio_btn_acceptAll', no: '#axeptio_btn_dismiss' },
    stores: { kind: 'cookie', name: 'axeptio_cookies' },
  },
  {
    make: 'tarteaucitron',
    language: 'fr',
    banner: `<div id="tarteaucitronRoot" class="tarteaucitronSize-0"><div id="tarteaucitronAlertBig" class="tarteaucitronAlertBigBottom tarteaucitron-display-block" role="alertdialog" style="${bar}">
      <span id="tarteaucitronDisclaimerAlert">Ce site utilise des cookies et vous donne le contrôle sur ceux que vous souhaitez activer</span>
      <button type="button" id="tarteaucitronPersonalize2" class="tarteaucitronCTAButton tarteaucitronAllow">✓ OK, tout accepter</button>
      <button type="button" id="tarteaucitronAllDenied2" class="tarteaucitronCTAButton tarteaucitronDeny">✗ Interdire tous les cookies</button>
      <button type="button" id="tarteaucitronCloseAlert">Personnaliser</button></div></div>`,
    controls: { yes: '#tarteaucitronPersonalize2', no: '#tarteaucitronAllDenied2' },
    stores: { kind: 'cookie', name: 'tarteaucitron' },
  },
  {
    make: 'Termly',
    language: 'pl',
    banner: `<div id="termly-code-snippet-support"><div><div class="termly-styles-root-a1b2" role="alertdialog" style="${bar}"><p>Używamy plików cookie, aby analizować ruch na naszej stronie.</p>
      <button data-tid="banner-preferences">Ustawienia</button><button data-tid="banner-decline">Odrzuć wszystkie</button><button data-tid="banner-accept">Akceptuj wszystkie</button></div></div></div>`,
    controls: { yes: '[data-tid=banner-accept]', no: '[data-tid=banner-decline]' },
    stores: { kind: 'localStorage', name: 'TERMLY_COOKIE_CONSENT' },
  },
  {
    make: 'Civic Cookie Control',
    language: 'en',
    banner: `<div id="ccc" class="left slideout light" style="position:relative"><div id="ccc-notify" class="ccc-notify-wrapper" role="region" style="${bar}"><div class="ccc-content--light">
      <div id="ccc-notify-title">This site uses cookies</div><p>Some of these cookies are essential, while others help us to see how the site is used.</p></div>
      <div class="ccc-notify-buttons"><button id="ccc-notify-accept" class="ccc-notify-button">I Accept</button><button id="ccc-notify-reject" class="ccc-notify-button">I Do Not Accept</button>
      <button class="ccc-notify-button ccc-notify-link">Settings</button></div></div></div>`,
    controls: { yes: '#ccc-notify-accept', no: '#ccc-notify-reject' },
    stores: { kind: 'cookie', name: 'CookieControl' },
  },
  {
    make: 'CookieFirst',
    language: 'cs',
    banner: `<div class="cookiefirst-root" data-cookiefirst-root role="dialog" style="${bar}"><div data-cookiefirst-widget="banner"><p>Na tomto webu používáme soubory cookie k měření návštěvnosti.</p>
      <button data-cookiefirst-action="adjust">Nastavení cookies</button><button data-cookiefirst-action="reject">Odmítnout vše</button>
      <button data-cookiefirst-action="accept">Přijmout vše</button></div></div>`,
    controls: { yes: '[data-cookiefirst-action=accept]', no: '[data-cookiefirst-action=reject]' },
    stores: { kind: 'cookie', name: 'cookiefirst-consent' },
  },
  {
    make: 'Orejime',
    language: 'fr',
    banner: `<div id="orejime"><div class="orejime-Env"><div aria-hidden="false" class="orejime-Banner orejime-Notice" style="${modal}"><div class="orejime-Banner-body orejime-Notice-body">
      <p class="orejime-Notice-description">Nous utilisons des cookies pour mesurer l’audience de ce site.</p><ul class="orejime-Notice-actions">
      <li><button class="orejime-Button orejime-Button--save" type="button">Tout accepter</button></li><li><button class="orejime-Button orejime-Button--decline" type="button">Tout refuser</button></li>
      <li><button class="orejime-Button orejime-Button--info" type="button">Personnaliser</button></li></ul></div></div></div></div>`,
    controls: { yes: '.orejime-Button--save', no: '.orejime-Button--decline' },
    stores: { kind: 'cookie', name: 'orejime' },
  },
  {
    make: 'Real Cookie Banner',
    language: 'de',
    banner: `<div id="real-cookie-banner-7f" class="rcb-banner" data-rcb-banner><div class="rcb-overlay" style="${whole}"><dialog open aria-label="Privatsphäre-Einstellungen" style="${modal}">
      <div><p>Wir verwenden Cookies auf unserer Website und verarbeiten personenbezogene Daten, etwa um Zugriffe zu analysieren.</p></div>
      <a role="button" tabindex="0" class="all" style="cursor:pointer"><span>Alle akzeptieren</span></a><a role="button" tabindex="0" class="none" style="cursor:pointer"><span>Weiter ohne Einwilligung</span></a>
      <a role="button" tabindex="0" class="own" style="cursor:pointer"><span>Individuelle Privatsphäre-Einstellungen</span></a></dialog></div></div>`,
    controls: { yes: '.all', no: '.none' },
    stores: { kind: 'cookie', name: 'real_cookie_banner' },
  },
  {
    make: 'Cookie Information',
    language: 'nb',
    banner: `<div id="coiOverlay" style="${whole}" role="dialog" aria-modal="true"><div id="coi-banner-wrapper" class="coi-banner__wrapper" style="${modal}"><div id="coiPage-1" class="coi-banner__page">
      <p>Vi bruker informasjonskapsler for å måle trafikken på nettstedet.</p><div class="coi-button-group"><button class="coi-banner__decline">Kun nødvendige</button>
      <button class="coi-banner__settings">Innstillinger</button><button class="coi-banner__accept">Godta alle</button></div></div></div></div>`,
    controls: { yes: '.coi-banner__accept', no: '.coi-banner__decline' },
    stores: { kind: 'cookie', name: 'CookieInformationConsent' },
  },
  {
    make: 'CookieConsent',
    language: 'hu',
    banner: `<div id="cc-main" class="cc--anim"><div class="cm-wrapper"><div class="cm cm--box" role="dialog" aria-modal="true" style="${modal}"><h2 class="cm__title">Sütiket használunk</h2>
      <p class="cm__desc">A weboldal látogatottságának mérésére.</p><button class="cm__btn" data-role="all">Az összes elfogadása</button><button class="cm__btn cm__btn--secondary" data-role="show">Beállítások</button></div></div></div>`,
    second: `<div class="pm-wrapper"><div class="pm" role="dialog" aria-modal="true" style="${modal}"><h2>Süti beállítások</h2>
      <label><input type="checkbox" class="section__toggle" checked disabled>Szükséges</label><label><input type="checkbox" class="section__toggle" checked>Analitika</label>
      <button class="pm__btn" data-role="save">Beállítások mentése</button></div></div>`,
    controls: { yes: '[data-role=all]', more: '[data-role=show]', save: '[data-role=save]' },
    stores: { kind: 'cookie', name: 'cc_cookie' },
  },
];
