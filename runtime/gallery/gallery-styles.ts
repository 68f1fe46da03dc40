/**
 * What the designs need of CSS. The sheet goes in before the page's own, so a site's rule of equal weight wins. The last
 * rule gives a control that no style sheet has given a shape one of its own.
 */
export const galleryStyles = `
.sqs-gallery-design-stacked{position:relative}
.sqs-gallery-design-stacked-slide{position:absolute;top:0;left:0;width:100%;height:100%}
.sqs-gallery-design-stacked-slide:not(.sqs-active-slide){visibility:hidden}
.sqs-gallery-design-strip{box-sizing:content-box;overflow-x:auto;overflow-y:hidden;white-space:nowrap}
.sqs-gallery-design-strip-slide{height:100%;margin-right:5px;cursor:pointer;object-fit:cover}
.sqs-gallery-design-strip-slide[aria-current=true]{outline:2px solid;outline-offset:-2px}
.sqs-gallery-controls :focus-visible,.sqs-gallery-design-strip-slide:focus-visible{outline:3px solid Highlight;outline-offset:1px}
.sqs-gallery-controls .sqs-disabled{opacity:.3;cursor:default}
.ss-gallery-arrow{display:inline-block;width:44px;height:44px;line-height:40px;text-align:center;font-size:30px;cursor:pointer;user-select:none;text-decoration:none}
.ss-gallery-arrow.previous::before{content:"\\2039"}
.ss-gallery-arrow.next::before{content:"\\203a"}`;
