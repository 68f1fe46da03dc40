import { build, type Plugin } from 'esbuild';

/** Replaces imports of style sheets by the minified text of the sheet and its imports. */
export const cssText: Plugin = {
  name: 'css-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false, logLevel: 'silent' });
      return { contents: compactProperties(outputFiles[0]?.text.trimEnd() ?? ''), loader: 'text' };
    });
  },
};

/** Removes blanks from the values of custom properties, which esbuild leaves as they are. */
const compactProperties = (css: string): string =>
  css.replace(
    /(--[\w-]+:) ?([^;}]*)/g,
    (_, name: string, value: string) =>
      name +
      value
        .trim()
        .replace(/([(,/]) +/g, '$1')
        .replace(/ +([),/])/g, '$1'),
  );
