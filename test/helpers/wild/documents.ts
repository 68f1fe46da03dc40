/** Whole documents of the template families, 2012 to 2026, as servers write them. */
import { header71, mobile70 } from '../markup/wild-pages.ts';
import { asJson, contextOf, contextScript, type Fields } from './context.ts';

export interface DocumentParts {
  readonly context?: Fields;
  /** Replaces the script that assigns the context. */
  readonly contextTag?: string;
  /** Owners' code in the head, before the line of the cookie banner. */
  readonly head?: string;
  readonly bodyEnd?: string;
}
export type WriteDocument = (content: string, parts?: DocumentParts) => string;

const bundles = (names: readonly string[], { host = 'assets', attributes = '', locale = '.en-US' } = {}): string =>
  names
    .map((name) => {
      const address = `//${host}.squarespace.com/universal/scripts-compressed/${name}-0123456789abcdef-min${locale}.js`;
      return `<script>(function(rollups, name) { if (!rollups[name]) { rollups[name] = {}; } rollups[name].js = ["${address}"]; })(SQUARESPACE_ROLLUPS, 'squarespace-${name}');</script>
<script crossorigin="anonymous" ${attributes} src="${address}"></script>`;
    })
    .join('\n');

const polyfills = `<script crossorigin="anonymous" defer="true" nomodule src="//assets.squarespace.com/@sqs/polyfiller/1.6/legacy.js"></script>
<script crossorigin="anonymous" defer="true" src="//assets.squarespace.com/@sqs/polyfiller/1.6/modern.js"></script>`;
const drivers = `<script>SquarespaceFonts.loadViaContext();</script>\n<script>Squarespace.load(window);</script>`;
const imageLoader =
  '<script data-sqs-type="imageloader-bootstrapper">(function() {if(window.ImageLoader) { window.ImageLoader.bootstrap({}, ' +
  'document); }})();</script>';
const bannerLine = '<script>Static = window.Static || {}; Static.COOKIE_BANNER_CAPABLE = true;</script>';
const meta = (title: string) => `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><meta property="og:site_name" content="Tidewater Pottery">
<script type="application/ld+json">{"url":"https://pots.example","name":"Tidewater Pottery","@context":"http://schema.org","@type":"WebSite"}</script>`;
/** The essential rules of a theme's style sheet: boxes for pictures, players and lists, and closed parts out of the flow. */
const styles =
  '<style>body{margin:0;font-family:sans-serif}main,.main-content{max-width:900px;margin:0 ' +
  'auto}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden}.content-fill:not(.sqs-gallery ' +
  '*){display:block;position:relative;overflow:hidden;height:120px}.content-fill>.sqs-video-background{position:absolute!important;inset:0;height:auto!important}.section-divider-display ' +
  'svg{position:absolute}.sqs-audio-embed{min-height:96px}.tourdates-block-content{min-height:240px}.Marquee-display{min-height:48px}.sqs-block-calendar>.sqs-block-content{min-height:960px}.sqs-block-opentable{min-height:60px}.user-items-list-carousel__slides,.user-items-list-banner-slideshow ' +
  '.slides{display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow:hidden;margin:0;padding:0;list-style:none}.list-item-media-inner{aspect-ratio:3/4;overflow:hidden}.user-items-list-simple,.accordion-items-container{list-style:none;margin:0;padding:0}.accordion-item__title-wrapper{margin:0}.accordion-item__click-target{display:flex;width:100%;justify-content:space-between;align-items:center;border:0;background:none;font:inherit}.plus{position:relative;width:100%;height:100%}.plus>*{position:absolute;inset:50% ' +
  '0 ' +
  'auto}.hidden{display:none}.header-display-mobile{visibility:hidden;height:0}.Mobile-overlay,.header-menu{position:fixed;inset:0;visibility:hidden}.header-nav-folder-content{position:absolute;visibility:hidden}.accordion-item__dropdown{height:0;overflow:hidden}[style*="padding-bottom"]{position:relative;height:0}[style*="padding-bottom"]>:is(img,.sqs-video-wrapper),.sqs-video-overlay,.sqs-video-overlay>img{position:absolute;inset:0;width:100%;height:100%}.sqs-block-image-button{display:block;width:100%;padding:0;border:0}.vsize-12>.sqs-block-content{height:360px}.native-video-player{aspect-ratio:16/9}.ProductItem-gallery-slides{position:relative}.ProductItem-gallery-slides-item{position:absolute;inset:0;overflow:hidden}.author-avatar-image{width:100%;height:100%}.announcement-bar-reserved-space ' +
  '.sqs-announcement-bar-dropzone{min-height:48px}.section-background{height:60px;position:relative}</style>';
