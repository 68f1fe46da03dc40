/** Returns the arguments of Node.js that run a bench, from the root of the repository. */
export const benchCommand = (name: string, words: readonly string[]): string[] => [
  'scripts/run.mjs',
  `scripts/bench/${name}.ts`,
  ...words,
];
