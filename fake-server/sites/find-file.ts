import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * The parts of an address's path, decoded; null for a path that may not be looked up: broken escapes, `..`, slashes or NUL
 * hidden in escapes, and hidden files (our choice). Empty parts are left out.
 */
export function pathParts(path: string): readonly string[] | null {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
  return parts.some((part) => part.startsWith('.') || /[/\\\0]/.test(part)) ? null : parts;
}

/** What lies at a path below `root`: a file or folder with its real path, or null. Links that lead out of `root` lead nowhere. */
export async function findFile(
  root: string,
  parts: readonly string[],
): Promise<{ kind: 'file' | 'folder'; path: string; bytes: number } | null> {
  try {
    const realRoot = await realpath(root);
    const path = await realpath(join(realRoot, ...parts));
    if (path !== realRoot && !path.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)) return null;
    const entry = await stat(path);
    if (entry.isFile()) return { kind: 'file', path, bytes: entry.size };
    return entry.isDirectory() ? { kind: 'folder', path, bytes: 0 } : null;
  } catch {
    return null;
  }
}
