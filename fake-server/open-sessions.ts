import type { SeedData } from './commerce/seed-data.ts';
import { createFaults } from './faults/faults.ts';
import { createJournal } from './journal/journal.ts';
import { type Recording, recordTo } from './journal/recording.ts';
import { addPages, allPages, readAllPages } from './pages/read-all-pages.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import type { Site } from './sites/site.ts';
import { createState, type PlatformState } from './state/state.ts';
import { openStateFile, type StateFile } from './state-file/state-file.ts';

/** The options of `start` for sessions and files. */
interface SessionOptions {
  readonly sites: readonly Site[];
  /** Whether forms and products of all pages are known before a page is served; false by default. */
  readonly readsPages?: boolean;
  readonly record?: string;
  readonly state?: string;
  readonly faults?: string;
  readonly seed?: number;
  readonly seedData?: string;
  readonly keepSecrets?: boolean;
  readonly rateLimits?: boolean;
  readonly now?: () => number;
}

/** The sessions of a platform, and the files that its calls are written to. */
interface OpenSessions {
  readonly sessions: Sessions;
  /** Null without a state file. */
  readonly stateFile: StateFile | null;
  /** The recording and the state file as one; null without both. */
  readonly files: Recording | null;
}

/** The limit of a named session's journal (our choice): tests need few entries, and there may be many sessions. */
const maxSessionJournalBytes = 4 * 1024 * 1024;

/**
 * Creates the sessions with their seed data and faults, and opens the recording and the state file. Throws a TargetError for seed
 * data and files that cannot be used; a FaultSyntaxError for rules that cannot be read.
 */
export async function openSessions(options: SessionOptions, notify: (problem: string) => void): Promise<OpenSessions> {
  const siteIds = options.sites.map(({ id }) => id);
  const seedData = options.seedData === undefined ? null : await seedDataOf(options.seedData, siteIds);
  const knownPages = options.readsPages
    ? await Promise.all(options.sites.map(async (site) => [site, await allPages(site)] as const))
    : [];
  const seed = (state: Pick<PlatformState, 'forms' | 'commerce'>) => {
    for (const [site, pages] of knownPages) addPages(site, pages, state);
    seedData?.apply(state.commerce);
  };
  const createParts = () => ({
    state: createState(seed, {
      keepsSecrets: options.keepSecrets ?? false,
      now: options.now ?? Date.now,
      rateLimits: options.rateLimits ?? true,
    }),
    faults: createFaults(options.faults, options.seed),
  });
  const sessions = createSessions({
    main: { journal: createJournal({ notify }), ...createParts() },
    create: () => ({ journal: createJournal({ memory: maxSessionJournalBytes, disk: 0 }), ...createParts() }),
  });
  const { main } = sessions;
  const stateFile = options.state === undefined ? null : await openStateFile(options.state, main, notify);
  try {
    if (stateFile?.isRestored) {
      seedData?.apply(main.state.commerce);
      // Carts refer to the products of pages, and edits to their forms.
      for (const site of options.sites) await readAllPages(site, main.state);
    }
    const recording = options.record === undefined ? null : await recordTo(options.record, sessions, notify);
    return { sessions, stateFile, files: joined([recording, stateFile].filter((file) => file !== null)) };
  } catch (error) {
    await stateFile?.close();
    throw error;
  }
}

async function seedDataOf(path: string, siteIds: readonly string[]): Promise<SeedData> {
  const { readSeedData } = await import('./commerce/seed-data.ts');
  return readSeedData(path, siteIds);
}

function joined(files: readonly Recording[]): Recording | null {
  const [only] = files;
  if (files.length <= 1) return only ?? null;
  return {
    written: async () => void (await Promise.all(files.map((file) => file.written()))),
    close: async () => void (await Promise.all(files.map((file) => file.close()))),
  };
}
