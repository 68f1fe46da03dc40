/**
 * Returns a path with its escapes decoded, except those of its separators, for readers of other scripts; unchanged when they are
 * not UTF-8.
 */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
