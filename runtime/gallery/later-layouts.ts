import { put } from '../media/reserve-image.ts';

/**
 * The geometry of the designs that the boot script has no room for: it comes with the chunk that brings blocks to life, while the
 * page is parsed. In a wall each slide spans as many rows of one pixel as it is high: a dense grid puts it into the column that
 * is shortest so far. They weigh more than those of the boot script, which stand below them.
 * The box of a small picture is no larger than it.
 */
export const laterRules = `[data-ss-slides=image]{max-width:min(100%,var(--ss-width)*1px)}
[data-ss-slides][data-ss-slides=autorows]{--ss-gap:calc(var(--ss-gutter,20)*1px)}
[data-ss-slides][data-ss-slides=autorows]>*{flex:var(--ss-ratio) 1 calc(var(--ss-ratio)*var(--ss-rowHeight,250)*1px)}
[data-ss-slides][data-ss-slides=autorows]:after{content:"";flex:9999 1 0;margin-inline-start:calc(-1*var(--ss-gap))}
[data-ss-slides][data-ss-slides=autocolumns]{display:grid;grid:auto-flow dense 1px/repeat(auto-fill,minmax(var(--ss-column),1fr));gap:0 var(--ss-gap);margin-bottom:calc(-1*var(--ss-gap))}
[data-ss-slides][data-ss-slides=autocolumns]>*{grid-row:span calc(var(--ss-height,1) + var(--ss-gutter,0));align-self:start;margin:0;min-width:0}
[data-ss-slides][data-ss-slides=list]>*>*{min-width:0}
[data-block-json*='"listImageAlignment":"right"'] [data-ss-slides=list]>*{flex-direction:row-reverse}
[data-block-json*='"columnBehavior":"min"'] [data-ss-slides^=auto],[data-ss-layout=min][data-ss-slides^=auto]{--ss-count:max(1,round(down,(100% + var(--ss-gap))/(var(--ss-columnWidth,250)*1px + var(--ss-gap))))}`;

let heights: ResizeObserver | undefined;

/** Keeps the slides of walls in their places: the browser tells heights before it draws them, so that nothing is laid out for it. */
export function layOutWalls(root: ParentNode): void {
  heights ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      put(target as HTMLElement, 'height', Math.ceil(borderBoxSize[0]?.blockSize ?? 1));
  });
  for (const slide of root.querySelectorAll('[data-ss-slides=autocolumns]>*')) heights.observe(slide);
}
