import { build, type Plugin } from 'esbuild';

/** Replaces imports of style sheets by the minified text of the sheet and its imports. */
export const cssText: Plugin = {
  name: 'css-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false, logLevel: 'silent' });
      return { contents: outputFiles[0]?.text.trimEnd() ?? '', loader: 'text' };
    });
  },
};
