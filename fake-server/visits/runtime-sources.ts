import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, posix } from 'node:path';
import type { FindSource } from './writer.ts';

/**
 * Returns a finder of sources by the source maps beside the built files (`boot.js.map`). Packages have no maps; then it returns
 * null. Each map is read once.
 */
export function createSourceFinder(runtimeDir: string): FindSource {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = readMap(join(runtimeDir, file));
    maps.set(file, map);
    return map;
  };
  return (file, line, column) => {
    // Only names of built files: the name comes from a page.
    if (!/^[\w-]+(?:\/[\w-]+)?\.js$/.test(file)) return null;
    const entry = mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return null;
    return { file: posix.normalize(entry.originalSource).replace(/^(?:\.\.\/)+/, ''), line: entry.originalLine + 1 };
  };
}

function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
