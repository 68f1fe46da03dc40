import type { Frame, Page } from 'puppeteer';
import { eventually } from '../run/eventually.ts';

/** Returns the frame of the site's page in the preview of a settings screen, inside of the preview's own document. */
export async function framedPage(page: Page): Promise<Frame> {
  const preview = await (await page.waitForSelector('iframe'))?.contentFrame();
  return eventually(() => {
    const [framed] = preview?.childFrames() ?? [];
    if (!framed?.url().startsWith('http')) throw new Error('The preview has no page yet.');
    return framed;
  });
}
