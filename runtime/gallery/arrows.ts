import type { PartContext } from './part.ts';

/** Over the slides, so that nothing below moves when they come. */
const styles = `.ss-gallery-arrow{display:inline-block;box-sizing:border-box;min-width:24px;padding:0 1rem;font:2rem/1.4 serif;cursor:pointer}
.ss-gallery-arrow::before{content:"\\203a"}
.ss-gallery-arrow.previous::before{content:"\\2039"}
@supports selector(:has(a)){.sqs-gallery-meta-container:has(.ss-gallery-arrow){position:relative}
.sqs-gallery-meta-container .ss-gallery-arrow{position:absolute;z-index:1000;bottom:8px;inset-inline-end:8px;min-width:45px;padding:0;text-align:center;border-radius:50%;color:#222;background:rgb(255 255 255/.85);box-shadow:0 0 2px #0006}
.sqs-gallery-meta-container .ss-gallery-arrow.previous{inset-inline-end:61px}}
[dir=rtl] .ss-gallery-arrow::before{display:inline-block;transform:scaleX(-1)}`;

/** What the chunk `gallery-arrows` exports. */
export interface ArrowsModule {
  shape: typeof shape;
}

/** Gives a shape to a control that is on the page without a size, because no style sheet knows it. */
export function shape(arrow: Element, { addStyles }: PartContext): void {
  addStyles(styles);
  arrow.classList.add('ss-gallery-arrow');
}
