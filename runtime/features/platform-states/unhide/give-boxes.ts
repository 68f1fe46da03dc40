const leastPx = 8;

/**
 * Gives pictures of fluid image blocks the box of their block where the component's own sheet is missing, as on saved pages: the picture
 * lies over a box that has no size by itself. Where the sheet is there, the picture has its box and nothing changes.
 */
export function giveBoxes(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>('.fluid-image-component-root')) {
    const block = root.closest('.sqs-block');
    if (!block || !hasBox(block) || ![...root.querySelectorAll('img')].some(isWithoutBox)) continue;
    // The picture of another window width is not displayed: it needs the same once it is.
    for (const box of [root.parentElement as HTMLElement, root, ...root.querySelectorAll<HTMLElement>('div')])
      if (box !== block && box.querySelector('img')) Object.assign(box.style, { width: '100%', height: '100%' });
  }
}

const hasBox = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width >= leastPx && height >= leastPx;
};
const isWithoutBox = (picture: Element): boolean =>
  picture.getClientRects().length > 0 && getComputedStyle(picture).position === 'absolute' && !hasBox(picture);
