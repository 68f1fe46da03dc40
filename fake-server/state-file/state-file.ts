import { constants, existsSync } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { errorMessage } from '../common/error-message.ts';
import { TargetError } from '../common/errors.ts';
import { fileProblem } from '../file-problem.ts';
import type { Journal } from '../journal/journal.ts';
import type { PlatformState } from '../state/state.ts';
import { createJournalRows } from './journal-rows.ts';
import { openSqlite, type SqliteDatabase } from './sqlite.ts';

/** A file that keeps the journal and the state of the main session (`serve --state`). */
export interface StateFile {
  /** Whether the file had state from an earlier run. */
  readonly isRestored: boolean;
  /** Writes the changes so far, in one transaction. Never throws. */
  write(): void;
  /** Resolves when the changes so far are in the file. Calls that wait at the same time share a transaction. Never rejects. */
  written(): Promise<void>;
  /** Writes the last changes and closes the file. Never rejects. */
  close(): Promise<void>;
}

export interface KeptParts {
  readonly journal: Journal;
  readonly state: Pick<PlatformState, 'tables'>;
}

/** The format of the file. A change that earlier versions cannot read needs the next number. */
const formatVersion = 1;
/** Identifies the files of this program: "SSRT". */
const applicationId = 0x53_53_52_54;

/**
 * Opens a state file and restores journal and state from it; a missing or empty file is created. Throws a TargetError for a file
 * of another kind, of a newer format, that is damaged, that cannot be written, and that another process has open. After a failed
 * write the server continues without the file: `notify` is called once.
 */
export async function openStateFile(path: string, parts: KeptParts, notify: (problem: string) => void): Promise<StateFile> {
  await checkKind(path);
  // A claim and SQLite's lock stand beside the file itself, so that a link to it is the same file.
  const database = await openSqlite(await realpath(path).catch(() => path)).catch((error: unknown) => {
    throw asTargetError(path, error);
  });
  try {
    const isRestored = prepareDatabase(path, database);
    const journalRows = createJournalRows(database, parts.journal);
    if (isRestored) restore(path, database, parts);
    if (isRestored) journalRows.restore();
    // What was just restored is no change.
    if (isRestored) for (const table of Object.values(parts.state.tables)) table.takeChanges();
    return createStateFile({ path, database, isRestored, ...parts, journalRows, notify });
  } catch (error) {
    database.close();
    throw asTargetError(path, error);
  }
}

interface OpenedFile extends KeptParts {
  readonly path: string;
  readonly database: SqliteDatabase;
  readonly isRestored: boolean;
  readonly journalRows: ReturnType<typeof createJournalRows>;
  readonly notify: (problem: string) => void;
}

function createStateFile({ path, database, isRestored, state, journalRows, notify }: OpenedFile): StateFile {
  const tables = Object.entries(state.tables);
  let waiting: Promise<void> | null = null;
  let isOpen = true;

  const write = () => {
    if (!isOpen) return;
    try {
      if (!existsSync(path)) throw new Error('the file was removed');
      if (!journalRows.isChanged() && !tables.some(([, table]) => table.isChanged)) return;
      database.execute('BEGIN');
      for (const [part, table] of tables) {
        const { isCleared, removed, set } = table.takeChanges();
        if (isCleared) database.run('DELETE FROM rows WHERE part = ?', [part]);
        for (const key of removed) database.run('DELETE FROM rows WHERE part = ? AND key = ?', [part, key]);
        for (const [key, json] of set) database.run(setRow, [part, key, json]);
      }
      journalRows.write();
      database.execute('COMMIT');
    } catch (error) {
      isOpen = false;
      notify(
        `State is no longer kept in ${path}: ${problemOf(error)}. The server continues; later changes are lost when it stops.`,
      );
      close(database);
    }
  };
  return {
    isRestored,
    write,
    written() {
      waiting ??= new Promise((resolve) => {
        setImmediate(() => {
          waiting = null;
          write();
          resolve();
        });
      });
      return waiting;
    },
    async close() {
      write();
      if (isOpen) close(database);
      isOpen = false;
    },
  };
}

const setRow =
  'INSERT INTO rows (part, key, value) VALUES (?, ?, ?) ON CONFLICT (part, key) DO UPDATE SET value = excluded.value';

