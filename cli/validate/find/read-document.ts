import { sliceOf } from '../text/mapped-text.ts';
import type { SourceText } from '../text/source-text.ts';
import { findInJson } from './find-items.ts';
import { blankComments } from './literals/blank-comments.ts';
import type { LiteralNode } from './literals/literal-node.ts';
import { type LiteralResult, readJson } from './literals/read-json.ts';

/**
 * Reads JSON, with comments in files that may have them, and in files of a folder that have nothing to check. `isNamed`: the file
 * was not found in a folder.
 */
export function readDocument({ name, text }: SourceText, isNamed: boolean): LiteralResult {
  const strict = readJson(text);
  if ('node' in strict || strict.problem.tooLarge) return strict;
  const lenient = readJson(blankComments(text));
  if (mayHaveComments(name)) return lenient;
  if ('problem' in lenient) return strict;
  return isNamed || hasItems(text, lenient.node) ? strict : lenient;
}

/** Whether a file may have comments by its name, as those of TypeScript, Visual Studio Code and linters do. */
const mayHaveComments = (name: string): boolean =>
  /\.(?:jsonc|code-workspace)$|(?:^|[\\/])(?:[^\\/]*\.)?[jt]sconfig[^\\/]*\.json$|(?:^|[\\/])\.(?:vscode|devcontainer)[\\/][^\\/]*\.json$|(?:^|[\\/])(?:\.(?:eslint|babel|swc|jshint|jscs|hint|stylelint|lintstaged|mocha|nyc)rc(?:\.json)?|\.?devcontainer\.json|\.markdownlint\.json|(?:babel\.config|api-extractor|typedoc|tslint|turbo|nx|biome|deno|language-configuration)\.json)$/i.test(
    name,
  );

function hasItems(text: string, node: LiteralNode): boolean {
  for (const found of findInJson(sliceOf(text, 0), node)) if ('item' in found) return true;
  return false;
}
