import type { HTTPRequest, Page } from 'puppeteer';

export interface HeldRequests {
  /** Settles when the page has asked for the first of them. */
  readonly asked: Promise<void>;
  /** Lets them go on, and those that follow. */
  release(): void;
}

/** Keeps requests to addresses like `pattern` waiting. The page's requests are intercepted already, and something else answers them. */
export function holdRequests(page: Page, pattern: RegExp): HeldRequests {
  let isAsked = (): void => {};
  let isReleased = (): void => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const released = new Promise<void>((resolve) => {
    isReleased = resolve;
  });
  // Puppeteer waits for what is answered here before it lets a request go on.
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
