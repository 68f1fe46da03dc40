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
  // A saved page without its scripts has lost the tweaks, and has the places: `translate3d(330px,0px,0px)`.
  const [first = 0, second = 0, ...others] = new Set(entries.map(({ style }) => Number.parseFloat(style.transform.slice(12))));
  const savedGapPx = tweaks['tweak-blog-masonry-columns'] ? 0 : Math.max(0, second - first - (entries[0]?.offsetWidth ?? 0));
  const wanted = Math.max(1, readNumber(tweaks['tweak-blog-masonry-columns']) ?? 2 + others.length);
  const [gapPx, rowGapPx] = [px('horizontal-spacing') || savedGapPx, px('vertical-spacing') || savedGapPx];
  wrapper.style.position = 'relative';

  const place = (): void => {
    const widthPx = wrapper.clientWidth;
    if (widthPx === 0) return;
    const columns = Math.max(1, Math.min(wanted, Math.floor((widthPx + gapPx) / (minColumnPx + gapPx))));
    const columnPx = (widthPx - (columns - 1) * gapPx) / columns;
    for (const { style } of entries)
      Object.assign(style, { position: 'absolute', left: '0px', top: '0px', width: `${columnPx}px` });
    const heightsPx = entries.map(({ offsetHeight }) => offsetHeight);
    const endsPx = new Array<number>(columns).fill(0);
    const isFromRight = getComputedStyle(wrapper).direction === 'rtl';
    entries.forEach((entry, at) => {
      const topPx = Math.min(...endsPx);
      const column = endsPx.indexOf(topPx);
      const leftPx = (isFromRight ? columns - 1 - column : column) * (columnPx + gapPx);
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
