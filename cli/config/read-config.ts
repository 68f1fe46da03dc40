import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../fake-server/root.ts';
import { CliError, errorMessage } from '../errors.ts';
import { parseJsonFile, readTextFile } from '../read-file.ts';

/** Content of a config file, and its name for messages. */
export interface ReadConfig {
  readonly file: string;
  readonly data: unknown;
}

const names = ['ss-runtime.config.json', 'ss-runtime.config.js', 'ss-runtime.config.ts'];

/**
 * Reads the named config file, or the one in the current folder. Returns null without one. Parent folders are not searched,
 * because the file may be a program. Throws CliError for an unreadable file, and for two files in the folder.
 */
export async function readConfig(named: string | undefined, cwd: string): Promise<ReadConfig | null> {
  const file = named ?? (await findConfig(cwd));
  if (file === null) return null;
  const path = resolve(cwd, file);
  const name = `The config ${file}`;
  const text = await readTextFile(name, file, cwd);
  const isProgram = /\.[cm]?[jt]s$/.test(file);
  return { file, data: isProgram ? await runConfig(path, file) : parseJsonFile(name, text, { reason: 'config' }) };
}

async function findConfig(cwd: string): Promise<string | null> {
  const there = await Promise.all(names.map((name) => stat(join(cwd, name)).then(Boolean, () => false)));
  const [found, other] = names.filter((_name, index) => there[index]);
  if (other) throw wrong(`There are two config files, ${found} and ${other}: keep one, or choose with --config.`);
  return found ?? null;
}

/**
 * Runs a program that exports the settings; TypeScript needs no build. In the program, `ss-runtime` resolves to this package,
 * wherever it is installed.
 */
async function runConfig(path: string, file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  const alias = { 'ss-runtime': join(packageRoot, '.build', 'cli', 'api', 'index.js') };
  const jiti = createJiti(pathToFileURL(path).href, { fsCache: false, moduleCache: false, alias });
  try {
    const module = await jiti.import<{ default?: unknown }>(path);
    if (typeof module === 'object' && module !== null && 'default' in module) return await module.default;
  } catch (error) {
    throw wrong(`The config ${file} does not run: ${errorMessage(error)}`);
  }
  throw wrong(`The config ${file} has no default export; expected: export default { audit: { … } }.`);
}

const wrong = (message: string): CliError => new CliError(message, 'config');
