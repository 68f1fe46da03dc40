import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { CommandDefinition } from './command.ts';
import { commands } from './commands/index.ts';
import { addConfigOptions, readConfigOptions } from './config/config-options.ts';
import { addOptions, decodeCommandLine } from './core/commander-options.ts';
import { withDefaults } from './core/decode-options.ts';
import { exitCodes } from './errors.ts';
import { asFailure, type Failure, failureDocument, wantsJson } from './failure.ts';
import { type Io, processIo } from './io.ts';
import { printable } from './report/printable.ts';

/** Runs one command line and returns its exit status. `allWords` start after the script's name. Never throws. */
export async function run(allWords: readonly string[], io: Io): Promise<number> {
  const { argv, trailing } = splitWords(allWords);
  let exitCode: number = exitCodes.usage;
  let hasPrinted = false;
  const watchedIo: Io = {
    ...io,
    out(line) {
      hasPrinted = true;
      io.out(line);
    },
  };
  try {
    const program = await createProgram({ argv, trailing }, watchedIo, (code) => {
      exitCode = code;
    });
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.clean;
    const failure = asFailure(error);
    // Commander has printed its errors.
    if (!(error instanceof CommanderError)) printFailure(failure, error, io);
    // A document that was begun cannot be followed by another one.
    if (wantsJson(argv) && !hasPrinted) io.out(failureDocument(failure));
    return failure.exitCode;
  }
}

function printFailure({ code, message, hint }: Failure, error: unknown, io: Io): void {
  io.err(io.paintErr.red(`ss-runtime: ${printable(message)}`));
  if (code !== 'unexpected') return;
  if (io.env.SS_RUNTIME_DEBUG && error instanceof Error) io.err(error.stack ?? '');
  else io.err(hint ?? '');
}

/** Runs the real process and sets its exit status. */
export async function runProcess(): Promise<void> {
  const io = processIo();
  const exitCode = await run(process.argv.slice(2), io);
  await io.flush();
  process.exit(exitCode);
}

/** The words of a command line, without a command after `--`, and the words of that command. */
interface Words {
  readonly argv: readonly string[];
  readonly trailing: readonly string[] | null;
}

function splitWords(words: readonly string[]): Words {
  const at = words.indexOf('--');
  const takesCommand = commands.some((each) => each.takesCommand && each.name === namedCommand(words));
  return takesCommand && at >= 0 ? { argv: words.slice(0, at), trailing: words.slice(at + 1) } : { argv: words, trailing: null };
}

function namedCommand(argv: readonly string[]): string | undefined {
  const [first, second] = argv.filter((argument) => !argument.startsWith('-'));
  return first === 'help' ? second : first;
}

/** Creates commander's program. Only the named command loads its table of options. */
async function createProgram({ argv, trailing }: Words, io: Io, done: (code: number) => void): Promise<Command> {
  const program = new Command('ss-runtime')
    .description('The visitor-side runtime of a hosted website builder, with a fake of its platform.')
    .version(packageJson.version)
    .showSuggestionAfterError()
    .helpCommand('help [command]', 'show the help of a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.replace(/\n$/, '')),
      writeErr: (text) => io.err(text.replace(/\n$/, '')),
      outputError: (text, write) => write(io.paintErr.red(printable(text.trim()).replaceAll('⏎', '\n'))),
      getOutHasColors: () => io.paintOut.level > 0,
      getErrHasColors: () => io.paintErr.level > 0,
    })
    .addHelpText('after', '\nExit status: 0 clean, 1 findings, 2 wrong usage, 3 could not run or (audit) could not tell.');
  const named = namedCommand(argv);
  for (const definition of commands) {
    const isNamed = definition.name === named;
    program.addCommand(await createCommand({ definition, isNamed, trailing }, program, io, done));
  }
  return program;
}

async function createCommand(
  {
    definition,
    isNamed,
    trailing,
  }: { definition: CommandDefinition<never>; isNamed: boolean; trailing: readonly string[] | null },
  program: Command,
  io: Io,
  done: (code: number) => void,
): Promise<Command> {
  const { name, summary, examples, exitStatus, isConfigurable } = definition;
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, effect]) => `  ${line.padEnd(width)}  ${effect}`).join('\n');
  const table = (isNamed ? await definition.options?.() : undefined) ?? {};
  const status = exitStatus === undefined ? '' : `\n\nExit status: ${exitStatus}.`;
  const command = definition.declare(
    new Command(name).description(summary).copyInheritedSettings(program).addHelpText('after', `\nExamples:\n${lines}${status}`),
  );
  addOptions(command, table);
  if (isConfigurable) addConfigOptions(command);
  return command.action(async () => {
    const given = await decodeCommandLine(command, table);
    const configured = isConfigurable ? await readConfigOptions(name, command.opts().config, commands, io) : {};
    const chosen = { ...configured, ...given };
    const line = { given: new Set(Object.keys(chosen)), command: trailing };
    done(await definition.run(command.args, withDefaults(table, chosen) as never, io, line));
  });
}
