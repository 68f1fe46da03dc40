/**
 * A library for consent as its README sets it up. `guard` makes the call that starts the tracker, given the condition of the
 * library.
 */
export interface Make {
  readonly name: string;
  readonly file: string;
  readonly style?: string;
  readonly setUp: (guard: (isAllowed: string) => string) => string;
}

const script = (code: string): string => `<script>${code}</script>`;
const module = (code: string): string => `<script type="module">${code}</script>`;

const banner = (classNames: string): string =>
  `<section class="\${${classNames}.banner}"><p>We use cookies to improve your experience and show you personalised advertising.</p>
  <button class="\${${classNames}.acceptBtn}">Accept all</button> <button class="\${${classNames}.rejectBtn}">Reject all</button></section>`;

/**
 * Libraries of different architectures: a global, a module, a custom element, React, jQuery. Addresses are paths in node_modules.
 */
export const makes: readonly Make[] = [
  {
    name: 'vanilla-cookieconsent',
    file: 'vanilla-cookieconsent/dist/cookieconsent.umd.js',
    style: 'vanilla-cookieconsent/dist/cookieconsent.css',
    setUp: (guard) =>
      script(`CookieConsent.run({
        categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
        onConsent: () => { ${guard('CookieConsent.acceptedCategory("analytics")')} },
        language: { default: 'en', translations: { en: {
          consentModal: { title: 'We use cookies', description: 'Some of them measure visits.', acceptAllBtn: 'Accept all',
            acceptNecessaryBtn: 'Reject all', showPreferencesBtn: 'Manage preferences' },
          preferencesModal: { title: 'Preferences', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all',
            savePreferencesBtn: 'Save', sections: [{ title: 'Analytics', linkedCategory: 'analytics' }] } } } } })`),
  },
  {
    name: 'klaro',
    file: 'klaro/dist/klaro-no-css.js',
    style: 'klaro/dist/klaro.css',
    setUp: (guard) =>
      script(`klaro.setup({ version: 1, elementID: 'klaro', lang: 'en', default: false, translations: { en: { privacyPolicyUrl: '/privacy' } },
        services: [{ name: 'analytics', title: 'Analytics', purposes: ['analytics'],
          callback: (isAllowed) => { if (document.cookie.includes('klaro=')) { ${guard('isAllowed')} } } }] })`),
  },
  {
    name: 'cookieconsent',
    file: 'cookieconsent/build/cookieconsent.min.js',
    style: 'cookieconsent/build/cookieconsent.min.css',
    setUp: (guard) =>
      script(`const start = (status) => { ${guard("status === 'allow'")} };
      addEventListener('load', () => cookieconsent.initialise({ type: 'opt-in',
        palette: { popup: { background: '#222' }, button: { background: '#fd0' } },
        onInitialise: start, onStatusChange: start }))`),
  },
  {
    name: 'tarteaucitronjs',
    file: 'tarteaucitronjs/tarteaucitron.js',
    setUp: (guard) =>
      script(`tarteaucitronForceLanguage = 'en';
      tarteaucitron.init({ privacyUrl: '/privacy', orientation: 'middle', DenyAllCta: true, AcceptAllCta: true, highPrivacy: true,
        serviceDefaultState: 'wait', cookieName: 'tarteaucitron', useExternalCss: false, useExternalJs: false });
      tarteaucitron.services.own = { key: 'own', type: 'analytic', name: 'Own', uri: '', needConsent: true, cookies: [],
        js() { ${guard('true')} }, fallback() {} };
      addEventListener('tac.close_alert', () => { ${guard('false')} });
      (tarteaucitron.job = tarteaucitron.job || []).push('own')`),
  },
  {
    name: 'orejime',
    file: 'orejime/dist/orejime-standard-en.js',
    style: 'orejime/dist/orejime-standard.css',
    setUp: (guard) =>
      script(`orejimeConfig = { privacyPolicyUrl: '/privacy', purposes: [{ id: 'analytics', title: 'Analytics', cookies: ['_ga'] }] };
      addEventListener('load', () => {
        orejime.manager.on('update', () => { ${guard("orejime.manager.getConsent('analytics')")} });
        if (orejime.manager.getConsent('analytics')) track(); })`),
  },
  {
    name: 'cookies-eu-banner',
    file: 'cookies-eu-banner/dist/cookies-eu-banner.global.js',
    setUp: (guard) =>
      `<template id="cookies-eu-banner-template"><div id="cookies-eu-banner">This site would like to use cookies for statistics.
      <button id="cookies-eu-reject">Reject</button> <button id="cookies-eu-accept">Accept</button></div></template>` +
      script(
        `CookiesEuBanner.createCookiesBanner({ onAccept: () => { ${guard('true')} }, onReject: () => { ${guard('false')} } })`,
      ),
  },
  {
    name: '@stormid/cookie-banner',
    file: '@stormid/cookie-banner/dist/index.umd.js',
    setUp: (guard) =>
      `<div class="privacy-banner__form-container"></div><div role="alert" class="privacy-banner__form-announcement"></div>` +
      script(`document.addEventListener('banner.consent', () => { ${guard('false')} });
      CookieBanner({ secure: false, hideBannerOnFormPage: false, types: { performance: { title: 'Performance', description: 'Measures visits.',
          labels: { yes: 'Measured', no: 'Not measured' }, fns: [() => { ${guard('true')} }] } },
        bannerTemplate: (model) => \`${banner('model.classNames')}\`,
        formTemplate: (model) => \`<form class="\${model.settings.classNames.form}"><label><input type="radio" value="1"
          name="privacy-performance" class="\${model.settings.classNames.field}"> I am OK with this</label> <label><input type="radio"
          value="0" name="privacy-performance" class="\${model.settings.classNames.field}"> No thank you</label>
          <button class="\${model.settings.classNames.submitBtn}">Save my settings</button></form>\` })`),
  },
  {
    name: 'react-cookie-consent',
    file: 'react-cookie-consent',
    setUp: (guard) =>
      `<div id="banner"></div>` +
      script(`addEventListener('load', () => {
        const { React, ReactDOM, CookieConsent } = consentMake;
        const given = document.cookie.match(/CookieConsent=(true|false)/)?.[1];
        if (given) { ${guard("given === 'true'")} }
        ReactDOM.createRoot(document.getElementById('banner')).render(React.createElement(CookieConsent, {
          enableDeclineButton: true, buttonText: 'Accept', declineButtonText: 'Decline',
          onAccept: () => { ${guard('true')} }, onDecline: () => { ${guard('false')} },
        }, 'This website uses cookies for statistics.')); })`),
  },
  {
    name: '@lmc-eu/cookie-consent-manager',
    file: '@lmc-eu/cookie-consent-manager/init.js',
    style: '@lmc-eu/cookie-consent-manager/LmcCookieConsentManager.min.css',
    setUp: (guard) =>
      script(`addEventListener('DOMContentLoaded', () => initLmcCookieConsentManager('demo.example', {
        defaultLang: 'en', companyNames: ['Example'],
        onAccept: (instance) => { ${guard("instance.allowedCategory('analytics')")} } }))`),
  },
  {
    name: 'jquery-cookiebar',
    file: 'jquery-cookiebar/jquery.cookiebar.js',
    style: 'jquery-cookiebar/jquery.cookiebar.css',
    setUp: (guard) =>
      script(`jQuery(() => { jQuery.cookieBar({ declineButton: true, autoEnable: false, fixed: true,
        acceptFunction: () => { ${guard('true')} }, declineFunction: () => { ${guard('false')} } });
        if (jQuery.cookieBar('cookies')) track(); })`),
  },
  {
    name: '@grrr/cookie-consent',
    file: '@grrr/cookie-consent',
    setUp: (guard) =>
      `<style>cookie-consent::part(cookie-consent) { position: fixed; bottom: 0; background: #fff; border: 1px solid }</style>
      <cookie-consent data-cookies='[{"id":"functional","label":"Functional","description":"Needed","required":true},
      {"id":"marketing","label":"Marketing","description":"Measures visits"}]'></cookie-consent>` +
      module(`customElements.define('cookie-consent', consentMake.default);
      const element = document.querySelector('cookie-consent');
      const start = (preferences) => { ${guard("preferences?.find(({ id }) => id === 'marketing')?.accepted")} };
      element.on('update', start);
      if (element.preferences.hasPreferences()) start(element.preferences.getAll()); else element.show();`),
  },
];
