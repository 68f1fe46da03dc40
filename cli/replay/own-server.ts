import { type Platform, start } from '../../fake-server/start.ts';
import { CliError, messageOf } from '../errors.ts';
import type { TargetJournal } from './preflight.ts';

/**
 * A fake platform on any free port. It has no sites: a replay sends calls of the API only, which it takes on every host.
 * Throws CliError (exit 3) when it cannot be started.
 */
export async function startOwnServer(): Promise<Platform> {
  try {
    return await start({ port: 0, sites: [] });
  } catch (error) {
    throw new CliError(`The server to replay to could not be started: ${messageOf(error)}`);
  }
}

/** The journal of a platform in this process. What was read is forgotten, so that no recording is too long for the memory. */
export const ownJournal = ({ journal }: Platform): TargetJournal => ({
  since: journal.lastSeq,
  readPage: () => {
    const page = { entries: journal.entries(), next: journal.lastSeq };
    journal.clear();
    return Promise.resolve(page);
  },
});
