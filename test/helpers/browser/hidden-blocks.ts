import type { Page } from 'puppeteer';

/** A page of Puppeteer, or a tab of another engine. */
type Evaluates = Pick<Page, 'evaluate'>;

/** Kinds that count as mounted while they are unseen: helpers without contents, and those that open on request. */
const unseenKinds =
  'section divider mobile-overlay background-overlay reading-progress mobile-folders product-lightbox account video-background door comments-count follow animation tooltip button cart-count floating-cart quick-view donation'.split(
    ' ',
  );
/** Kinds that show their contents in turn: a block inside them may be hidden. */
const inTurn =
  '[data-ss-block=gallery],[data-ss-block=header],[data-ss-block^=items-],[data-ss-block=portfolio],[data-ss-block=product-gallery],[data-ss-block=accordion],[data-ss-block=menu],[data-ss-block=marquee]';

/** Scrolls through the whole page once: the next frame reports intersections, and the one after judges the blocks. */
export const scrollThrough = (page: Evaluates): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo(0, top);
      for (let frames = 0; frames < 3; frames++) await frame();
    }
    scrollTo(0, 0);
  });

/** Returns each block that is mounted but hidden, or marked invisible: `kind #id: the property that hides it`. */
export const hiddenBlocks = (page: Evaluates): Promise<string[]> =>
  page.evaluate(
    (exempt, turning) => {
      const contents = 'img,svg,video,audio,canvas,iframe,input:not([type=hidden]),textarea,select,button,hr,.sqs-video-wrapper';
      const isContent = (element: Element) =>
        element.matches(contents) ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
      const isSeen = (element: Element) => {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        const isInside = width >= 1 && height >= 1 && right + scrollX > 0 && bottom + scrollY > 0;
        return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      };
      const hider = (element: Element): string => {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { display, opacity, visibility } = getComputedStyle(box);
          const parent = box.parentElement && getComputedStyle(box.parentElement).visibility;
          const what =
            display === 'none'
              ? 'display: none'
              : Number(opacity) < 0.02
                ? 'opacity: 0'
                : visibility !== 'visible' && parent === 'visible'
                  ? 'visibility: hidden'
                  : '';
          if (what) return `${what} on ${box.localName}.${[...box.classList].join('.')}`;
        }
        return 'no box inside the page';
      };
      const found: string[] = [];
      for (const block of document.querySelectorAll<HTMLElement>('[data-ss-block],[data-ss-block-error=invisible]')) {
        const { ssBlock } = block.dataset;
        if (ssBlock?.split(' ').every((kind) => exempt.includes(kind))) continue;
        if (ssBlock && block.parentElement?.closest(turning)) continue;
        const all = [block, ...block.querySelectorAll('*')].filter(isContent);
        if (ssBlock && (all.length > 0 ? all : [block]).some(isSeen)) continue;
        const name = ssBlock || `${block.dataset.controller ?? block.classList[1] ?? block.classList[0] ?? block.localName}`;
        found.push(`${name} #${block.id}: ${hider(all[0] ?? block)}`);
      }
      return found;
    },
    unseenKinds,
    inTurn,
  );
