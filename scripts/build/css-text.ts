import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';

/** A style sheet that a script imports is its text, minified. */
export const cssText: Plugin = {
  name: 'css-text',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trimEnd(), loader: 'text' };
    });
  },
};
