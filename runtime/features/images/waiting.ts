/** What the page's own code leaves to the image loader: images that name their picture, but for those that a template loads. */
const waiting = '.sqs-block-image img[data-src],img:is([data-src],[data-image]):not([data-load=false])';

/** Images below `root` that wait for `window.ImageLoader.bootstrap`. Wild §4. */
export const waitingImages = (root: ParentNode): readonly HTMLImageElement[] =>
  Array.from(root.querySelectorAll<HTMLImageElement>(waiting));
