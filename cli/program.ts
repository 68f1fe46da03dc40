import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { CommandDefinition } from './command.ts';
import { commands } from './commands/index.ts';
import { addConfigOptions, readConfigOptions } from './config/config-options.ts';
import { addOptions, decodeCommandLine } from './core/commander-options.ts';
import { withDefaults } from './core/decode-options.ts';
import { globalOptions } from './core/global-options.ts';
import { helpConfiguration } from './help/format-help.ts';
import { helpColumns } from './help/quick-answer.ts';
import type { Io } from './io.ts';
import { readNames } from './program/read-output-flags.mjs';
import { printable } from './report/printable.ts';
import { wrapLine } from './report/wrap.ts';

/** The words of a command line, without a command after `--`, and the words of that command. */
export interface Words {
  readonly argv: readonly string[];
  readonly trailing: readonly string[] | null;
}

/** Separates a command after `--` from the words, and turns `help NAME` into `NAME --help`. */
export function splitWords(words: readonly string[]): Words {
  const at = words.indexOf('--');
  const takesCommand = commands.some((each) => each.takesCommand && each.name === namedCommand(words));
  const [argv, trailing] = takesCommand && at >= 0 ? [words.slice(0, at), words.slice(at + 1)] : [words, null];
  const first = argv.indexOf('help');
  if (readNames(argv)[0] !== 'help') return { argv, trailing };
  // An unknown name is left to commander, which suggests another one.
  const named = namedCommand(argv);
  const isKnown = named === undefined || commands.some(({ name }) => name === named);
  return { argv: [...argv.slice(0, first), ...argv.slice(first + 1), ...(isKnown ? ['--help'] : [])], trailing };
}

/** Returns the name of the command that the words name, whether it exists or not. */
export function namedCommand(argv: readonly string[]): string | undefined {
  const [first, second] = readNames(argv);
  return first === 'help' ? second : first;
}

/** What the program writes, and the end of its command. */
export interface ProgramOutput {
  /** Receives help and version. */
  readonly text: (text: string) => void;
  /** Receives the exit status of the command. */
  readonly done: (exitCode: number) => void;
  /** Called when the options of the command are read. */
  readonly begin: (options: Readonly<Record<string, unknown>>) => void;
}

const examples = [
  ['ss-runtime audit https://example.com/', 'does a site keep its cookie policy?'],
  ['ss-runtime serve', 'every fixture site at port 4100'],
  ['ss-runtime validate pages/', 'block data and settings in files'],
  ['ss-runtime help audit', 'options and examples of a command'],
] as const;
const exitStatus = '0 done, 2 wrong usage, 3 could not run';

/** Creates commander's program. Only the named command loads its table of options. */
export async function createProgram({ argv, trailing }: Words, io: Io, output: ProgramOutput): Promise<Command> {
  const program = new Command('ss-runtime')
    .description('The visitor-side runtime of a hosted website builder, with a fake of its platform.')
    .usage('<command> [options]')
    .version(packageJson.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .showSuggestionAfterError()
    .helpCommand(false)
    .configureHelp(
      helpConfiguration({
        examples,
        exitStatus: '0 clean, 1 findings, 2 wrong usage, 3 could not run or (audit) could not tell',
      }),
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.text(text.replace(/\n+$/, '')),
      writeErr: (text) => io.err(text.replace(/\n+$/, '')),
      outputError: (text, write) => write(io.paintErr.red(wrapLine(usageError(text), io.wrapAt).join('\n'))),
      getOutHasColors: () => io.paintOut.level > 0,
      getErrHasColors: () => io.paintErr.level > 0,
      getOutHelpWidth: () => Math.min(helpColumns, io.columns),
      getErrHelpWidth: () => Math.min(helpColumns, io.columns),
    });
  for (const [flag, description] of globalOptions) program.option(flag, description);
  const named = namedCommand(argv);
  for (const definition of commands) {
    const isNamed = definition.name === named;
    program.addCommand(await createCommand({ definition, isNamed, trailing }, program, io, output));
  }
  return program;
}

/** Returns an error of commander in the words of this program's own, with its guess in a line of its own. */
const usageError = (text: string): string =>
  `ss-runtime: ${printable(text.trim().replace(/^error: /, '')).replace(/⏎(\(Did you mean [^⏎]*)$/, '\n$1')}`;

async function createCommand(
  {
    definition,
    isNamed,
    trailing,
  }: { definition: CommandDefinition<never>; isNamed: boolean; trailing: readonly string[] | null },
  program: Command,
  io: Io,
  output: ProgramOutput,
): Promise<Command> {
  const { name, summary, isConfigurable } = definition;
  const table = (isNamed ? await definition.options?.() : undefined) ?? {};
  const command = definition.declare(
    new Command(name)
      .description(summary)
      .copyInheritedSettings(program)
      .configureHelp(helpConfiguration({ examples: definition.examples, exitStatus: definition.exitStatus ?? exitStatus })),
  );
  addOptions(command, table);
  if (isConfigurable) addConfigOptions(command);
  return command.action(async () => {
    // An empty path would be the working folder, and is mostly a variable that is not set.
    if (command.args.includes('')) command.error('error: an argument is empty; `.` is the current folder');
    const given = await decodeCommandLine(command, table);
    const config = isConfigurable ? await readConfigOptions(command.opts().config, commands, io) : null;
    const configured = config?.options.get(name) ?? {};
    const chosen = { ...configured, ...given };
    const line = { given: new Set(Object.keys(chosen)), command: trailing, commands };
    const options = withDefaults(table, chosen);
    output.begin(options);
    output.done(await definition.run(command.args, options as never, io, line));
  });
}
