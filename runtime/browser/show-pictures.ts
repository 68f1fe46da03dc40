// Part of the boot script.
/**
 * Shows the pictures below `root` that have no address yet, by the browser's lazy loading: for a block whose code fails or is
 * late. Mounted blocks load their pictures themselves. Uses no built-in that pages replace.
 */
export function showPictures(root: Node = document): void {
  const { images } = document;
  for (let index = 0; index < images.length; index++) {
    const image = images[index] as HTMLImageElement;
    const { src = image.dataset.image } = image.dataset;
    if (!src || image.src || !root.contains(image) || isInMountedBlock(image)) continue;
    image.loading = 'lazy';
    image.src = src;
  }
}

export type ShowPictures = typeof showPictures;

const isInMountedBlock = (element: HTMLElement | null): boolean =>
  !!element &&
  (!!element.dataset.ssBlock || element.dataset.ssBlockError === 'invisible' || isInMountedBlock(element.parentElement));
