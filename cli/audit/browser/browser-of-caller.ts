import type { Browser } from 'puppeteer-core';
import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError } from '../../../fake-server/common/errors.ts';
import { auditBrowserOf } from './browser.ts';
import type { CallersBrowser } from './callers-browser.ts';
import { type LastingBrowser, lastingBrowser } from './lasting-browser.ts';

/**
 * Returns the caller's browser for an audit, which opens profiles of its own in it and leaves it open. Throws CliError for a
 * browser that has ended.
 */
export async function browserOfCaller(given: CallersBrowser): Promise<LastingBrowser> {
  const browser = 'browser' in given ? given.browser() : given;
  if (!browser.connected) throw new CliError('The given browser has ended or is disconnected.', 'no-browser');
  return lastingBrowser(() => auditBrowserOf(browser as unknown as Browser)).catch((error: unknown) => {
    throw new CliError(`The given browser does not respond: ${errorMessage(error)}`, 'no-browser', error);
  });
}
