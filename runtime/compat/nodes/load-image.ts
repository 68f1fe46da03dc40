interface ImageLoader {
  load?(image: unknown, options?: unknown): unknown;
}

/** Loads an image by `window.ImageLoader`, the runtime's or the page's. */
export const loadImage = (image: unknown, options?: unknown): unknown =>
  (window as { ImageLoader?: ImageLoader }).ImageLoader?.load?.(image, options);