const layout = (content: string) =>
  '<div class="sqs-layout sqs-grid-12 columns-12" data-type="page"><div class="row sqs-row"><div class="col sqs-col-12 ' +
  `span-12">${content}</div></div></div>`;

/** 2012 to 2014: no template version, no cookie settings, bundles without a locale on the static host. */
export const document2012: WriteDocument = (content, { context, contextTag, head = '', bodyEnd = '' } = {}) => {
  const { cookieSettings: _none, ...old } = contextOf(null);
  return `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="en-GB" >
<head>
<meta http-equiv="X-UA-Compatible" content="chrome=1">
${meta('Pots of 2012')}${styles}
<!--[if lt IE 9]><script src="//html5shiv.googlecode.com/svn/trunk/html5.js"></script><![endif]-->
<script type="text/javascript">SQUARESPACE_ROLLUPS = {};</script>
${bundles(['common', 'slides', 'dialog'], { host: 'static', locale: '' })}
${contextTag ?? contextScript(asJson(context ?? old))}
<script type="text/javascript">SquarespaceFonts.loadViaContext();</script>
<script type="text/javascript">Squarespace.load(window);</script>
${head}
<script type="text/javascript" src="//static.squarespace.com/static/ta/50/1/scripts/combo/?site.js"></script>
</head>
<body id="collection-5f" class="hide-page-banner"><div id="siteWrapper"><header id="header"><h1 class="logo"><a href="/">Tidewater</a></h1><div class="sqs-cart-dropzone"></div></header>
<div id="page" class="main-content" data-content-field="main-content">${layout(content)}</div><footer id="footer"><p>Tidewater</p></footer></div>
<script>Squarespace.afterBodyLoad(Y);</script>${bodyEnd}</body></html>`;
};

/** 7.0 of the Brine family: controllers throughout, drivers in the head, the site's bundle at the end of the body. */
export const document70: WriteDocument = (content, { context, contextTag, head = '', bodyEnd = '' } = {}) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-GB" class="">
<head>
<base href="">
${meta('Pots of 7.0')}
<script type="text/javascript" src="//use.typekit.net/ik/abc.js"></script><script type="text/javascript">try{Typekit.load();}catch(e){}</script>
${polyfills}
<script type="text/javascript">SQUARESPACE_ROLLUPS = {};</script>
${bundles(['visitor-site-error-reporter', 'common-vendors-stable', 'common-vendors', 'common', 'commerce'])}
${bundles(['performance'], { attributes: 'defer' })}
${contextTag ?? contextScript(asJson(context ?? contextOf('7')))}
${drivers}${styles}
${head}
${bannerLine}
</head>
<body id="collection-5f" class="header-alignment-center" data-controller="HashManager, SiteLoader, MobileClassname">
${mobile70}<div class="Site" data-nc-base="header" data-controller="AncillaryLayout"><div class="Site-inner"><div class="sqs-announcement-bar-dropzone"></div>
<div class="Header-search" data-nc-element="search"><form class="Header-search-form" action="/search" method="get" role="search"><input class="Header-search-form-input" name="q" type="text" aria-label="Search"><button class="Header-search-form-submit" type="submit" aria-label="Search">s</button></form></div>
<main class="Main Main--page"><section class="Main-content" data-content-field="main-content">${layout(content)}</section></main>
<footer class="Footer" role="contentinfo" data-controller="FooterBreakpoints">Tidewater</footer></div></div>
${imageLoader}
<script src="https://static1.squarespace.com/static/ta/5f/123/scripts/site-bundle.0123abcd.js" type="text/javascript"></script>
<script>Squarespace.afterBodyLoad(Y);</script>${bodyEnd}</body></html>`;

const frame71 = (content: string) =>
  `<div id="floatingCart" class="floating-cart hidden"><a href="/cart" class="icon icon--cart sqs-custom-cart"><span class="Cart-inner"><div class="legacy-cart icon-cart-quantity"><span class="sqs-cart-quantity">0</span></div></span></a></div>
