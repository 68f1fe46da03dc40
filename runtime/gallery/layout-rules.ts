/**
 * The geometry of galleries before their code comes and after it, as CSS: `data-ss-slides` on the gallery says which design lays
 * its slides out, custom properties with what: each number of the block's data has one of its name. `*=r`: grid, autogrid, autorows
 * and carousel are rows of boxes. In a wall (autocolumns) each slide spans as many rows of one pixel as it is high: a dense grid puts
 * it into the column that is shortest so far. A slideshow or slider is hidden until it is alive, so that the browser does nothing for
 * its slides: of 1000, three will be shown. 100% is a gallery's width: spec 1 §4 "Carousel", §9 "Autocolumns". An image that
 * is to come has the size of its picture where the page says none, and the page's where it does.
 */
export const layoutRules = `:where([data-ss-slides] img[data-src]){display:block;width:100%;aspect-ratio:var(--ss-ratio);overflow:hidden}
[data-ss-slides*=r]>*{flex:0 0 var(--ss-column);margin:0;min-width:0}
[data-ss-slides]{--ss-gap:calc(var(--ss-gutter,0)*1px);--ss-most:2 + round(down,100%/480px) + 9*round(down,100%/724px);--ss-fixed:min(var(--ss-numColumns),var(--ss-most));--ss-count:var(--ss-fixed,round(var(--ss-columnBehavior,up),(100% + var(--ss-gap))/(var(--ss-columnWidth,250)*1px + var(--ss-gap))));--ss-column:calc((100% + var(--ss-gap))/var(--ss-count) - var(--ss-gap) - .02px)}
[data-ss-slides*=r]{display:flex;flex-wrap:wrap;gap:var(--ss-gap)}
[data-ss-slides=autorows]{--ss-gap:calc(var(--ss-gutter,20)*1px)}
[data-ss-slides=autorows]>*{flex:var(--ss-ratio) 1 calc(var(--ss-ratio)*var(--ss-rowHeight,250)*1px)}
[data-ss-slides=autorows]:after{content:"";flex:9999 1 0;margin-inline-start:calc(-1*var(--ss-gap))}
[data-ss-slides=list]>*{display:flex;flex-direction:var(--ss-listImageAlignment);gap:20px;margin-bottom:20px}
[data-ss-slides=list]>*>*{flex:1;min-width:0}
[data-ss-slides=list]>*>:has([data-src]){flex:0 0 calc(var(--ss-listImageSize,30)*1%)}
[data-ss-slides=autocolumns]>*{grid-row:span calc(var(--ss-height,1) + var(--ss-gutter,0));align-self:start;margin:0}
[data-ss-slides=autocolumns]{display:grid;grid:auto-flow dense 1px/repeat(auto-fill,minmax(var(--ss-column),1fr));gap:0 var(--ss-gap);margin-bottom:calc(-1*var(--ss-gap))}
[data-ss-slides=grid]{--ss-gap:calc(var(--ss-padding,var(--ss-gutter,20))*1px);--ss-count:var(--ss-thumbnails-per-row,var(--ss-perRow,var(--ss-fixed,4)))}
[data-ss-slides=show]~.sqs-gallery-thumbnails{height:calc((var(--ss-thumbnail-strip-height,80) + var(--ss-thumbnail-strip-margin,20))*1px);visibility:hidden}
[data-ss-slides=show]{width:100%!important;aspect-ratio:var(--ss-ratio);overflow:hidden;visibility:hidden;content-visibility:hidden}
[data-ss-slides=carousel]{--ss-gap:1%;--ss-count:min(var(--ss-slidesPerRow,3),var(--ss-most));flex-wrap:nowrap}
div:has(>[data-ss-slides=carousel]){overflow:clip}
:where([data-ss-slides=image]){display:inline-block;aspect-ratio:var(--ss-ratio);overflow:hidden}
:where([data-ss-slides=image]:not([width])){width:min(100%,var(--ss-width)*1px)}`;
