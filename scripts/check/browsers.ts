import { recentApis } from './recent-apis.ts';
import { readSource, sourceFiles, withoutComments } from './sources.ts';

/**
 * Finds APIs in the bundle that are more recent than the fully supported browsers, except the feature-tested uses of
 * recent-apis.ts.
 */
export async function checkBrowsers(): Promise<readonly string[]> {
  const problems: string[] = [];
  const needless = new Set(
    recentApis.flatMap(({ name, guarded = [] }) => guarded.map((file) => `${file} no longer uses ${name}`)),
  );
  for (const file of sourceFiles('runtime')) {
    const code = withoutComments(readSource(file));
    for (const { name, word, since, guarded = [] } of recentApis) {
      if (!word.test(code)) continue;
      if (guarded.includes(file)) needless.delete(`${file} no longer uses ${name}`);
      else
        problems.push(
          `${file} uses ${name} (${since ? `Baseline since ${since}` : 'not Baseline'}): add a feature test, then name the ` +
            'file in scripts/check/recent-apis.ts',
        );
    }
  }
  return [...problems, ...[...needless].map((line) => `scripts/check/recent-apis.ts: ${line}`)];
}
