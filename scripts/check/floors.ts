import { posix } from 'node:path';

/**
 * Floors of a folder, the lowest first: a subfolder imports only from lower ones. The subfolders of a folder that is not listed,
 * and the files of each folder beside its subfolders, may have any order, but no circle of imports.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  'runtime/ui': ['dom', 'react'],
  'runtime/features/forms': [
    'parts',
    'fields',
    'finding',
    'controls',
    'captcha',
    'strings',
    'places',
    'errors',
    'sending',
    'extras',
    'controller',
    'drawing',
    'chunks',
  ],
  'fake-server': [
    'common',
    'prelude',
    'http',
    'har',
    'html',
    'journal',
    'archives',
    'sites',
    'tables',
    'commerce',
    'forms',
    'state',
    'state-file',
    'calls',
    'stand-ins',
    'faults',
    'sessions',
    'endpoints',
    'api',
    'page-report',
    'visits',
    'page-inserts',
    'pages',
    'control',
    'hosts',
    'control-client',
    'inspector',
    'settings-screen',
  ],
  'cli/validate': ['text', 'read', 'replacements', 'find', 'check', 'report', 'schema', 'fix'],
  'runtime/features/gallery': [
    ...['model', 'boxes', 'strip', 'dragging', 'steps', 'autoplay', 'transitions', 'sections', 'designs'],
    ...['engine', 'block', 'chunks'],
  ],
};

/** The table of blocks names what the entry points of features export, and the feature that mounts blocks reads it. */
const tables = ['runtime/blocks.ts'];

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Returns the imports that break the order of the floors, a line each. @param graph targets by file, as paths from the root. */
export function checkFloors(graph: ReadonlyMap<string, readonly string[]>, listed = floors): readonly string[] {
  const problems: string[] = [];
  for (const [folder, arrows] of arrowsByFolder(graph)) {
    const order = listed[folder];
    if (order) problems.push(...arrowsUp(folder, order, arrows));
    problems.push(
      ...circlesOf(folder, arrows)
        .filter(({ isOfFolders }) => !(order && isOfFolders))
        .map(({ problem }) => problem),
    );
  }
  for (const folder of Object.keys(listed))
    if (![...graph.keys()].some((file) => file.startsWith(`${folder}/`)))
      problems.push(`scripts/check/floors.ts lists ${folder}, which has no files: remove it`);
  return problems;
}

/**
 * Returns, by folder, the imports between two of its entries (subfolders and own files), by the pair `a > b`, with the files of
 * each.
 */
function arrowsByFolder(
  graph: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, ReadonlyMap<string, readonly Arrow[]>> {
  const byFolder = new Map<string, Map<string, Arrow[]>>();
  for (const [from, targets] of graph)
    for (const to of targets) {
      const shared = sharedFolder(from, to);
      if (shared === '') continue;
      const [lower, upper] = [from, to].map((path) => path.slice(shared.length + 1).split('/'));
      if (!lower || !upper || tables.includes(from) || tables.includes(to)) continue;
      const pairs = byFolder.get(shared) ?? new Map<string, Arrow[]>();
      const pair = `${lower[0]} > ${upper[0]}`;
      byFolder.set(shared, pairs.set(pair, [...(pairs.get(pair) ?? []), { from, to }]));
    }
  return byFolder;
}

function sharedFolder(from: string, to: string): string {
  const [a, b] = [posix.dirname(from).split('/'), posix.dirname(to).split('/')];
  const length = a.findIndex((part, i) => part !== b[i]);
  return a.slice(0, length < 0 ? a.length : length).join('/');
}

function arrowsUp(folder: string, order: readonly string[], pairs: ReadonlyMap<string, readonly Arrow[]>): string[] {
  return [...pairs].flatMap(([pair, arrows]) => {
    const [from = '', to = ''] = pair.split(' > ');
    if (isFile(from) || isFile(to)) return [];
    const unlisted = [from, to].find((name) => !order.includes(name));
    if (unlisted) return [`${folder}/${unlisted} has no floor: add it to scripts/check/floors.ts`];
    if (order.indexOf(from) > order.indexOf(to)) return [];
    return arrows.map((arrow) => `${arrow.from} imports ${arrow.to}, a higher floor of ${folder}: move the shared code down`);
  });
}

const isFile = (entry: string): boolean => entry.includes('.');

interface Circle {
  readonly isOfFolders: boolean;
  readonly problem: string;
}

/** Returns each pair of entries in a circle of imports, with one import of the pair. */
function circlesOf(folder: string, pairs: ReadonlyMap<string, readonly Arrow[]>): Circle[] {
  const next = new Map<string, Set<string>>();
  for (const pair of pairs.keys()) {
    const [from = '', to = ''] = pair.split(' > ');
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(next.get(from) ?? [])].some((name) => name === to || (!seen.has(name) && reaches(name, to, seen.add(name))));
  const inCircle = [...pairs].filter(([pair]) => {
    const [from = '', to = ''] = pair.split(' > ');
    return reaches(to, from);
  });
  return inCircle.map(([pair, [arrow]]) => ({
    isOfFolders: !pair.split(' > ').some(isFile),
    problem: `${folder}: ${pair} is part of a circle (${arrow?.from} imports ${arrow?.to}): move the shared code down`,
  }));
}
