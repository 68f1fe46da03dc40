import type { HTTPRequest, Page } from 'puppeteer';

export interface HeldRequests {
  /** Resolves when the page has sent the first of the held requests. */
  readonly asked: Promise<void>;
  /** Releases the held requests and all later ones. */
  release(): void;
}

/**
 * Holds requests to addresses that match `pattern`. Interception of the page's requests must be on, with a handler for the
 * others.
 */
export function holdRequests(page: Page, pattern: RegExp): HeldRequests {
  let isAsked = (): void => {};
  let isReleased = (): void => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const released = new Promise<void>((resolve) => {
    isReleased = resolve;
  });
  // Puppeteer waits for the handlers' promises before it continues a request.
  const hold = async (request: HTTPRequest): Promise<void> => {
    if (!pattern.test(request.url())) return;
    isAsked();
    await released;
  };
  page.on('request', hold);
  return {
    asked,
    release() {
      page.off('request', hold);
      isReleased();
    },
  };
}
