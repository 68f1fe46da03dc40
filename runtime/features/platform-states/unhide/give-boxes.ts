const minPx = 8;
const component = '.fluid-image-component-root';

/** Returns whether `giveBoxes` may have something to do. */
export const hasLostPictures = (document: Document): boolean =>
  [...document.querySelectorAll(`${component} img`)].some(isWithoutBox);

/**
 * Gives the pictures of fluid image blocks the box of their block where the component's style sheet is missing, as on saved
 * pages: there the box of an absolute picture has no size. With the style sheet nothing changes.
 */
export function giveBoxes(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>(component)) {
    const block = root.closest('.sqs-block');
    if (!block || !hasBox(block) || ![...root.querySelectorAll('img')].some(isWithoutBox)) continue;
    // Pictures for other window widths are included: they are not displayed now.
    for (const box of [root.parentElement as HTMLElement, root, ...root.querySelectorAll<HTMLElement>('div')])
      if (box !== block && box.querySelector('img')) Object.assign(box.style, { width: '100%', height: '100%' });
  }
}

const hasBox = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width >= minPx && height >= minPx;
};
const isWithoutBox = (picture: Element): boolean =>
  picture.getClientRects().length > 0 && getComputedStyle(picture).position === 'absolute' && !hasBox(picture);
