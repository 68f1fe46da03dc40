import type { KnipConfig } from 'knip';
import { viewFiles } from '../build/static-views.ts';

/** The second run, without tests as users; an export that its own file uses counts as used there. */
const isProduct = process.argv.includes('--production');

/** The build renders the component of a static view, which no module imports by its name. */
const views = Object.fromEntries(viewFiles().map((file) => [file, ['exports' as const]]));

const config: KnipConfig = {
  entry: [
    'runtime/boot/boot.ts!',
    'runtime/chunks.ts!',
    // The rows of the languages name them by a pattern.
    'runtime/contract/texts/*/*.ts!',
    'runtime/window.ts!',
    'cli/{start,api/index,api/testing,browser/find,browser/install}.ts!',
    'fake-server/{inspector,settings-screen}/main.tsx!',
    'fake-server/{page-report/in-page,settings-screen/preview}/main.ts!',
    'cli/audit/in-page/{observe-page,readers,banner/main}.ts!',
    'fake-server/page-inserts/in-page/*.ts!',
    'fake-server/prelude/main.ts!',
    'scripts/*.{ts,mjs}',
    'scripts/check/knip-config.ts',
    'scripts/{bench,record-traffic,screenshots,trust}/**/*.ts',
    'test/**/*.test.{ts,tsx}',
    'test/{vitest.config,helpers/{browser/browser-profiles,run/closing-line},engines/scenario-lines}.ts',
    // Imported by the tests that scripts/new writes.
    'test/helpers/fakes/real-chunks.ts',
  ],
  project: ['{runtime,cli,fake-server}/**/*.{ts,tsx}!', '{scripts,test}/**/*.{ts,tsx,mjs}'],
  ignoreExportsUsedInFile: isProduct,
  // Resolved by name at run time, and injected into pages as text.
  ignoreDependencies: ['@duckduckgo/autoconsent', '@squarespace/core', 'axe-core'],
  ignoreIssues: isProduct
    ? views
    : // test/conformance/spec-numbers.test.ts reads them by their paths.
      {
        ...views,
        'runtime/contract/**/constants.ts': ['exports', 'files'],
        // Types of services are exported by the modules that declare them.
        'runtime/boot/api.ts': ['types'],
        'runtime/features/forms/index.ts': ['types'],
      },
};

export default config;
