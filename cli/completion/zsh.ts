import type { CompletedCommand, CompletedOption, CompletedValue } from './completion-data.ts';
import { quoted, shortDescription } from './shell-text.ts';

const escaped = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&');

/** Returns the action of a value in the language of zsh's _arguments. */
function action({ words, paths, isList }: CompletedValue): string {
  const files = paths === 'folders' ? '_files -/' : '_files';
  if (words.length === 0) return paths === null ? '' : files;
  // _values takes a word with = for one with an argument.
  if (isList && !words.some((word) => word.includes('='))) return `_values -s , value ${words.join(' ')}`;
  if (paths === null) return `(${words.join(' ')})`;
  // After a space, zsh adds no arguments of its own.
  return ` _alternative "words:value:(${words.join(' ')})" "files:file:${files}"`;
}

function optionSpec({ flag, description, value, isRepeatable }: CompletedOption): string {
  const text = `${flag}${value ? '=' : ''}[${escaped(shortDescription(description))}]`;
  return quoted(`${isRepeatable ? '*' : ''}${text}${value ? `:value:${action(value)}` : ''}`);
}

/** Returns the script for zsh, to be sourced or saved as \`_ss-runtime\` in a folder of \`fpath\`. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n');
  const cases = commands.map(({ name, options, argument }) => {
    const specs = [...options.map(optionSpec), quoted(`*:value:${action(argument)}`)];
    return `      ${name})\n        _arguments -s \\\n${specs.map((spec) => `          ${spec}`).join(' \\\n')}\n        ;;`;
  });
  return `#compdef ss-runtime
# Completion of ss-runtime for zsh, printed by: ss-runtime completion zsh
_ss_runtime() {
  local curcontext=$curcontext state line
  local -a commands
  typeset -A opt_args
  commands=(
${described}
  )
  _arguments -C '--help[show the help]' '--version[print the version]' '--quiet[print no progress]' \\
    '--verbose[print details]' '--color[print in colour]' '--no-color[print without colour]' \\
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $words[1] in
${cases.join('\n')}
      esac
      ;;
  esac
}
if [[ $funcstack[1] == _ss-runtime ]]; then
  _ss_runtime "$@"
else
  compdef _ss_runtime ss-runtime
fi
`;
}
