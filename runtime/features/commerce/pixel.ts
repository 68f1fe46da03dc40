/** The events of the store by the standard names of the advertising network. `commerce#pixel` */
const pixelEvents = {
  createCustomerAccount: 'CompleteRegistration',
  addToCart: 'AddToCart',
  search: 'Search',
  subscribeNewsletter: 'Subscribe',
  viewProductPage: 'ViewContent',
} as const;
export type PixelEvent = keyof typeof pixelEvents;

/**
 * Reports an event to the page's advertising pixel. Returns false without a pixel, and if the visitor may not be tracked.
 * `commerce#pixel-consent`
 */
export type Pixel = (event: PixelEvent, data?: Readonly<Record<string, unknown>>) => boolean;

export interface PixelOptions {
  /** Returns the current function of the pixel, which may load late. */
  readonly pixel: () => unknown;
  readonly mayTrack: () => boolean;
  /** Called with the error of a pixel that throws. */
  readonly onError: (error: unknown) => void;
}

export function createPixel({ pixel, mayTrack, onError }: PixelOptions): Pixel {
  return (event, data = {}) => {
    const call = pixel();
    if (typeof call !== 'function' || !mayTrack()) return false;
    try {
      call('track', pixelEvents[event], data);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };
}
