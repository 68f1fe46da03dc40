import { browserVersion, findBrowser } from '../browser/find.ts';
import { browserWaysOut } from '../browser/install.ts';
import { CliError, messageOf } from '../errors.ts';
import { type AuditBrowser, connectBrowser, launchBrowser } from './browser.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The browser to audit with: the given path or DevTools address, or the one that is found. Throws CliError when there is none. */
export async function findAuditBrowser(given: string | undefined, env: Env): Promise<AuditBrowser> {
  if (given !== undefined && /^wss?:\/\//i.test(given)) {
    return connectBrowser(given).catch((error: unknown) => {
      throw new CliError(`No browser could be connected to at ${given}: ${messageOf(error)}`);
    });
  }
  const path = given ?? (await findBrowser(env))?.path;
  if (path === undefined) throw new CliError(browserWaysOut);
  return launchBrowser(path).catch(async (error: unknown) => {
    if ((await browserVersion(path)) === null) throw new CliError(`${path} is no browser that can be started. ${browserWaysOut}`);
    throw new CliError(`The browser ${path} did not start: ${firstLine(messageOf(error))}`);
  });
}

const firstLine = (text: string): string => text.split('\n').find((line) => line.trim() !== '') ?? text;
