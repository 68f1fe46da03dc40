/** Flags of every command that change how it writes. They are read before the command line is parsed. */
export interface OutputFlags {
  /** true for `--color`, false for `--no-color`, null without one; the last one applies. */
  readonly color: boolean | null;
  /** `--quiet`: no progress and no notes. */
  readonly quiet: boolean;
  /** `--verbose`: details, such as which browser and config file are used. */
  readonly verbose: boolean;
  /** JSON on standard output: one document for `--format json`, one on each line for `--json`. */
  readonly json: 'none' | 'one' | 'lines';
}

/** Formats of all commands on standard output. */
const knownFormats = ['pretty', 'json', 'sarif', 'github', 'junit', 'html', 'har'];

/** Reads the flags from the words of a command line, up to `--`. */
export function outputFlags(words: readonly string[]): OutputFlags {
  const own = words.slice(0, words.includes('--') ? words.indexOf('--') : undefined);
  const colors = own.filter((word) => word === '--color' || word === '--no-color');
  const formats = own.flatMap((word, at) => {
    if (word === '--format') return [own[at + 1] ?? ''];
    return word.startsWith('--format=') ? [word.slice('--format='.length)] : [];
  });
  return {
    color: colors.length === 0 ? null : colors.at(-1) === '--color',
    quiet: own.includes('--quiet'),
    verbose: own.includes('--verbose'),
    // A format with a file, `json=FILE`, is not the one of standard output. An unknown one is a mistake that the document reports.
    json:
      formats.filter((format) => knownFormats.includes(format)).at(-1) === 'json'
        ? 'one'
        : own.includes('--json')
          ? 'lines'
          : 'none',
  };
}
