import { galleryExtraLimits } from '../contract/limits.ts';
import type { PartContext } from './part.ts';

/** Weighs nothing: for pages that say nothing of the texts over their slides. */
const styles = `:where(.sqs-gallery-design-stacked .meta){position:absolute;z-index:1;box-sizing:border-box;left:0;right:0;bottom:0;padding:.75em 1em;color:#fff;background:rgb(0 0 0/.6)}
:where([class*=meta-position-top] .meta){top:0;bottom:auto}
:where(.sqs-gallery-block-meta-position-center .meta){top:50%;bottom:auto;transform:translateY(-50%)}
:where([class*=meta-position][class*=-left] .meta){right:auto;max-width:60%}
:where([class*=meta-position][class*=-right] .meta){left:auto;max-width:60%}
:where(.sqs-gallery-block-meta-only-title .meta-description){display:none}
:where(.sqs-gallery-block-meta-hover .slide:not(:hover,:focus-within) .meta){opacity:0}`;

/**
 * The texts that lie over slides: where a text needs more than 90 percent of the gallery's height it gets 40 percent of it and
 * scrolls. Spec 1 §9 "Overlay meta height".
 */
export function attach({ options, gallery, state, onEnd, addStyles }: PartContext): void {
  const { metaContentThresholdRatio, metaMaxHeightRatio } = galleryExtraLimits;
  addStyles(styles);
  // Told after the browser's own layout: nothing is laid out for the question.
  const observer = new ResizeObserver(() => {
    const meta = current();
    if (!meta) return;
    const heightPx = options.gallery.clientHeight;
    const isTooHigh = meta.scrollHeight > heightPx * metaContentThresholdRatio;
    Object.assign(state.keep(meta).style, {
      maxHeight: isTooHigh ? `${heightPx * metaMaxHeightRatio}px` : '',
      overflowY: isTooHigh ? 'auto' : '',
    });
    // What scrolls can be reached by keyboard.
    if (isTooHigh) meta.tabIndex = 0;
  });
  const current = (): HTMLElement | null => options.slides[gallery.currentIndex]?.querySelector<HTMLElement>('.meta') ?? null;
  const watch = (): void => {
    observer.disconnect();
    observer.observe(options.gallery);
    const meta = current();
    if (meta) observer.observe(meta);
  };
  watch();
  gallery.on('currentIndexChange', watch);
  onEnd(() => observer.disconnect());
}
