/**
 * A browser that the caller drives with Puppeteer, or one of its pages. Only these members are required, so that Puppeteer's
 * types are not.
 */
export type CallersBrowser = PuppeteerBrowser | { browser(): PuppeteerBrowser };

interface PuppeteerBrowser {
  readonly connected: boolean;
  createBrowserContext(): Promise<unknown>;
}