<div id="siteWrapper" class="clearfix site-wrapper">${header71}<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="5f">${content}</article></main><footer class="sections" id="footer-sections" data-footer-sections></footer></div>`;

/** 7.1 of 2020: the context after the bundles, which run in place. */
export const document71: WriteDocument = (content, { context, contextTag, head = '', bodyEnd = '' } = {}) => `<!doctype html>
<html lang="en-GB">
<head>
${meta('Pots of 7.1')}
${polyfills}
<script type="text/javascript">SQUARESPACE_ROLLUPS = {};</script>
${bundles(['extract-css-runtime', 'extract-css-moment-js-vendor', 'cldr-resource-pack', 'common-vendors-stable', 'common', 'user-account-core'])}
${contextTag ?? contextScript(asJson(context ?? contextOf('7.1')))}
${drivers}${styles}
${head}
${bannerLine}
</head>
<body id="collection-5f" tabindex="-1" class="seven-one-global-animations tweak-fixed-header tweak-fixed-header-style-basic">
${frame71(content)}
<script defer="true" src="https://static1.squarespace.com/static/vta/5f/scripts/site-bundle.0123abcd.js" type="text/javascript"></script>
<script>window.__INITIAL_SQUARESPACE_7_1_WEBSITE_COLORS__ = [{"id":"accent","value":{"values":{"hue":30}}}];</script>
${imageLoader}${bodyEnd}</body></html>`;

/** 7.1 of the newest pages: the context before deferred bundles, scripts of components, the reserved space of the bar. */
export const documentNewest: WriteDocument = (content, { context, contextTag, head = '', bodyEnd = '' } = {}) => `<!DOCTYPE html>
<html lang="en-GB" data-authenticated-account>
<head>
${meta('Pots of 2026')}
${contextTag ?? contextScript(asJson(context ?? contextOf('7.1')))}
<script>SQUARESPACE_ROLLUPS = {};</script>
${bundles(['common-vendors-stable', 'common', 'performance'], { attributes: 'defer' })}
<link rel="preload" as="script" href="//assets.squarespace.com/universal/scripts-compressed/common-0123456789abcdef-min.en-US.js">
<script src="https://definitions.sqspcdn.com/website-component-definition/static-assets/website.components.code/0b_1/website.components.code.visitor.js" defer></script>
<script>SquarespaceFonts.loadViaContext(); Squarespace.load(window);</script>${styles}
${head}
${bannerLine}
</head>
<body id="item-5f" tabindex="-1" class="seven-one-global-animations">
<script>(function () { try { var bar = JSON.parse(localStorage.getItem('squarespace-announcement-bar')); if (Static.SQUARESPACE_CONTEXT.showAnnouncementBar && !(bar && bar.closed)) document.body.classList.add('announcement-bar-reserved-space'); } catch (e) {} })();</script>
${frame71(content)}
<script type="module" data-sqs-type="imageloader-bootstrapper">if (window.ImageLoader) window.ImageLoader.bootstrap({}, document);</script>${bodyEnd}</body></html>`;

/** A cover page, with slices in place of blocks. */
export const documentCover: WriteDocument = (content, parts = {}) =>
  document70('', {
    context: contextOf('7', { pageType: 3, collection: { title: 'Cover', id: '5f', type: 8 } }),
    ...parts,
  }).replace(
    /<body[\s\S]*<\/main>/,
    () =>
      '<body class="cover-page"><div class="sqs-slide-wrapper" data-slide-id="5f" data-slide-type="cover-page"><div ' +
      'class="sqs-slide-container gallery-style-full"><div class="sqs-slide" ' +
      'data-slide-layout-id="landing-right-left-01"><div class="sqs-slide-layer full-width-height"><div ' +
      `class="sqs-slide-layer-content content-gallery">${content}</div></div></div></div></div><div><div><main></main>`,
  );
