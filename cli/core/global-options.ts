/** Options of every command: the flag and its description. `cli/program/read-output-flags.mjs` reads them. */
export const globalOptions: readonly (readonly [flag: string, description: string])[] = [
  ['--quiet', 'print no progress and no notes'],
  ['--verbose', 'print details, such as which browser and config file are used'],
  ['--color', 'print in colour'],
  ['--no-color', 'print without colour'],
];
