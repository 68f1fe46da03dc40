import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError } from '../../fake-server/common/errors.ts';
import { parseJsonFile, readTextFile } from '../files/read-file.ts';
import type { Io } from '../io.ts';

/** Content of a config file, and its name for messages. */
export interface ReadConfig {
  readonly file: string;
  readonly data: unknown;
}

const names = ['ss-runtime.config.json', 'ss-runtime.config.js', 'ss-runtime.config.ts'];

/**
 * Reads the named config file, or the one in the current folder. Returns null without one. Parent folders are not searched,
 * because the file may be a program. Throws CliError for an unreadable file, for two files in the folder, and for a program that
 * fails.
 */
export async function readConfig(named: string | undefined, io: Pick<Io, 'cwd' | 'err' | 'stopped'>): Promise<ReadConfig | null> {
  const { cwd } = io;
  const file = named ?? (await findConfig(cwd));
  if (file === null) return null;
  const path = resolve(cwd, file);
  const name = `The config ${file}`;
  const text = await readTextFile(name, file, cwd);
  const isProgram = /\.[cm]?[jt]s$/.test(file);
  if (isProgram) return { file, data: await (await import('./run-config.ts')).runConfig(path, file, io) };
  return { file, data: parseJsonFile(name, text, { reason: 'config' }) };
}

async function findConfig(cwd: string): Promise<string | null> {
  const there = await Promise.all(names.map((name) => stat(join(cwd, name)).then(Boolean, () => false)));
  const [found, other] = names.filter((_name, index) => there[index]);
  if (other) throw wrong(`There are two config files, ${found} and ${other}: keep one, or choose with --config.`);
  return found ?? null;
}

const wrong = (message: string): CliError => new CliError(message, 'config');
