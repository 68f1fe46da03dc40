import { watchBox } from '../../../browser/watch-box.ts';
import { readNumber } from '../../../contract/read.ts';
import { contextPart } from '../../../contract/site/page-context.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** Smallest width of a column. */
const minColumnPx = 240;

/** Places posts in columns. The page's tweaks set the number of columns and the gaps. site#blog-masonry */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  const entries = Array.from(element.querySelectorAll<HTMLElement>('.entry'));
  const wrapper = entries[0]?.parentElement;
  if (!wrapper) return { dispose() {} };
  const tweaks = contextPart(page.rawContext, 'tweakJSON');
  const px = (name: string): number => Number.parseFloat(`${tweaks[`tweak-blog-masonry-${name}`]}`) || 0;
  const columns = readNumber(tweaks['tweak-blog-masonry-columns']);
  const ofTweaks = { wanted: Math.max(1, columns ?? 2), gapPx: px('horizontal-spacing'), rowGapPx: px('vertical-spacing') };
  const { wanted, gapPx, rowGapPx } = (columns === null && savedLayout(entries)) || ofTweaks;
  wrapper.style.position = 'relative';

  const place = (): void => {
    const widthPx = wrapper.clientWidth;
    if (widthPx === 0) return;
    const count = Math.max(1, Math.min(wanted, Math.floor((widthPx + gapPx) / (minColumnPx + gapPx))));
    const columnPx = (widthPx - (count - 1) * gapPx) / count;
    for (const { style } of entries)
      Object.assign(style, { position: 'absolute', left: '0px', top: '0px', width: `${columnPx}px` });
    const heightsPx = entries.map(({ offsetHeight }) => offsetHeight);
    const endsPx = new Array<number>(count).fill(0);
    const isFromRight = getComputedStyle(wrapper).direction === 'rtl';
    entries.forEach((entry, at) => {
      const topPx = Math.min(...endsPx);
      const column = endsPx.indexOf(topPx);
      const leftPx = (isFromRight ? count - 1 - column : column) * (columnPx + gapPx);
      entry.style.transform = `translate3d(${leftPx}px,${topPx}px,0)`;
      endsPx[column] = topPx + (heightsPx[at] ?? 0) + rowGapPx;
    });
    wrapper.style.height = `${Math.max(...endsPx) - rowGapPx}px`;
  };
  place();
  wrapper.classList.add('masonry-ready');
  let frame = 0;
  // Pictures and fonts that load later change the heights.
  const requestPlace = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      place();
    });
  };
  const disposers = [wrapper, ...entries].map((each) => watchBox(each, requestPlace));
  await loadPictures(element, page);
  return {
    dispose() {
      for (const dispose of disposers) dispose();
      cancelAnimationFrame(frame);
    },
  };
}

/** Returns the layout that the places of a saved page show, which without its scripts has lost the tweaks; null without places. */
function savedLayout(entries: readonly HTMLElement[]) {
  const places = entries.map(({ style, offsetWidth, offsetHeight }) => {
    const [left, top] = /^translate3d\((-?[\d.]+)px, ?(-?[\d.]+)px/.exec(style.transform)?.slice(1).map(Number) ?? [];
    return { left, top, right: (left ?? 0) + offsetWidth, bottom: (top ?? 0) + offsetHeight };
  });
  const lefts = [...new Set(places.map(({ left }) => left))].sort((one, other) => Number(one) - Number(other));
  if (lefts.includes(undefined)) return null;
  const [first] = places;
  const below = places.find(({ left, top }) => left === first?.left && top !== first?.top);
  return {
    wanted: lefts.length,
    gapPx: Math.max(0, (lefts[1] ?? 0) - (places.find(({ left }) => left === lefts[0])?.right ?? 0)),
    rowGapPx: Math.max(0, (below?.top ?? 0) - (first?.bottom ?? 0)),
  };
}