/** Closes a database whose disk may have failed. */
function close(database: SqliteDatabase): void {
  try {
    database.close();
  } catch {
    // The transactions that were committed are in the file.
  }
}

/** Throws a TargetError for a file that is not an SQLite database, before a driver opens it. */
async function checkKind(path: string): Promise<void> {
  const beginning = await readBeginning(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    if (error instanceof TargetError) throw error;
    throw new TargetError(`The state file ${path} cannot be used: ${fileProblem(error, 'written')}.`, error);
  });
  if (beginning !== '' && beginning !== 'SQLite format 3\0') {
    throw new TargetError(
      `The state file ${path} is not an SQLite database. Name a file that \`serve --state\` has written, or a new one.`,
    );
  }
}

async function readBeginning(path: string): Promise<string> {
  // Opening a FIFO would wait for its other end.
  const file = await open(path, constants.O_RDWR | constants.O_NONBLOCK);
  try {
    const seen = await file.stat();
    if (!seen.isFile()) throw new TargetError(`The state file ${path} is not a file. Name another one.`);
    if (seen.nlink > 1)
      throw new TargetError(
        `The state file ${path} has ${seen.nlink} names (hard links), and each would have a journal of its own. Copy it, ` +
          'and name the copy.',
      );
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Creates the tables of a new file. Returns whether the file has them already. Throws a TargetError for another program's file.
 */
function prepareDatabase(path: string, database: SqliteDatabase): boolean {
  const read = (pragma: string) => Number(Object.values(database.rows(`PRAGMA ${pragma}`)[0] ?? {})[0]);
  const isNew = Number(database.rows('SELECT count(*) AS tables FROM sqlite_master')[0]?.tables) === 0;
  if (!isNew && read('application_id') !== applicationId)
    throw new TargetError(`The state file ${path} is a database of another program. Name another file.`);
  const version = read('user_version');
  if (!isNew && version > formatVersion) {
    throw new TargetError(
      `The state file ${path} has format ${version}; this version of ss-runtime reads format ${formatVersion}. Update ` +
        'ss-runtime, or name another file.',
    );
  }
  // A commit survives the end of the process, if not that of the machine.
  database.rows('PRAGMA journal_mode = WAL');
  database.execute('PRAGMA synchronous = NORMAL');
  database.execute('BEGIN IMMEDIATE');
  if (isNew) {
    database.execute(`
      CREATE TABLE rows (id INTEGER PRIMARY KEY, part TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (part, key));
      CREATE TABLE entries (seq INTEGER PRIMARY KEY, json TEXT NOT NULL);
      CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL);`);
  }
  // Written each time: a file that cannot be written is refused at the start.
  database.execute(`PRAGMA application_id = ${applicationId}`);
  database.execute(`PRAGMA user_version = ${formatVersion}`);
  database.execute("INSERT INTO facts VALUES ('opened', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1");
  database.execute('COMMIT');
  return !isNew;
}

/** Restores the tables. Parts that this version does not have are left in the file. */
function restore(path: string, database: SqliteDatabase, { state }: KeptParts): void {
  const restorers = Object.entries(state.tables).map(([part, table]) => {
    const rows = database.rows('SELECT key, value FROM rows WHERE part = ? ORDER BY id', [part]);
    try {
      return table.prepare(rows.map(({ key, value }) => [key, JSON.parse(String(value))]));
    } catch (error) {
      throw new TargetError(`The state file ${path} is damaged: its ${part} cannot be read.`, error);
    }
  });
  for (const apply of restorers) apply();
}

function asTargetError(path: string, error: unknown): TargetError {
  if (error instanceof TargetError) return error;
  return new TargetError(`The state file ${path} cannot be used: ${problemOf(error)}.`, error);
}

/** Returns the reason of a driver's error in words. */
function problemOf(error: unknown): string {
  const message = errorMessage(error);
  if (/locked|busy/i.test(message)) return 'another process has it open';
  if (/read-?only/i.test(message)) return 'it may not be written';
  if (/malformed|not a database|corrupt/i.test(message)) return 'it is damaged';
  if (/disk is full|\bfull\b/i.test(message)) return 'the disk is full';
  if (/disk I\/O error/i.test(message)) return 'the disk failed, is full, or the file has grown to the largest size allowed';
  if (/unable to open/i.test(message)) return 'its folder does not exist, or it may not be written';
  return fileProblem(error, 'written');
}
