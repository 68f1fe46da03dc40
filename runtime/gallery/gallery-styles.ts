/**
 * What the designs need of CSS. The sheet goes in before the page's own, so a site's rule of equal weight wins. Arrows are
 * for controls that no style sheet has given a shape.
 */
export const galleryStyles = `.sqs-gallery-design-stacked{position:relative}
.sqs-gallery-design-stacked-slide{position:absolute;top:0;left:0;width:100%;height:100%}
.sqs-gallery-design-stacked-slide:not(.sqs-active-slide){visibility:hidden}
.sqs-gallery-controls :focus-visible,.sqs-gallery-thumbnails :focus-visible{outline:3px solid Highlight}
.sqs-gallery-controls .sqs-disabled{opacity:.3}
.ss-gallery-arrow{display:inline-block;padding:0 1rem;font:2rem/1.4 serif;cursor:pointer}
.ss-gallery-arrow::before{content:"\\203a"}
.ss-gallery-arrow.previous::before{content:"\\2039"}`;
