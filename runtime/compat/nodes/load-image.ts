interface ImageLoader {
  load?(image: unknown, options?: unknown): unknown;
}

/** Loads an image by the page's image loader: ours or the page's own. */
export const loadImage = (image: unknown, options?: unknown): unknown =>
  (window as { ImageLoader?: ImageLoader }).ImageLoader?.load?.(image, options);
