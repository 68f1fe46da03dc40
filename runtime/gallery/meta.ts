import { metaLimits } from '../contract/limits.ts';
import { arrowsOf } from './controls.ts';
import type { PartContext } from './part.ts';

/** Weighs nothing: for pages that say nothing of the texts over their slides, but for the room that arrows of ours take (arrows.ts). */
const styles = `:where(:is(.sqs-gallery-block-slideshow,.sqs-gallery-block-slider) .meta){position:absolute;z-index:1;box-sizing:border-box;left:0;right:0;bottom:0;padding:.75em 1em;color:#fff;background:rgb(0 0 0/.6)}
:where([class*=meta-position-top] .meta){top:0;bottom:auto}
:where(.sqs-gallery-block-meta-position-center .meta){top:50%;bottom:auto;transform:translateY(-50%)}
:where([class*=meta-position][class*=-left] .meta){right:auto;max-width:60%}
:where([class*=meta-position][class*=-right] .meta){left:auto;max-width:60%}
:where(.sqs-gallery-block-meta-only-title .meta-description){display:none}
:where(.sqs-gallery-block-meta-only-description .meta-title){display:none}
:where(.sqs-gallery-block-meta-hover .slide:not(:hover,:focus-within) .meta){opacity:0}
.ss-gallery-room.ss-gallery-room .meta{padding-inline-end:122px}`;

/**
 * The texts that lie over slides: where a text needs more than 90 percent of the gallery's height it gets 40 percent of it and
 * scrolls. Spec 1 §9 "Overlay meta height".
 */
export function attach({ options, gallery, state, clock, addStyles, whenSized }: PartContext): void {
  const { metaContentThresholdRatio, metaMaxHeightRatio } = metaLimits;
  const watched = new Set<HTMLElement>();
  let heightPx = 0;
  let hasRoom = false;
  const shorten = (meta: HTMLElement): void => {
    // Before the first text is shown: it would be set anew when the arrows get their shape.
    if (!hasRoom && arrowsOf(options).some(isShapeless)) state.keep(options.gallery).classList.add('ss-gallery-room');
    hasRoom = true;
    const isTooHigh = heightPx > 0 && meta.scrollHeight > heightPx * metaContentThresholdRatio;
    Object.assign(state.keep(meta).style, {
      maxHeight: isTooHigh ? `${heightPx * metaMaxHeightRatio}px` : '',
      overflowY: isTooHigh ? 'auto' : '',
      visibility: heightPx > 0 ? '' : 'hidden',
    });
    // What scrolls can be reached by keyboard.
    if (isTooHigh) meta.tabIndex = 0;
  };
  /** That of the current slide, and of those beside it, which may be in sight as well. */
  const watch = (): void => {
    for (const by of [-1, 0, 1]) {
      const meta = options.slides[gallery.currentIndex + by]?.querySelector<HTMLElement>('.meta');
      if (!meta || watched.has(meta)) continue;
      watched.add(meta);
      // It would jump when it is shortened.
      state.keep(meta).style.visibility = 'hidden';
      // After the browser's own layout, and in a task of its own: it changes what is watched.
      whenSized(meta, () => clock.after(0, () => shorten(meta)));
    }
  };
  addStyles(styles);
  whenSized(options.gallery, (size) => {
    ({ heightPx } = size);
    for (const meta of watched) clock.after(0, () => shorten(meta));
  });
  watch();
  gallery.on('currentIndexChange', watch);
}

/** On the page, but without a size: no style sheet knows it. */
const isShapeless = (arrow: HTMLElement): boolean => arrow.getClientRects().length > 0 && arrow.offsetWidth === 0;
