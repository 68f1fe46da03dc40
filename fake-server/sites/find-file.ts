import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { unescaped } from '../../runtime/contract/unescaped.ts';

/**
 * Returns the decoded parts of a path, without empty ones; null for a path that must not be looked up: one with broken escapes,
 * `..`, an escaped slash or NUL, or a hidden file.
 */
export function pathParts(path: string): readonly string[] | null {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => unescaped(part, null));
  return parts.every(isName) ? parts : null;
}

const isName = (part: string | null): part is string => part !== null && !part.startsWith('.') && !/[/\\\0]/.test(part);

/** Returns the file or folder at a path below `root` with its real path, or null. Links out of `root` are not followed. */
export async function findFile(
  root: string,
  parts: readonly string[],
): Promise<{ kind: 'file' | 'folder'; path: string; bytes: number } | null> {
  try {
    const realRoot = await realpath(root);
    const path = await realpath(join(realRoot, ...parts));
    if (!isInFolder(path, realRoot)) return null;
    const entry = await stat(path);
    if (entry.isFile()) return { kind: 'file', path, bytes: entry.size };
    return entry.isDirectory() ? { kind: 'folder', path, bytes: 0 } : null;
  } catch {
    return null;
  }
}

/** Whether an absolute path is that of a folder, or of a file or folder in it. Links are not followed. */
export const isInFolder = (path: string, folder: string): boolean => path === folder || path.startsWith(join(folder, sep));
