import type { HTTPRequest, Page } from 'puppeteer';

/**
 * Fails requests to addresses that match `pattern` until the returned function is called. Interception of the page's requests
 * must be on: the request blocking of the headless shell misses a page's first requests.
 */
export function refuseRequests(page: Page, pattern: RegExp): () => void {
  const refuse = (request: HTTPRequest): void => {
    if (pattern.test(request.url())) void request.abort('failed', 1);
  };
  page.on('request', refuse);
  return () => void page.off('request', refuse);
}
