import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { findBrowser } from '../../../cli/browser/find.ts';
import { quietFlags } from '../../../cli/browser/quiet-flags.ts';
import { type ServedPlatform, type StartOptions, start } from '../../../fake-server/start.ts';

export interface BenchWorld {
  readonly platform: ServedPlatform;
  readonly browser: Browser;
  /** Address of a page of a site. */
  address(site: string, path: string): string;
}

const limitMs = 30 * 60_000;

/**
 * Starts a platform and a browser, runs the bench in them, and ends both. The process ends with status 1 after 30 minutes. Throws
 * an Error where no browser is found.
 */
export async function inWorld<Result>(
  platformOptions: StartOptions,
  bench: (world: BenchWorld) => Promise<Result>,
  browserOptions: LaunchOptions = {},
): Promise<Result> {
  const found = await findBrowser(process.env);
  if (!found) throw new Error('This needs Chromium or Chrome: `npx ss-runtime doctor` lists the places that are searched.');
  const platform = await start(platformOptions);
  const tooLong = setTimeout(() => {
    process.stderr.write(`Not done after ${limitMs / 60_000} minutes: given up.\n`);
    process.exit(1);
  }, limitMs);
  try {
    const browser = await puppeteer.launch({
      executablePath: found.path,
      args: ['--no-sandbox', ...quietFlags],
      ...browserOptions,
    });
    try {
      return await bench({ platform, browser, address: (site, path) => `http://${site}.localhost:${platform.port}${path}` });
    } finally {
      await browser.close();
    }
  } finally {
    clearTimeout(tooLong);
    await platform.close();
  }
}
