import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import remapping from '@jridgewell/remapping';
import { outDir, root } from './paths.ts';

/**
 * The list of the modules in the boot script, in the repository: a change of it shows what every page pays for a change of the
 * code.
 */
const listPath = 'runtime/boot/modules.txt';
/**
 * A smaller change keeps the line of a module, because the minifiers divide bytes between modules differently from build to
 * build.
 */
const roundBytes = 50;

const head = `# The modules of the boot script, which every page waits for, each with its bytes after minification (not compressed).
# The build writes this file; \`npm run check -- boot\` compares it. Sizes are rounded to ${roundBytes} bytes.
`;

/**
 * Returns the bytes of each module inside the built boot script, by its path from the root. Modules without bytes are left out.
 */
export function readBootModules(): ReadonlyMap<string, number> {
  const file = join(outDir('runtime'), 'boot.js');
  const lines = readFileSync(file, 'utf8').split('\n');
  const { sources, mappings } = remapping(readFileSync(`${file}.map`, 'utf8'), () => null, { decodedMappings: true });
  const bytes = new Map<string, number>();
  for (const [at, segments] of (mappings as readonly (readonly number[])[][]).entries())
    for (const [index, [start = 0, source]] of segments.entries()) {
      if (source === undefined) continue;
      const path = `${sources[source]}`.replace(/^(\.\.\/)+/, '');
      const end = segments[index + 1]?.[0] ?? lines[at]?.length ?? start;
      bytes.set(path, (bytes.get(path) ?? 0) + end - start);
    }
  return bytes;
}

/** Returns the text of the list. A module whose size is near that of the list in the repository keeps its line. */
export function printBootModules(modules: ReadonlyMap<string, number>, listed = readListedModules()): string {
  const rows = [...modules].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = rows.map(([path, bytes]) => {
    const known = listed.get(path) ?? Number.NaN;
    const shown = Math.abs(known - bytes) <= roundBytes ? known : Math.ceil(bytes / roundBytes) * roundBytes;
    return `${`${shown}`.padStart(5)} ${path}\n`;
  });
  return head + lines.join('');
}

/** Writes the list if it has changed. Continuous integration compares only. */
export function writeBootModules(): void {
  const text = printBootModules(readBootModules());
  if (!process.env.CI && text !== readList()) writeFileSync(join(root, listPath), text);
}

/** Returns the modules in the list of the repository with their rounded bytes. */
const readListedModules = (): ReadonlyMap<string, number> =>
  new Map(
    readList()
      .split('\n')
      .flatMap((line) => {
        const [, bytes, path] = /^ *(\d+) (\S+)$/.exec(line) ?? [];
        return path ? [[path, Number(bytes)] as const] : [];
      }),
  );

export const readList = (): string => (existsSync(join(root, listPath)) ? readFileSync(join(root, listPath), 'utf8') : '');
