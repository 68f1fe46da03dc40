import { withoutColorFlags } from '../program/read-output-flags.mjs';

/** Texts that are made when the package is built: its version, and the help in colour by the command's name, '' for all. */
export interface HelpTexts {
  readonly version: string;
  readonly help: Readonly<Record<string, string>>;
  /** Commands with constant outputs, which are in a file of their own. */
  readonly constant: readonly string[];
}

/** Outputs of the command lines that the package alone determines, in colour, by the command line. */
export type ConstantOutputs = Readonly<Record<string, string>>;

/** Widest line of a help. The texts of the build have this width, also for wider terminals. */
export const helpColumns = 80;

/** Returns the constant output of a command line; null for any other one. `readOutputs` is called for a command that has some. */
export function constantOutput(
  words: readonly string[],
  { constant }: HelpTexts,
  readOutputs: () => ConstantOutputs,
): string | null {
  const line = withoutColorFlags(words).join(' ');
  if (!constant.includes(line.split(' ')[0] ?? '')) return null;
  const outputs = readOutputs();
  return Object.hasOwn(outputs, line) ? (outputs[line] ?? null) : null;
}

/**
 * Returns the answer to a command line that asks for nothing but the version or a help, from the texts of the build; null for any
 * other one, and for `columns` below the width of the texts: commander answers those.
 */
export function quickAnswer(words: readonly string[], { version, help }: HelpTexts, columns: number): string | null {
  const asked = withoutColorFlags(words);
  if (asked.length === 1 && (asked[0] === '--version' || asked[0] === '-V')) return version;
  const named = namedHelp(asked);
  return named === null || columns < helpColumns || !Object.hasOwn(help, named) ? null : (help[named] ?? null);
}

/** Returns the name of the command whose help is asked for, '' for the help of all; null when no help is asked for. */
function namedHelp(words: readonly string[]): string | null {
  const [first = '', second = ''] = words;
  const isFlag = (word: string) => word === '--help' || word === '-h';
  if (words.length === 1) return isFlag(first) || first === 'help' ? '' : null;
  if (words.length !== 2 || first.startsWith('-') || second === '') return null;
  if (first === 'help') return second;
  return isFlag(second) ? first : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches the codes of colours
const colorCodes = /\u001b\[\d+m/g;

/** Returns a text without its colours. */
export const withoutColor = (text: string): string => text.replace(colorCodes, '');
