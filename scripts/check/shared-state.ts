import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { outDir } from '../build/paths.ts';
import { readSource, withoutComments } from './sources.ts';

const metaSchema = z.object({
  outputs: z.record(z.string(), z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) })),
});

/** A `let` of the module, or an empty collection without a readonly type, which code can fill. */
const mutable =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: (?!Readonly|readonly|Fields)[^=\n]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<[^()\n]*>)?\(\)|\[\]|\{\}))/gm;

/**
 * Finds state in runtime modules that are bundled into more than one file: such state would exist once for each file, not once
 * for the page. Needs a finished build.
 */
export async function checkSharedState(): Promise<readonly string[]> {
  const metaFile = join(outDir('runtime'), 'meta.json');
  if (!existsSync(metaFile)) return [`${metaFile} is missing: run \`npm run build\` first`];
  const { outputs } = metaSchema.parse(JSON.parse(readFileSync(metaFile, 'utf8')));
  const filesOf = new Map<string, string[]>();
  for (const [output, { inputs }] of Object.entries(outputs))
    for (const [source, { bytesInOutput }] of Object.entries(inputs))
      if (source.startsWith('runtime/') && bytesInOutput > 0) filesOf.set(source, [...(filesOf.get(source) ?? []), output]);
  const problems: string[] = [];
  for (const [source, files] of filesOf) {
    if (files.length < 2) continue;
    for (const [, variable, collection] of withoutComments(readSource(source)).matchAll(mutable))
      problems.push(
        `${source} keeps \`${variable ?? collection}\` in the module, which is bundled into ${files.length} files: keep ` +
          'the state on the page object, or with pageWide() of runtime/browser/page-wide.ts',
      );
  }
  return problems;
}
