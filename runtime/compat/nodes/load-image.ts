interface ImageLoader {
  load?(image: unknown, options?: unknown): unknown;
}

/** Has the page's image loader load an image: ours, or one that the page has put in its place. */
export const loadImage = (image: unknown, options?: unknown): unknown =>
  (window as { ImageLoader?: ImageLoader }).ImageLoader?.load?.(image, options);
