import type { Page } from 'puppeteer';

/** Waits until the page has loaded and run the chunk of this name. */
export async function chunkLoaded(page: Page, name: string): Promise<void> {
  const address = await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/chunks/${part}-`))?.name,
    {},
    name,
  );
  // As text, because vitest replaces `import()` in functions.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => {})`);
}
