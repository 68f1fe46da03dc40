// `npm run check`: static checks of the repository. Arguments choose some: `npm run check -- imports size`.
import { execFileSync } from 'node:child_process';
import { writeViewTypes } from './build/static-views.ts';
import { checkApi } from './check/api.ts';
import { checkBenches } from './check/benches.ts';
import { checkBoot } from './check/boot.ts';
import { checkBrowsers } from './check/browsers.ts';
import { checkFunctionSize } from './check/function-size.ts';
import { checkImports } from './check/imports.ts';
import { checkLineWidth } from './check/line-width.ts';
import { checkNotices } from './check/notices.ts';
import { checkPlatformSheet } from './check/platform-sheet.ts';
import { checkReferences } from './check/references.ts';
import { checkSharedState } from './check/shared-state.ts';
import { checkSize } from './check/size.ts';
import { checkTests } from './check/tests.ts';
import { runTool } from './check/tool.ts';
import { checkUnused } from './check/unused.ts';
import { checkWords } from './check/words.ts';

// Projects are checked in parallel; several checkers in one project would compute the same types again.
let compiling: Promise<readonly string[]> | null = null;
const compile = () => {
  compiling ??= writeViewTypes().then(() => runTool('typescript/bin/tsc', ['-b', '--checkers', '1']));
  return compiling;
};

/** Each check returns its problems, one line each. */
const checks: Record<string, () => Promise<readonly string[]>> = {
  types: compile,
  // The declarations are complete when the types are.
  api: async () => ((await compile()).length > 0 ? ['the types have problems: see `types`'] : checkApi()),
  lint: () => runTool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  imports: checkImports,
  'function-size': checkFunctionSize,
  'line-width': checkLineWidth,
  unused: checkUnused,
  browsers: checkBrowsers,
  words: checkWords,
  references: checkReferences,
  tests: checkTests,
  'shared-state': checkSharedState,
  // Alone it is asked for the sizes.
  size: () => checkSize({ isListed: asked.join() === 'size' }),
  boot: checkBoot,
  notices: checkNotices,
  'platform-sheet': checkPlatformSheet,
  benches: checkBenches,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`No check is named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}
/** Checks of the built files. A build that is older than its sources would be measured in their place. */
const ofBuild = ['size', 'boot', 'shared-state', 'notices', 'platform-sheet', 'benches'];
/** Checks that only their names start, because they take minutes. */
const onlyAsked = ['benches'];
if (asked.length === 0 || asked.some((name) => ofBuild.includes(name)))
  execFileSync(process.execPath, ['scripts/setup.mjs', '--build'], { stdio: ['ignore', 2, 2] });
const chosen = Object.entries(checks).filter(([name]) => (asked.length === 0 ? !onlyAsked.includes(name) : asked.includes(name)));
// The checks run in parallel, since the longest are child processes. Results are printed in the table's order.
// A table that a check cannot read, such as one without a row for a file, is a problem too.
const asProblem = (error: unknown): readonly string[] => [error instanceof Error ? error.message : String(error)];
const running = chosen.map(([name, check]) => ({ name, found: check().catch(asProblem) }));
for (const { name, found } of running) {
  const problems = await found;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of problems) console.log(`     ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
