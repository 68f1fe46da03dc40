import type { CompletedCommand, CompletedValue } from './completion-data.ts';
import { quoted } from './shell-text.ts';

const words = (list: readonly string[]): string => quoted(list.join(' '));

/** Returns the lines that complete a value. */
function valueLine({ words: known, paths, isList }: CompletedValue): string {
  const lines: string[] = [];
  if (known.length > 0) lines.push(`_ss_runtime_${isList ? 'list' : 'words'} ${words(known)}`);
  if (paths !== null) lines.push(`_ss_runtime_paths ${paths === 'files' ? '-f' : '-d'}`);
  return lines.join('; ') || ':';
}

/** Returns the script for bash 3.2 and newer. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ flag, value }) => (value ? [`    ${name}:${flag}) ${valueLine(value)}; return ;;`] : [])),
  );
  const flags = commands.map(
    ({ name, options }) => `    ${name}) _ss_runtime_words ${words(options.map(({ flag }) => flag))} ;;`,
  );
  const targets = commands.map(({ name, argument }) => `    ${name}) ${valueLine(argument)} ;;`);
  const globals = ['--help', '--version', '--quiet', '--verbose', '--color', '--no-color'];
  return `# Completion of ss-runtime for bash, printed by: ss-runtime completion bash
# It also completes an alias of that name: alias ss-runtime='npx ss-runtime'
_ss_runtime_words() {
  local word
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$cur")
}
_ss_runtime_list() {
  local word before=''
  [[ $cur == *,* ]] && before="\${cur%,*},"
  while IFS= read -r word; do COMPREPLY+=("$before$word"); done < <(compgen -W "$1" -- "\${cur##*,}")
  compopt -o nospace 2>/dev/null
}
_ss_runtime_paths() {
  local path
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
  compopt -o filenames 2>/dev/null
}
_ss_runtime() {
  local cur=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD - 1]} command='' at
  COMPREPLY=()
  # Readline takes --option=value for three words.
  if [[ $cur == '=' ]]; then cur=''; elif [[ $option == '=' ]]; then option=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  for ((at = 1; at < COMP_CWORD; at++)); do
    if [[ \${COMP_WORDS[at]} == '--' ]]; then _ss_runtime_paths -f; return; fi
    [[ -z $command && \${COMP_WORDS[at]} != -* ]] && command=\${COMP_WORDS[at]}
  done
  case $command:$option in
${values.join('\n')}
  esac
  if [[ $cur == -* ]]; then
    case $command in
    '') _ss_runtime_words ${words(globals)} ;;
${flags.join('\n')}
    esac
    return
  fi
  case $command in
    '') _ss_runtime_words ${words(commands.map(({ name }) => name))} ;;
${targets.join('\n')}
  esac
}
complete -F _ss_runtime ss-runtime
`;
}
