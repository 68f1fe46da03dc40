import { writeFileSync } from 'node:fs';
import { TargetError } from '../common/errors.ts';
import { claimFile } from './claim-file.ts';

/** An open SQLite database. Its methods throw the driver's error. */
export interface SqliteDatabase {
  /** Executes statements without values. */
  execute(statements: string): void;
  run(statement: string, values: readonly SqliteValue[]): void;
  rows(statement: string, values?: readonly SqliteValue[]): readonly Readonly<Record<string, unknown>>[];
  close(): void;
}

type SqliteValue = string | number | null;

/** The parts of `node:sqlite` that are used; Node.js 20 and its types do not have it. */
interface BuiltinSqlite {
  readonly DatabaseSync: new (
    path: string,
  ) => {
    exec(statements: string): void;
    prepare(statement: string): {
      run(...values: readonly SqliteValue[]): unknown;
      all(...values: readonly SqliteValue[]): readonly Readonly<Record<string, unknown>>[];
    };
    close(): void;
  };
}

/**
 * Holds the lock for as long as the database is open. With it a write-ahead log needs no shared memory, which the WebAssembly
 * build lacks.
 */
const exclusive = 'PRAGMA locking_mode = EXCLUSIVE';

/**
 * Opens a database for this process alone: with `node:sqlite` where Node.js has it, else with the optional package
 * `node-sqlite3-wasm`.
 */
export async function openSqlite(path: string): Promise<SqliteDatabase> {
  const builtin = await loadBuiltin();
  return builtin ? openBuiltin(builtin, path) : await openWasm(path);
}

async function loadBuiltin(): Promise<BuiltinSqlite | null> {
  const name: string = 'node:sqlite';
  return (await import(name).catch(() => null)) as BuiltinSqlite | null;
}

/** Both drivers claim the file: each has locks of its own, which the other one does not see. */
function inClaim(path: string, open: () => SqliteDatabase): SqliteDatabase {
  const release = claimFile(path);
  try {
    const database = open();
    return {
      ...database,
      close() {
        database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

const openBuiltin = ({ DatabaseSync }: BuiltinSqlite, path: string): SqliteDatabase =>
  inClaim(path, () => {
    // The state has e-mail addresses. SQLite would make a file that everyone can read.
    writeFileSync(path, '', { flag: 'a', mode: 0o600 });
    const database = new DatabaseSync(path);
    database.exec(exclusive);
    const prepared = cached((statement) => database.prepare(statement));
    return {
      execute: (statements) => database.exec(statements),
      run: (statement, values) => void prepared(statement).run(...values),
      rows: (statement, values = []) => prepared(statement).all(...values),
      close: () => database.close(),
    };
  });

/**
 * Opens a database with the WebAssembly build. Throws a TargetError when the package is not installed, or another process has the
 * file.
 */
export async function openWasm(
  path: string,
  load: () => Promise<typeof import('node-sqlite3-wasm')> = () => import('node-sqlite3-wasm'),
): Promise<SqliteDatabase> {
  const sqlite = await load().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new TargetError('--state needs Node.js 24, or a package that is not installed: npm install node-sqlite3-wasm', error);
  });
  // Node.js has the exports of a CommonJS package in `default`.
  const { Database } = (sqlite as { readonly default?: typeof sqlite }).default ?? sqlite;
  return inClaim(path, () => {
    const database = new Database(path);
    database.exec(exclusive);
    const prepared = cached((statement) => database.prepare(statement));
    return {
      execute: (statements) => database.exec(statements),
      run: (statement, values) => void prepared(statement).run([...values]),
      rows: (statement, values = []) => database.all(statement, [...values]) as readonly Readonly<Record<string, unknown>>[],
      close() {
        for (const statement of prepared.all()) statement.finalize();
        database.close();
      },
    };
  });
}

function cached<Statement>(prepare: (text: string) => Statement) {
  const statements = new Map<string, Statement>();
  const find = (text: string): Statement => {
    const statement = statements.get(text) ?? prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return Object.assign(find, { all: () => statements.values() });
}
