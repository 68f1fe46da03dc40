import { CliError, errorMessage } from '../../errors.ts';
import { connectBrowser } from './browser.ts';
import type { CallersBrowser } from './callers-browser.ts';
import { type LastingBrowser, lastingBrowser } from './lasting-browser.ts';

/**
 * Returns the caller's browser for an audit, which opens profiles of its own in it and leaves it open. Throws CliError for a
 * browser that has ended.
 */
export async function browserOfCaller(given: CallersBrowser): Promise<LastingBrowser> {
  const browser = 'browser' in given ? given.browser() : given;
  if (!browser.connected) throw new CliError('The given browser has ended or is disconnected.', 'no-browser');
  return lastingBrowser(() => connectBrowser(browser.wsEndpoint())).catch((error: unknown) => {
    throw new CliError(`The given browser does not respond: ${errorMessage(error)}`, 'no-browser', error);
  });
}
