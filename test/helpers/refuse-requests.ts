import type { HTTPRequest, Page } from 'puppeteer';

/**
 * Lets requests to addresses like `pattern` fail, until the returned function is called. The page's requests are intercepted
 * already: a content blocker as Chromium without a window has it comes too late for the first of them.
 */
export function refuseRequests(page: Page, pattern: RegExp): () => void {
  const refuse = (request: HTTPRequest): void => {
    if (pattern.test(request.url())) void request.abort('failed', 1);
  };
  page.on('request', refuse);
  return () => void page.off('request', refuse);
}
