import { scriptJson } from './escape.ts';
import type { PageTree } from './parse-page.ts';

/** Designs that need no option of the theme. */
const designs = ['stacked', 'strip', 'autorows'] as const;
/** Blocks are mounted from their own data. */
const galleries = `:is(${designs.map((design) => `.sqs-gallery-design-${design}`).join()}):not(.sqs-block *)`;

/** Matches the place of a picture that is larger than its slide; small numbers are written with an exponent. */
const isLarger = /object-fit:\s*cover|\b(left|top):\s*-\d[\d.]*px/;

/** Makes the galleries, with the elements that the page has before the marks of another window are cleared. */
const script = (drawn: readonly object[]): string => `<script>document.addEventListener("DOMContentLoaded",()=>{
const found=document.querySelectorAll(${JSON.stringify(galleries)});
${scriptJson(drawn)}.forEach((options,at)=>{
const container=found[at];
const near=(name)=>container.parentElement.querySelectorAll("[class^="+name+"],[class*=' "+name+"']");
const elements={next:near("next"),previous:near("prev"),currentIndex:near("current"),totalSlides:near("total")};
Y.use("squarespace-gallery-ng",(Y)=>new Y.Squarespace.Gallery2({...options,container,slides:container.children,elements}))
})})</script>`;

/**
 * Returns the script that makes the galleries of a theme again, whose own script is lost: each from its design's class and from
 * the boxes that were drawn; empty for a page without such galleries, or with scripts that may make them. site#drawn-settings
 */
export function drawnGalleries(page: PageTree): string {
  if (page('script[src]').length > 0 || page('script').text().includes('Gallery2(')) return '';
  const drawn = page(galleries)
    .toArray()
    .map((gallery) => {
      const classes = page(gallery).attr('class') ?? '';
      const pictures = page(gallery).find('img[style]').toArray();
      const isFilled = pictures.some((picture) => isLarger.test(page(picture).attr('style') ?? ''));
      return {
        design: designs.find((design) => classes.includes(`-${design}`)),
        loop: true,
        designOptions: { autoHeight: /\bheight:/.test(page(gallery).attr('style') ?? '') },
        loaderOptions: { mode: isFilled ? 'fill' : 'fit' },
      };
    });
  return drawn.length === 0 ? '' : script(drawn);
}
