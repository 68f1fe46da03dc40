import { listFixtureSites, loadSites, type Platform, start } from '../../fake-server/start.ts';
import { CliError, messageOf } from '../errors.ts';

/** A fake platform on any free port, with the fixture sites. Throws CliError (exit 3) when it cannot be started. */
export async function startOwnServer(): Promise<Platform> {
  try {
    return await start({ port: 0, sites: await loadSites(await listFixtureSites()) });
  } catch (error) {
    throw new CliError(`The server to replay to could not be started: ${messageOf(error)}`);
  }
}
