import { existsSync } from 'node:fs';
import { access, constants, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isArchive } from '../archives/archive.ts';
import { TargetError } from '../common/errors.ts';
import { fileProblem } from '../file-problem.ts';
import { packageRoot } from '../root.ts';
import { isFixtureSettings } from './fixture-settings.ts';
import { fixtureSite } from './fixture-site.ts';
import type { Site } from './site.ts';
import { uniqueSiteId } from './site-id.ts';

const fixturesFolder = join(packageRoot, 'fixtures', 'sites');
/** The first site, which is served at `localhost` as well. */
const firstFixture = 'clean';

/** Returns the ids of the fixture sites, `clean` first. */
export async function listFixtureSites(): Promise<readonly string[]> {
  const entries = await readdir(fixturesFolder, { withFileTypes: true }).catch(() => []);
  const ids = entries.map((entry) => entry.name).filter((name) => existsSync(join(fixturesFolder, name, 'site.json')));
  return ids.sort((one, other) => Number(other === firstFixture) - Number(one === firstFixture) || (one < other ? -1 : 1));
}

/** Returns the absolute path of a target that is a file or folder. */
export type PathOfTarget = (target: string, cwd: string) => string;

const relativePath: PathOfTarget = (target, cwd) => resolve(cwd, target);

/**
 * Returns the site of a target: a fixture site's id, a folder (with a `site.json` that lists pages, or of saved pages), or a file
 * of saved pages (HTML, MHTML or HAR). Paths are relative to `cwd` without a `pathOf`. Throws a TargetError for a target that
 * cannot be served.
 */
export async function loadSite(target: string, cwd: string = process.cwd(), pathOf: PathOfTarget = relativePath): Promise<Site> {
  if (/^[a-z0-9-]+$/.test(target) && (await listFixtureSites()).includes(target))
    return fixtureSite(join(fixturesFolder, target));
  if (/^[a-z]+:\/\//i.test(target)) {
    throw new TargetError(`${target} is an address; serve takes fixture sites, folders, and HTML, MHTML and HAR files.`);
  }
  const path = pathOf(target, cwd);
  // The parser of saved pages is loaded for them alone.
  const { fileSite, folderSite, isPage } = await import('./saved-site.ts');
  try {
    await access(path, constants.R_OK);
    const entry = await stat(path);
    if (entry.isDirectory()) {
      await readdir(path);
      const real = await realpath(path);
      return (await hasFixtureSettings(real)) ? await fixtureSite(real) : folderSite(real);
    }
    if (entry.isFile() && isArchive(path)) return await (await import('./archive-site.ts')).archiveSite(path);
    if (entry.isFile() && (await isPage(path))) return fileSite(path);
  } catch (error) {
    if (error instanceof TargetError) throw error;
    const known = (await listFixtureSites()).join(', ') || 'none';
    throw new TargetError(`${target} cannot be served: ${fileProblem(error)}. Fixture sites: ${known}.`, error);
  }
  throw new TargetError(`${target} cannot be served: it is neither a folder nor an HTML, MHTML or HAR file.`);
}

/** Returns the sites of several targets. A repeated id gets `-2`, `-3` …. */
export async function loadSites(targets: readonly string[], cwd?: string, pathOf?: PathOfTarget): Promise<readonly Site[]> {
  const taken = new Set<string>();
  const sites: Site[] = [];
  for (const target of targets) {
    const site = await loadSite(target, cwd, pathOf);
    sites.push({ ...site, id: uniqueSiteId(site.id, taken) });
  }
  return sites;
}

async function hasFixtureSettings(folder: string): Promise<boolean> {
  try {
    return isFixtureSettings(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
  } catch {
    return false;
  }
}
