import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './paths.ts';

/** Modules of constants that are read from the tables of `cli/audit/facts/`. */
const modules: Readonly<Record<string, () => Promise<object>>> = {
  'cli/audit/banner-words/makes.ts': () => import('../../cli/audit/banner-words/makes.ts'),
  'cli/audit/banner-words/patterns.ts': () => import('../../cli/audit/banner-words/patterns.ts'),
  'cli/audit/judging/vendor-facts.ts': () => import('../../cli/audit/judging/vendor-facts.ts'),
  'cli/audit/parties/party-facts.ts': () => import('../../cli/audit/parties/party-facts.ts'),
  'cli/audit/visit/answer/library-facts.ts': () => import('../../cli/audit/visit/answer/library-facts.ts'),
};

/** Replaces these modules by their constants: a built audit reads no table, and a row that cannot be used fails the build. */
export const factModules: Plugin = {
  name: 'fact-modules',
  setup({ onLoad }) {
    onLoad({ filter: /(makes|patterns|-facts)\.ts$/ }, async ({ path }) => {
      const constants = await modules[relative(root, path).replaceAll(sep, '/')]?.();
      return constants && { contents: printModule(constants), loader: 'js' };
    });
  },
};

/** Returns the code of a module with these constants. Engines read a long text of JSON faster than the same literal. */
const printModule = (constants: object): string =>
  Object.entries(constants)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');
