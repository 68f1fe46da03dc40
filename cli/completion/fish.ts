import type { CompletedCommand, CompletedOption, CompletedValue } from './completion-data.ts';
import { quoted, shortDescription } from './shell-text.ts';

/** Returns the flags of fish's \`complete\` for a value. */
function valueFlags({ words, paths, isList }: CompletedValue): string {
  const known = words.length === 0 ? '' : ` -a ${quoted(isList ? `(__fish_append , ${words.join(' ')})` : words.join(' '))}`;
  const folders = paths === 'folders' ? ` -a '(__fish_complete_directories)'` : '';
  return `${paths === 'files' ? ' -F' : ' -f'}${known}${folders}`;
}

const optionLine = (condition: string, { flag, description, value }: CompletedOption): string =>
  `complete -c ss-runtime -n ${quoted(condition)} -l ${flag.slice(2)} -d ${quoted(shortDescription(description))}${
    value ? ` -r${valueFlags(value)}` : ''
  }`;

/** Returns the script for fish. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, argument }) => {
    const inCommand = `__fish_seen_subcommand_from ${name}`;
    return [
      `complete -c ss-runtime -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...(argument.words.length > 0 || argument.paths !== null
        ? [`complete -c ss-runtime -n ${quoted(inCommand)}${valueFlags(argument)}`]
        : []),
      ...options.map((option) => optionLine(inCommand, option)),
    ];
  });
  return `# Completion of ss-runtime for fish, printed by: ss-runtime completion fish
complete -c ss-runtime -e
complete -c ss-runtime -f
complete -c ss-runtime -n __fish_use_subcommand -l version -d 'print the version'
complete -c ss-runtime -n __fish_use_subcommand -l help -d 'show the help'
${lines.join('\n')}
`;
}
