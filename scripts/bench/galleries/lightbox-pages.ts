import { runtimeTag } from '../parts/bench-site.ts';
import { jsonAttribute } from '../published/attribute.ts';
import { dimensionsOf, pageOf, someOf } from './page-of.ts';

export const lightboxPictures = someOf(12);

const data = jsonAttribute({ design: 'grid', lightbox: true, 'thumbnails-per-row': 4, 'aspect-ratio': 'square', padding: 20 });
const slides = lightboxPictures.map(
  (src, index) =>
    '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor content-fill" ' +
    `href="${src}" data-title="Picture ${index + 1}"><img class="thumb-image" data-src="${src}" data-image="${src}" ` +
    `data-image-dimensions="${dimensionsOf(src)}" data-load="false" alt="Picture ${index + 1}"></a></div></div>`,
);
const ours =
  `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json=${data}><div class="sqs-gallery-container ` +
  `sqs-gallery-block-grid"><div class="sqs-gallery">${slides.join('')}</div></div></div>`;

const style =
  '<style>.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:20px}.grid ' +
  'img{width:100%;aspect-ratio:1;object-fit:cover;height:auto;display:block}</style>';
const links = lightboxPictures.map(
  (src, index) =>
    `<a href="${src}" data-pswp-width="1600" data-pswp-height="800"><img src="${src}" width="1600" height="800" ` +
    `alt="Picture ${index + 1}"></a>`,
);

/** The floor: a dialog of the page's own with the picture. */
const floorScript = `<script>
addEventListener('click', (event) => {
  const link = event.target.closest('.grid a');
  if (!link) return;
  event.preventDefault();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.appendChild(new Image()).src = link.href;
  dialog.showModal();
});
</script>`;

export const lightboxPages: Readonly<Record<string, (boot: string) => string>> = {
  '/lightbox/ours': (boot) => pageOf(runtimeTag(boot), ours, ''),
  '/lightbox/photoswipe': () =>
    pageOf(
      `<link rel="stylesheet" href="/rows/photoswipe.css">${style}`,
      `<div class="grid">${links.join('')}</div>`,
      '/rows/photoswipe.js',
    ),
  '/lightbox/floor': () => pageOf(`${style}${floorScript}`, `<div class="grid">${links.join('')}</div>`, ''),
};

/** The code is loaded before the click, as in our row. */
export const photoswipeScript = `
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import PhotoSwipe from 'photoswipe';
const lightbox = new PhotoSwipeLightbox({ gallery: '.grid', children: 'a', pswpModule: PhotoSwipe });
lightbox.init();
window.bench = lightbox;
`;
export const photoswipeStyle = `@import 'photoswipe/style.css';`;
