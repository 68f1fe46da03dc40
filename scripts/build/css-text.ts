import { build, type Plugin } from 'esbuild';

/** Replaces imports of style sheets by the minified text of the sheet and its imports. */
export const cssText: Plugin = {
  name: 'css-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false, logLevel: 'silent' });
      return { contents: compact(outputFiles[0]?.text.trimEnd() ?? ''), loader: 'text' };
    });
  },
};

/** Removes blanks that esbuild leaves: in values of custom properties, around `*` and `/` in other values, before fallbacks. */
const compact = (css: string): string =>
  css
    .replace(
      /(--[\w-]+:) ?([^;}]*)/g,
      (_, name: string, value: string) =>
        name +
        value
          .trim()
          .replace(/([(,/*]) +/g, '$1')
          .replace(/ +([),/*])/g, '$1'),
    )
    // In a selector a blank beside `*` has a meaning; a selector ends with `{`.
    .replace(/(?<=[\w)]) ([*/]) (?=[\w(-][^{}"]*[;}])/g, '$1')
    .replace(/(var\(--[\w-]+), /g, '$1,');
