import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import type { Site } from '../../../fake-server/start.ts';
import type { PageArtifacts, ScriptInitiator, SourceLine } from '../artifacts/artifacts.ts';
import { reportedOrigin } from '../targets/targets.ts';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A file, and the places in it of places in the served page; null for a place that the server added. */
interface SiteFile {
  readonly path: string;
  readonly find: (served: Place) => Place | null;
}

/** A frame of a stack: `function (address:line:column)`. */
const stackFrame = /\((https?:\/\/[^()\s]+):(\d+):(\d+)\)$/;

/**
 * Finds the files of folder and fixture sites. They are served with the boot script and without the platform's own scripts, so
 * places in a served page differ from those in its file.
 */
export function createSiteFiles(sites: readonly Site[], cwd: string) {
  const root = realFolder(cwd);
  const shown = (path: string): string => {
    const below = relative(root, path);
    return below.startsWith('..') || isAbsolute(below) ? path : below.split(sep).join('/');
  };

  async function fileAt(url: string): Promise<SiteFile | null> {
    const { hostname, port, pathname, search, protocol } = new URL(url);
    const site = sites.find(({ id }) => hostname === new URL(reportedOrigin(id)).hostname);
    if (!site) return null;
    // The addresses in the page must be as long as those that were served.
    const hostAt = (name: string) => `${protocol}//${name}.localhost${port === '' ? '' : `:${port}`}`;
    const assets = hostAt('static');
    const origins = { boot: `${assets}/runtime/boot.js`, static: assets, thirdParty: hostAt('third-party') };
    const resource = await site.resolve(pathname, origins, search.slice(1)).catch(() => null);
    if (resource?.kind === 'file') return { path: shown(resource.path), find: (place) => place };
    const source = resource?.kind === 'page' ? resource.page.source : undefined;
    return source ? { path: shown(source.path), find: source.find } : null;
  }

  return {
    /** Returns the artifacts with the file of the page and of each script, and with lines and columns in those files. */
    async placed(artifacts: PageArtifacts): Promise<PageArtifacts> {
      if (artifacts.site === null) return artifacts;
      const files = new Map<string, SiteFile | null>();
      for (const url of new Set(scriptAddresses(artifacts))) files.set(url, URL.canParse(url) ? await fileAt(url) : null);
      const page = await fileAt(artifacts.url);
      const placed = withFiles(artifacts, files) as PageArtifacts;
      return page ? { ...placed, file: page.path } : placed;
    },
  };
}

function realFolder(cwd: string): string {
  try {
    return realpathSync(cwd);
  } catch {
    return cwd;
  }
}

/** Whether a value of the artifacts is a script with its place. A page context may resemble one. */
const isScript = (value: object): value is ScriptInitiator => {
  const { kind, url, line, column, stack } = value as Partial<ScriptInitiator>;
  const hasPlace = typeof url === 'string' && typeof line === 'number' && typeof column === 'number';
  return kind === 'script' && hasPlace && Array.isArray(stack) && stack.every((frame) => typeof frame === 'string');
};

const isSourceLine = (value: object): value is SourceLine => {
  const { url, line, column, code } = value as Partial<SourceLine>;
  const hasPlace = typeof url === 'string' && typeof line === 'number' && typeof column === 'number';
  return hasPlace && typeof code === 'string';
};

function scriptAddresses(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isSourceLine(value)) return [value.url];
  if (isScript(value)) return [value.url, ...value.stack.flatMap((frame) => stackFrame.exec(frame)?.[1] ?? [])];
  return Object.values(value).flatMap(scriptAddresses);
}

function withFiles(value: unknown, files: ReadonlyMap<string, SiteFile | null>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withFiles(item, files));
  if (isSourceLine(value)) return inFile(value, files);
  if (isScript(value)) return scriptInFile(value, files);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFiles(inner, files)]));
}

function scriptInFile(script: ScriptInitiator, files: ReadonlyMap<string, SiteFile | null>): ScriptInitiator {
  const stack = script.stack.map((frame) =>
    frame.replace(stackFrame, (written, url: string, line: string, column: string) => {
      const file = files.get(url);
      const place = file?.find({ line: Number(line), column: Number(column) });
      return file && place ? `(${file.path}:${place.line}:${place.column})` : written;
    }),
  );
  return { ...inFile(script, files), stack };
}

function inFile<Placed extends Place & { readonly url: string }>(
  placed: Placed,
  files: ReadonlyMap<string, SiteFile | null>,
): Placed {
  const file = files.get(placed.url);
  const place = file?.find(placed);
  return file && place ? { ...placed, file: file.path, line: place.line, column: place.column } : placed;
}
