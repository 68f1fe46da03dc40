import { errorMessage } from '../../fake-server/common/error-message.ts';
import { CliError } from '../../fake-server/common/errors.ts';
import { type Platform, start } from '../../fake-server/start.ts';
import type { TargetJournal } from './preflight.ts';

/**
 * Starts a fake platform on a free port, without sites, because its API is available on every host. Throws CliError (exit 3) when
 * it cannot be started.
 */
export async function startOwnServer(): Promise<Platform> {
  try {
    return await start({ port: 0, sites: [], rateLimits: false });
  } catch (error) {
    throw new CliError(`The server to replay to could not be started: ${errorMessage(error)}`);
  }
}

/**
 * Returns the journal of a platform in this process. Entries are deleted once they are read, so that memory is bounded.
 */
export const ownJournal = ({ journal }: Platform): TargetJournal => ({
  since: journal.lastSeq,
  readPage: () => {
    const page = { entries: journal.entries(), next: journal.lastSeq };
    journal.clear();
    return Promise.resolve(page);
  },
});
