/** Flags of every command that change how it writes. */
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

/**
 * Reads the flags from the words of a command line, up to `--`. Of several formats the last one applies; a format with a file,
 * `json=FILE`, is not the one of standard output.
 */
export function readOutputFlags(words: readonly string[]): OutputFlags;

/**
 * Returns the names of a command line, of which the first is its command: no options, and no value of `--format`, which every command
 * line may have.
 */
export function readNames(words: readonly string[]): readonly string[];

/** Returns the words that decide what a command line prints in any colour. */
export function withoutColorFlags(words: readonly string[]): readonly string[];
