import { build, type Plugin } from 'esbuild';

/** A style sheet that a script imports is its text, minified, with what it imports itself. */
export const cssText: Plugin = {
  name: 'css-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false, logLevel: 'silent' });
      return { contents: outputFiles[0]?.text.trimEnd() ?? '', loader: 'text' };
    });
  },
};
