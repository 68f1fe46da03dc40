/** The events of the commerce pixel helper (spec 2 §7) by the advertising network's standard names. */
const pixelEvents = {
  createCustomerAccount: 'CompleteRegistration',
  addToCart: 'AddToCart',
  search: 'Search',
  subscribeNewsletter: 'Subscribe',
  viewProductPage: 'ViewContent',
} as const;
export type PixelEvent = keyof typeof pixelEvents;

/**
 * Reports an event to a third party's advertising pixel. False, and nothing is told, where the page has no pixel or the visitor
 * may not be tracked (our choice); a pixel that throws goes to `onError`.
 */
export type Pixel = (event: PixelEvent, data?: Readonly<Record<string, unknown>>) => boolean;

export interface PixelOptions {
  /** The pixel's own function as it stands on the page now. */
  readonly pixel: () => unknown;
  readonly mayTrack: () => boolean;
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
