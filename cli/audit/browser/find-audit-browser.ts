import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError, exitCodes } from '../../../fake-server/common/errors.ts';
import { browserVersion, findBrowser } from '../../browser/find.ts';
import { browserWaysOut } from '../../browser/install.ts';
import { lowLimitAdvice } from '../../core/failure.ts';
import type { Env } from '../../io.ts';
import { connectBrowser, launchBrowser } from './browser.ts';
import { type LastingBrowser, lastingBrowser } from './lasting-browser.ts';

const expected = 'expected the path of Chrome or Chromium, or the ws:// address of a running one';

/**
 * Returns the browser at a path or DevTools address, or searches for one. A browser that crashes is started again. Throws
 * CliError without a browser. `detail` receives which browser is started.
 */
export async function findAuditBrowser(
  wanted: string | undefined,
  env: Env,
  detail: (line: string) => void = () => {},
): Promise<LastingBrowser> {
  if (wanted !== undefined && /^[a-z]+:\/\//i.test(wanted)) {
    if (!/^wss?:/i.test(wanted) || !URL.canParse(wanted))
      throw new CliError(`--browser ${wanted} is not a WebSocket address: ${expected}.`, exitCodes.usage);
    return lastingBrowser(() => connectBrowser(wanted)).catch((error: unknown) => {
      throw new CliError(`No browser could be connected to at ${wanted}: ${errorMessage(error)}`, 'no-browser');
    });
  }
  if (wanted === '') throw new CliError(`--browser is empty: ${expected}.`, exitCodes.usage);
  const found = wanted === undefined ? await findBrowser(env) : { path: wanted, from: '--browser' };
  if (found === null) throw new CliError(browserWaysOut, 'no-browser');
  const { path } = found;
  detail(`Browser: ${path} (found in: ${found.from})`);
  return lastingBrowser(() => launchBrowser(path)).catch(async (error: unknown) => {
    if (error instanceof CliError) throw error;
    const isBrowser = (await browserVersion(path)) !== null;
    if (!isBrowser && wanted) throw new CliError(`${path} cannot be started as a browser: ${expected}.`, 'no-browser');
    if (!isBrowser) throw new CliError(`${path} cannot be started as a browser. ${browserWaysOut}`, 'no-browser');
    throw new CliError(`The browser ${path} did not start: ${lowLimitAdvice() ?? firstLine(errorMessage(error))}`, 'no-browser');
  });
}

const firstLine = (text: string): string => text.split('\n').find((line) => line.trim() !== '') ?? text;
