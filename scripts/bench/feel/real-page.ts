import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Site } from '../../../fake-server/start.ts';
import { outDir } from '../../build/paths.ts';
import { someOf } from '../galleries/page-of.ts';
import { benchSite, runtimeTag } from '../parts/bench-site.ts';
import { bundle, requirePeers } from '../parts/bundle.ts';
import { jsonAttribute } from '../published/attribute.ts';

const pictures = someOf(8);

const style = `body{margin:0;font:16px/1.5 sans-serif}header{display:flex;justify-content:space-between;padding:1em 2em}nav[hidden]{display:none}
main{max-width:960px;margin:0 auto;padding:0 1em}.pictures{display:flex;overflow:hidden}.pictures a{flex:0 0 100%;min-width:0}.pictures img{display:block;width:100%;height:auto}
.poster,.map{display:block;width:100%;aspect-ratio:2;object-fit:cover}label{display:block;margin:.5em 0}`;

const header = `<header data-ss-real><a href="/">Kiln &amp; Co.</a><button type="button" aria-expanded="false" aria-controls="menu">Menu</button></header>
<nav id="menu" hidden><a href="/shop">Shop</a> <a href="/visit">Visit</a></nav><main><h1>Pots for every day</h1>`;
const words = `<p>${'Thrown, glazed and fired in the old mill by the river. '.repeat(8)}</p>`;
const rest = (form: string) =>
  `${words}<img class="poster" src="${pictures[6]}" width="960" height="480" alt="A film of the kiln">${words}${form}
<a href="https://maps.example/"><img class="map" src="${pictures[7]}" width="960" height="480" alt="Map of the mill"></a></main><footer>The old mill</footer>`;
const fields =
  '<label>Name <input name="name" required></label><label>E-mail <input name="email" type="email" ' +
  'required></label><button>Send</button>';

const data = jsonAttribute({
  design: 'slideshow',
  lightbox: true,
  controls: true,
  transition: 'slide',
  'aspect-ratio': 'two-one',
});
const ourSlides = pictures.map(
  (src, at) =>
    `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" href="${src}"><img ` +
    `class="thumb-image" data-src="${src}" data-image="${src}" data-image-dimensions="1600x800" data-load="false" alt="Pot ` +
    `${at + 1}"></a></div></div>`,
);
const ourGallery =
  `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" data-block-json=${data}><div ` +
  `class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${ourSlides.join('')}</div><div ` +
  'class="sqs-gallery-controls"><a class="previous"></a><a class="next"></a></div></div></div>';
const links = pictures.map(
  (src, at) =>
    `<a href="${src}" data-pswp-width="1600" data-pswp-height="800"><img src="${src}" width="1600" height="800" alt="Pot ` +
    `${at + 1}"></a>`,
);
const plainGallery = `<div id="gallery"><div class="pictures">${links.join('')}</div></div>`;
const plainForm = `<form id="form" action="/sent" method="post">${fields}</form>`;

/** Marks the gallery as our blocks are, once every library has started. */
const pileScript = `
import EmblaCarousel from 'embla-carousel';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import PhotoSwipe from 'photoswipe';
import * as CookieConsent from 'vanilla-cookieconsent';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
const button = document.querySelector('header button');
button.addEventListener('click', () => { const menu = document.getElementById('menu'); menu.hidden = !menu.hidden; button.setAttribute('aria-expanded', String(!menu.hidden)); });
const gallery = document.getElementById('gallery');
EmblaCarousel(gallery, { loop: true });
new PhotoSwipeLightbox({ gallery: '.pictures', children: 'a', pswpModule: PhotoSwipe }).init();
function Form() {
  const { register, handleSubmit } = useForm();
  return createElement('form', { onSubmit: handleSubmit(() => {}) },
    createElement('label', null, 'Name ', createElement('input', register('name', { required: true }))),
    createElement('label', null, 'E-mail ', createElement('input', register('email', { required: true }))),
    createElement('button', null, 'Send'));
}
createRoot(document.getElementById('form')).render(createElement(Form));
CookieConsent.run({ categories: { necessary: { readOnly: true }, analytics: {} }, language: { default: 'en', translations: { en: {
  consentModal: { title: 'Cookies', description: 'We count visits.', acceptAllBtn: 'Accept', acceptNecessaryBtn: 'Decline' },
  preferencesModal: { sections: [] } } } } });
gallery.setAttribute('data-ss-block', 'gallery');
`;
const pileStyle = `@import 'photoswipe/style.css'; @import 'vanilla-cookieconsent/dist/cookieconsent.css';`;

const html = (head: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
  'content="width=device-width"><title>Kiln</title><link rel="icon" href="data:,"><link rel="stylesheet" ' +
  `href="/peers/site.css">${head}</head><body>${body}</body></html>`;

/**
 * The same page by our runtime (`/ours`), by libraries in one bundle (`/pile`), and without script (`/none`): menu, gallery,
 * lightbox, poster, form, banner, map.
 */
export async function prepareRealPage(): Promise<Site> {
  requirePeers();
  const folder = outDir('bench-feel');
  await rm(folder, { recursive: true, force: true });
  const files = Object.fromEntries(
    ['/peers/site.css', '/peers/pile.js', '/peers/pile.css'].map((path) => [path, join(folder, basename(path))]),
  );
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string | Buffer) => writeFile(join(folder, name), text);
  // Published pages link the platform's sheet and their own.
  await write('site.css', (await readFile('fixtures/platform/platform.css', 'utf8')) + style);
  await write('pile.js', await bundle(pileScript, 'js'));
  await write('pile.css', await bundle(pileStyle, 'css'));
  const ourForm = `<form data-form-id="f1" action="/sent" method="post">${fields}</form>`;
  const pages: Readonly<Record<string, (boot: string) => string>> = {
    '/ours': (boot) =>
      html(
        runtimeTag(boot, { cookieSettings: { isCookieBannerEnabled: true } }),
        header.replace('data-ss-real', 'data-controller="Header"') + ourGallery + rest(ourForm),
      ),
    '/pile': () =>
      html(
        '<link rel="stylesheet" href="/peers/pile.css"><script type="module" src="/peers/pile.js"></script>',
        header + plainGallery + rest('<div id="form"></div>'),
      ),
    '/none': () => html('', header + plainGallery + rest(plainForm)),
  };
  return benchSite('real', {
    pages,
    fileAt: (path) =>
      path.startsWith('/pictures/') ? resolve('fixtures/sites/galleries', path.slice(1)) : (files[path] ?? null),
  });
}
