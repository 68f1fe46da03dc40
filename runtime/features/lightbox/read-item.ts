import type { LightboxItem } from './lightbox-set.ts';

/**
 * What the lightbox shows of a slide, of a figure of a gallery section or of an image block: its attributes, else those of the link
 * or picture inside it; texts also from where the page itself shows them. Spec 2 §3 "Lightbox", wild §2.
 */
export function readItem(slide: HTMLElement): LightboxItem {
  const image = slide instanceof HTMLImageElement ? slide : slide.querySelector<HTMLImageElement>('img:not(noscript *)');
  const links = Array.from(slide.querySelectorAll('a'));
  const read = (name: string): string =>
    [slide, links[0], image].map((holder) => holder?.getAttribute(`data-${name}`)?.trim()).find(Boolean) ?? '';
  const shown = (selector: string) => slide.querySelector<HTMLElement>(selector);
  const source = read('src') || read('image') || image?.currentSrc || image?.src || '';
  const [widthPx = 0, heightPx = 0] = read('image-dimensions').split('x').map(Number);
  const video = shown('.sqs-video-wrapper')?.dataset;
  return {
    source,
    // What the page shows is no measure: it may be a small copy.
    size: widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null,
    alt: image?.alt ?? '',
    title: read('title') || (shown('.meta-title,.image-slide-title,.summary-title')?.textContent?.trim() ?? ''),
    description:
      read('description') || (shown('.meta-description,.gallery-caption-content,.summary-excerpt,figcaption')?.innerHTML ?? ''),
    link: read('click-through-url') || (links.find((link) => isElsewhere(link, source))?.href ?? ''),
    id: read('slide-id') || read('slide-url') || read('image-id'),
    origin: image ?? slide,
    videoHtml: video?.html ?? '',
    videoProvider: video?.providerName ?? '',
  };
}

/** Whether a link leads to something other than this picture or a place on this page. */
export function isElsewhere({ href, pathname }: HTMLAnchorElement, source: string): boolean {
  const picture = document.createElement('a');
  picture.href = source;
  return href !== '' && pathname !== picture.pathname && pathname !== location.pathname;
}
