import type { KnipConfig } from 'knip';

/** What the product itself uses: tests do not count here, but an export that its own file uses is no table without a user. */
const isProduct = process.argv.includes('--production');

/** Tables of the contract that nobody but their tests uses yet, by the feature that they wait for. */
const waiting = {
  forms: ['runtime/contract/forms/*.ts', 'cli/validate/item.ts', 'cli/validate/recognise.ts'],
  store: [
    'runtime/contract/commerce/*.ts',
    'runtime/contract/site/limits.ts', // what a collection may hold
    'runtime/contract/site/page-types.ts', // view modes of a product collection
  ],
  maps: ['runtime/contract/maps/*.ts', 'runtime/contract/third-parties/messages.ts'],
  'names that templates call': [
    'runtime/contract/blocks/block-types.ts',
    'runtime/contract/page/limits.ts', // text that shrinks
    'runtime/contract/site/editor-enums.ts', // tweak events
    'runtime/contract/site/collection-types.ts',
  ],
  // Tests hold recorded payloads and what the browser sent against them.
  'schemas and decoders that only tests read with': [
    'runtime/contract/**/*-schema.ts',
    'runtime/contract/schemas/index.ts',
    'runtime/contract/vitals/compact-records.ts',
    'runtime/contract/gallery/slide.ts',
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
    'fake-server/{inspector,settings-screen,form-editor}/main.tsx!',
    'scripts/*.{ts,mjs}',
    'scripts/check/knip-config.ts',
    'scripts/{bench,record-traffic,screenshots}/**/*.ts',
    'test/**/*.test.{ts,tsx}',
    'test/{vitest.config,helpers/closing-line}.ts',
    // What scripts/new writes into tests.
    'test/helpers/real-chunks.ts',
  ],
  project: ['{runtime,cli,fake-server}/**/*.{ts,tsx}!', '{scripts,test}/**/*.{ts,tsx,mjs}'],
  ignoreExportsUsedInFile: isProduct,
  // Resolved by name and put into a page as text.
  ignoreDependencies: ['axe-core'],
  ignoreIssues: isProduct
    ? Object.fromEntries(Object.values(waiting).flatMap((files) => files.map((file) => [file, ['exports', 'files']])))
    : { 'runtime/contract/maps/messages.ts': ['files'] },
};

export default config;
