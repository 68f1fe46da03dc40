import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError } from '../../fake-server/common/errors.ts';
import { fileProblem } from '../../fake-server/file-problem.ts';
import { isFields, readJson } from '../../runtime/contract/read.ts';
import { makeFolder } from '../files/make-folder.ts';
import { type HashedFile, sha256Of, writeHashList } from '../report/file-hashes.ts';
import { type PageArtifacts, pageArtifactsSchema } from './artifacts/artifacts.ts';
import { earlierArtifactsSchema, isEarlier } from './artifacts/earlier-artifacts.ts';
import { toolVersion } from './queue/names.ts';
import type { GatheredPages } from './run.ts';

/** Content of a file of saved artifacts. */
interface SavedPage {
  /** Version of the tool that gathered them. */
  readonly version: string;
  /** Index of the page in its audit, and number of the audit's pages. */
  readonly index: number;
  readonly total: number;
  readonly artifacts: PageArtifacts;
}

const suffix = '.artifacts.json';

export interface ArtifactsFolder {
  save(artifacts: PageArtifacts, index: number, total: number): void;
  /** Waits for all files. Returns a sentence when one could not be written, otherwise null. */
  finish(): Promise<string | null>;
}

/**
 * Creates a folder for the artifacts of an audit, one file a page. Those of an earlier audit in it are removed. Throws CliError
 * for a folder that cannot be written.
 */
export async function createArtifactsFolder(folder: string, cwd: string): Promise<ArtifactsFolder> {
  const path = resolve(cwd, folder);
  const cannotWrite = (error: unknown) => `The artifacts cannot be saved in ${folder}: ${fileProblem(error, 'written')}.`;
  try {
    await makeFolder(path);
    for (const name of await savedNames(path)) await rm(join(path, name));
    const probe = join(path, `probe${suffix}.tmp`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new CliError(cannotWrite(error), 'unwritable', error);
  }
  const writes: Promise<string | null>[] = [];
  const files: HashedFile[] = [];
  const write = async (page: SavedPage): Promise<void> => {
    const name = fileName(page);
    const file = join(path, name);
    const content = `${JSON.stringify(page, null, 2)}\n`;
    // A file is complete, or it does not have its name.
    await writeFile(`${file}.tmp`, content);
    await rename(`${file}.tmp`, file);
    files.push({ name, sha256: sha256Of(content) });
  };
  return {
    save(artifacts, index, total) {
      writes.push(write({ version: toolVersion, index, total, artifacts }).then(() => null, cannotWrite));
    },
    async finish() {
      const problems = await Promise.all(writes);
      const sorted = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
      const listProblem = await writeHashList(path, sorted).then(() => null, cannotWrite);
      return [...problems, listProblem].find((problem) => problem !== null) ?? null;
    },
  };
}

/** Returns a file name with the page's position, host and path: `0002-shop.example-about.artifacts.json`. */
function fileName({ index, artifacts: { url, site } }: SavedPage): string {
  const { host, pathname } = new URL(url);
  const page = `${site ?? host}${pathname}`.replace(/[^\w.]+/g, '-').replace(/^-+|-+$/g, '');
  return `${String(index + 1).padStart(4, '0')}-${page.slice(0, 80)}${suffix}`;
}

const savedNames = async (path: string): Promise<string[]> =>
  (await readdir(path)).filter((name) => name.endsWith(suffix)).sort();

/**
 * Reads the artifacts that an audit saved in a folder; `null` for pages without a file, as after an interruption. Throws CliError
 * for a folder without artifacts, and for a file that is damaged or of another version.
 */
export async function readArtifacts(folder: string, cwd: string): Promise<GatheredPages> {
  const path = resolve(cwd, folder);
  const refused = (message: string) => new CliError(message, 'artifacts');
  const names = await savedNames(path).catch((error: unknown) => {
    throw refused(`The artifacts ${folder} cannot be read: ${fileProblem(error)}.`);
  });
  if (names.length === 0) throw refused(`The folder ${folder} has no saved artifacts (*${suffix}).`);
  const pages: SavedPage[] = [];
  for (const name of names) {
    const text = await readFile(join(path, name), 'utf8').catch((error: unknown) => {
      throw refused(`The artifacts ${join(folder, name)} cannot be read: ${fileProblem(error)}.`);
    });
    pages.push(decodeSaved(text, `The artifacts ${join(folder, name)}`));
  }
  const total = Math.max(...pages.map((page) => page.total));
  const artifacts = Array.from({ length: total }, (_, index) => pages.find((page) => page.index === index)?.artifacts ?? null);
  return { artifacts, interrupted: artifacts.includes(null) };
}

/** Decodes a file. Throws CliError with the first three wrong places. */
function decodeSaved(text: string, what: string): SavedPage {
  const refused = (problem: string) => new CliError(`${what} ${problem}.`, 'artifacts');
  const data = readJson(text);
  if (!isFields(data)) throw refused('are damaged: expected a JSON object');
  const { version, index, total } = data;
  if (version !== toolVersion)
    throw refused(`were saved by version ${String(version)} of this tool, and this is version ${toolVersion}`);
  if (!isPosition(index) || !isPosition(total) || index >= total) throw refused('are damaged: index and total are missing');
  const schema = isEarlier(data.artifacts) ? earlierArtifactsSchema : pageArtifactsSchema;
  const result = schema.safeParse(data.artifacts);
  if (result.success) return { version, index, total, artifacts: result.data };
  const places = result.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'artifacts'}: ${message}`);
  throw refused(`are damaged: ${places.join('; ')}`);
}

/** Highest number of pages of an audit; above it, a file is damaged. */
const maxPages = 1_000_000;

const isPosition = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxPages;
