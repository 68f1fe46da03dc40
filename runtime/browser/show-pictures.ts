/**
 * Shows the pictures below `root` that wait for code which does not come, or is on its way for too long: as they come into view,
 * by the browser's own means. Those of live blocks are loaded by them. It stands on no built-in that pages replace.
 */
export function showPictures(root: Node = document): void {
  const { images } = document;
  for (let index = 0; index < images.length; index++) {
    const image = images[index] as HTMLImageElement;
    const { src = image.dataset.image } = image.dataset;
    if (!src || image.src || !root.contains(image) || isAlive(image)) continue;
    image.loading = 'lazy';
    image.src = src;
  }
}

export type ShowPictures = typeof showPictures;

const isAlive = (element: HTMLElement | null): boolean =>
  !!element && (!!element.dataset.ssBlock || element.dataset.ssBlockError === 'invisible' || isAlive(element.parentElement));
