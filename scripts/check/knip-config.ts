import type { KnipConfig } from 'knip';

/** What the product itself uses: tests do not count here, but an export that its own file uses is no table without a user. */
const isProduct = process.argv.includes('--production');

/** Tables of the contract that nobody but their tests uses yet, by the feature that they wait for: file by file, so that no other hides. */
const waiting = {
  store: ['runtime/contract/commerce/catalogue-ids.ts'], // generateSku
  // Tests hold recorded payloads and what the browser sent against them.
  'schemas and decoders that only tests read with': [
    'runtime/contract/calls/failure-schema.ts',
    'runtime/contract/journal/journal-schema.ts',
    'runtime/contract/schemas/index.ts',
    'runtime/contract/vitals/compact-records.ts',
    'runtime/contract/gallery/slide.ts',
    'runtime/contract/maps/map-schema.ts',
    'runtime/contract/site/page-context-schema.ts',
    'fake-server/start.ts', // loadSite
  ],
};

const config: KnipConfig = {
  entry: [
    'runtime/boot/boot.ts!',
    'runtime/chunks.ts!',
    'runtime/window.ts!',
    'scripts/build/static-views.ts!',
    'cli/{main,api/index,api/testing,browser/find,browser/install,browser/headless-shell}.ts!',
    'fake-server/{inspector,settings-screen}/main.tsx!',
    'fake-server/page-report/in-page/main.ts!',
    'scripts/*.{ts,mjs}',
    'scripts/check/knip-config.ts',
    'scripts/{bench,record-traffic,screenshots}/**/*.ts',
    'test/**/*.test.{ts,tsx}',
    'test/{vitest.config,helpers/{browser-profiles,closing-line}}.ts',
    // What scripts/new writes into tests.
    'test/helpers/real-chunks.ts',
  ],
  project: ['{runtime,cli,fake-server}/**/*.{ts,tsx}!', '{scripts,test}/**/*.{ts,tsx,mjs}'],
  ignoreExportsUsedInFile: isProduct,
  // Resolved by name: put into a page as text, or read as a schema.
  ignoreDependencies: ['@duckduckgo/autoconsent', '@squarespace/core', 'axe-core'],
  ignoreIssues: isProduct
    ? Object.fromEntries(Object.values(waiting).flatMap((files) => files.map((file) => [file, ['exports', 'files']])))
    : // Read by their paths in test/conformance/spec-numbers.test.ts, each of them.
      {
        'runtime/contract/**/*limits.ts': ['exports', 'files'],
        // The types of services come with the modules that they are exported from.
        'runtime/boot/api.ts': ['types'],
        'runtime/features/forms/index.ts': ['types'],
      },
};

export default config;
