import type { Site } from '../../../fake-server/start.ts';
import { withPictures } from '../platform/pictures.ts';
import { type TestPage, testSite } from '../platform/test-site.ts';
import { image, slide, slideshow } from './gallery-html.ts';
import { accordion, header71 } from './wild-pages.ts';

/** The controls of a lightbox fade at rest. */
const grid =
  '<style>.sqs-lightbox-control.sqs-lightbox-control{opacity:1 !important}</style><div class="sqs-block gallery-block ' +
  `sqs-block-gallery" id="block" data-block-json='${JSON.stringify({ design: 'grid', lightbox: true })}'><div ` +
  'class="sqs-gallery-container sqs-gallery-block-grid"><div ' +
  `class="sqs-gallery">${['one', 'two'].map((name) => `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" href="/img/${name}-800x500.svg" data-slide-id="${name}">${image(name)}</a></div></div>`).join('')}</div></div></div>`;
const form =
  '<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content"><div ' +
  'class="lightbox-handle-wrapper"><button class="lightbox-handle">Write to us</button></div><div class="form-wrapper ' +
  'hidden"><form data-form-id="f1"><label>Email <input name="email"></label></form></div></div></div>';
const video =
  '<div class="sqs-block video-block sqs-block-video"><div class="sqs-block-content"><div class="sqs-video-wrapper" ' +
  'style="width:320px;height:180px" data-html="&lt;iframe src=&quot;//player.vimeo.com/video/1&quot;&gt;&lt;/iframe&gt;" ' +
  'data-provider-name="Vimeo"></div></div></div>';
const plays = slideshow({ id: 'plays', data: { autoplay: true }, slides: ['one', 'two'].map((name) => slide(name, 'fill')) });
/** The lines of the platform's icon are backgrounds. */
const burger = `<style>.header-display-desktop{display:none}.burger{border:0;background:none;padding:0}.burger-box{position:relative;width:36px;height:36px;font-size:0}.burger-inner>div{position:absolute;left:0;width:100%;height:3px;background-color:#333}.top-bun{top:11px}.bottom-bun{top:22px}</style>${header71}
<script>for(const each of document.querySelectorAll('.burger-inner'))each.innerHTML='<div class="top-bun"></div><div class="patty"></div><div class="bottom-bun"></div>'</script>`;

/** The site with a page for each kind of icon. */
export const iconSite: Site = withPictures(
  testSite(
    'icons',
    Object.fromEntries(
      Object.entries({ lightbox: grid, form, video, plays, accordion: accordion('', ''), burger }).map(
        ([name, html]): [string, TestPage] => [`/${name}`, { body: `<main style="width:500px">${html}</main>` }],
      ),
    ),
  ),
);

/** The icons, and what a visitor presses to see one. */
export const icons: readonly { readonly path: string; readonly icon: string; readonly press?: string }[] = [
  { path: '/lightbox', icon: '.sqs-lightbox-close', press: '.slide a' },
  { path: '/lightbox', icon: '.sqs-lightbox-next', press: '.slide a' },
  { path: '/lightbox', icon: '.sqs-lightbox-zoom', press: '.slide a' },
  { path: '/form', icon: '.ss-form-lightbox .ss-modal-close', press: '.lightbox-handle' },
  { path: '/video', icon: '.sqs-video-overlay' },
  { path: '/plays', icon: '.ss-play-button' },
  { path: '/accordion', icon: '.accordion-icon-container' },
  { path: '/burger', icon: '.header-display-mobile .burger-box' },
];
