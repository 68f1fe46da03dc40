import { section } from './blocks.ts';
import { contextScript, publishedContext, recordId } from './context.ts';

/** What differs between pages. */
export interface PublishedPage {
  readonly sections: number;
  readonly blocksPerSection: number;
  readonly contextBytes: number;
}

const bundles = ['extract-css-runtime', 'cldr-resource-pack', 'common-vendors', 'common', 'commerce', 'performance'];
const address = (name: string): string =>
  `//assets.bench.example/universal/scripts-compressed/${name}-${recordId(name.length)}-min.en-US.js`;
const bundle = (name: string): string =>
  `<script>SQUARESPACE_ROLLUPS["squarespace-${name}"] = { js: ["${address(name)}"] };</script>\n<script ` +
  `crossorigin="anonymous" src="${address(name)}" defer></script>\n`;
const nav = ['Home', 'Shop & more', 'Visit', 'Journal'].map(
  (name, n) =>
    `<div class="header-nav-item header-nav-item--collection"><a href="/${n}" ` +
    `data-animation-role="header-element">${name.replace('&', '&amp;')}</a></div>`,
);
const style = Array.from(
  { length: 300 },
  (_, n) =>
    `#siteWrapper .tweak-${n} > .sqs-block-${n}::after{--tweak-${n}-color:hsla(var(--safe-accent-hsl),1);margin:0 ` +
    `${n % 40}px;content:"<"}`,
).join('\n');

/**
 * Returns a page as the platform publishes it, after what saved pages have: context of 30 to 300 kB, bundles and data in the
 * head, styles, inline scripts, sections of blocks with their data as character references.
 */
export const publishedPage = ({ sections, blocksPerSection, contextBytes }: PublishedPage): string => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-GB">
<head>
<meta charset="utf-8"><base href=""><title>Kiln &mdash; pots &amp; pans</title>
<meta property="og:title" content="Kiln &mdash; pots"/><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="preconnect" href="https://images.bench.example"><link rel="stylesheet" href="https://fonts.bench.example/css2?family=Lora:wght@400;700&amp;display=swap">
<script type="text/javascript" crossorigin="anonymous" nomodule="nomodule" src="//assets.bench.example/@sqs/polyfiller/1.6/legacy.js"></script>
<script>SQUARESPACE_ROLLUPS = {};</script>
${bundles.map(bundle).join('')}${contextScript(publishedContext(contextBytes))}
<script>Squarespace.load(window);</script>
<script type="application/ld+json">{"url":"https://kiln.example","name":"Kiln","@context":"http://schema.org","@type":"WebSite"}</script>
<style id="siteCss">${style}</style>
<script>Static.COOKIE_BANNER_CAPABLE = true;</script>
<!-- Measurement --><script>window.dataLayer = window.dataLayer || []; if (1 < 2 && dataLayer) { dataLayer.push({ 'page': "/<shop>" }); }</script>
</head>
<body id="collection-c1" class="show-products-category-navigation primary-button-style-solid tweak-fixed-header" tabindex="-1">
<div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="header theme-col--primary" data-controller="Header"><nav class="header-nav-list">${nav.join('')}</nav><div class="header-display-mobile">${nav.join('')}</div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections">
${Array.from({ length: sections }, (_, n) => section(n, blocksPerSection)).join('')}</article></main>
<footer class="sections" id="footer-sections" data-footer-sections>${section(99, 3)}</footer></div>
<script defer src="https://static.bench.example/static/vta/${recordId(5)}/scripts/site-bundle.js"></script>
<script data-sqs-type="imageloader-bootstrapper">(function() { if (window.ImageLoader) { window.ImageLoader.bootstrap({}, document); } })();</script><script>Squarespace.afterBodyLoad(Y);</script>
</body></html>
`;

/** Returns `count` pages with 3 to 72 blocks and contexts of 30 to 300 kB. */
export const publishedPages = (count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    publishedPage({
      sections: 1 + (n % 6),
      blocksPerSection: 3 + ((n * 5) % 10),
      contextBytes: 30_000 + ((n * 37_000) % 270_001),
    }),
  );
