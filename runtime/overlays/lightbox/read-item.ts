import { decodeSlide } from '../../contract/decoders/slide.ts';
import { imageOf } from '../../gallery/slides.ts';
import type { LightboxItem } from '../../page/lightbox-set.ts';

const picture = 'img:not(noscript *)';

/**
 * What the lightbox shows of a slide, of a figure of a gallery section or of an image block: its attributes, else those of the link
 * or picture inside it; texts also from where the page itself shows them. Spec 2 §3 "Lightbox", wild §2.
 */
export function readItem(slide: HTMLElement): LightboxItem {
  const image = imageOf(slide) ?? slide.querySelector<HTMLImageElement>(picture);
  const link = slide.querySelector('a');
  const holders = [slide, link, image].filter((holder) => holder !== null);
  const data = decodeSlide((name) => holders.find((holder) => holder.getAttribute(name))?.getAttribute(name) ?? null);
  const shown = (selector: string): string => slide.querySelector(selector)?.textContent?.trim() ?? '';
  const video = slide.querySelector<HTMLElement>('.sqs-video-wrapper')?.dataset;
  return {
    source: data.source || image?.currentSrc || image?.getAttribute('src') || '',
    size: data.dimensions ?? (image?.naturalWidth ? { widthPx: image.naturalWidth, heightPx: image.naturalHeight } : null),
    alt: image?.alt ?? '',
    title: data.title || shown('.meta-title,.image-slide-title'),
    description: data.description || shown('.meta-description,.gallery-caption-content,figcaption'),
    id: data.id || data.url || data.imageId,
    origin: image ?? slide,
    videoHtml: video?.html ?? '',
    videoProvider: video?.providerName ?? '',
  };
}
