import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileProblem } from '../../fake-server/errors.ts';
import { packageRoot } from '../../fake-server/root.ts';
import { CliError, exitCodes, messageOf } from '../errors.ts';

/** What a config file holds, and its name for messages. */
export interface ReadConfig {
  readonly file: string;
  readonly data: unknown;
}

const names = ['ss-runtime.config.json', 'ss-runtime.config.js', 'ss-runtime.config.ts'];

/**
 * Reads the config file that is named, or else the one in the current folder; null where there is none. It is not looked for further
 * up, because it may be a program. Throws CliError for a file that cannot be read, and for two at once.
 */
export async function readConfig(named: string | undefined, cwd: string): Promise<ReadConfig | null> {
  const file = named ?? (await findConfig(cwd));
  if (file === null) return null;
  const path = resolve(cwd, file);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CliError(`The config ${file} cannot be read: ${fileProblem(error)}.`);
  });
  return { file, data: /\.[cm]?[jt]s$/.test(file) ? await runConfig(path, file) : parseConfig(text, file) };
}

async function findConfig(cwd: string): Promise<string | null> {
  const there = await Promise.all(names.map((name) => stat(join(cwd, name)).then(Boolean, () => false)));
  const [found, other] = names.filter((_name, index) => there[index]);
  if (other) throw wrong(`There are two config files, ${found} and ${other}: keep one, or choose with --config.`);
  return found ?? null;
}

function parseConfig(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw wrong(`The config ${file} is not JSON: ${messageOf(error)}.`);
  }
}

/** Runs a program that exports the settings, TypeScript without a build. `ss-runtime` means this package there, wherever it is installed. */
async function runConfig(path: string, file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  const alias = { 'ss-runtime': join(packageRoot, '.build', 'cli', 'api', 'index.js') };
  const jiti = createJiti(pathToFileURL(path).href, { fsCache: false, moduleCache: false, alias });
  try {
    const module = await jiti.import<{ default?: unknown }>(path);
    if (typeof module === 'object' && module !== null && 'default' in module) return module.default;
  } catch (error) {
    throw wrong(`The config ${file} does not run: ${messageOf(error)}`);
  }
  throw wrong(`The config ${file} exports nothing as its default; expected: export default { audit: { … } }.`);
}

const wrong = (message: string): CliError => new CliError(message, exitCodes.usage);
