import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { commands } from './commands/index.ts';
import { applyConfig, withConfigOptions } from './config/apply-config.ts';
import { CliError, type ExitCode, errorMessage, exitCodes } from './errors.ts';
import { systemFailure } from './failure.ts';
import { type Io, processIo } from './io.ts';
import { printable } from './report/printable.ts';

/** Runs one command line and returns its exit status. `argv` starts after the script's name. Never throws. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.usage;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
    if (error instanceof CliError) {
      io.err(io.paintErr.red(`ss-runtime: ${printable(error.message)}`));
      return error.exitCode;
    }
    const failure = systemFailure(error);
    if (failure !== null) {
      io.err(io.paintErr.red(`ss-runtime: ${printable(failure)}`));
      return exitCodes.notRunnable;
    }
    io.err(io.paintErr.red(`ss-runtime: unexpected failure: ${printable(errorMessage(error))}`));
    if (io.env.SS_RUNTIME_DEBUG && error instanceof Error) io.err(error.stack ?? '');
    else io.err('Please report this bug. SS_RUNTIME_DEBUG=1 prints its stack.');
    return exitCodes.notRunnable;
  }
}

/** Runs the real process and sets its exit status. */
export async function runProcess(): Promise<void> {
  const io = processIo();
  const exitCode = await run(process.argv.slice(2), io);
  await io.flush();
  process.exit(exitCode);
}

function createProgram(io: Io, done: (code: ExitCode) => void): Command {
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
    .addHelpText('after', '\nExit status: 0 clean, 1 findings, 2 wrong usage, 3 could not run.');
  for (const definition of commands) {
    const width = Math.max(...definition.examples.map(([line]) => line.length));
    const examples = definition.examples.map(([line, effect]) => `  ${line.padEnd(width)}  ${effect}`).join('\n');
    const command = new Command(definition.name)
      .description(definition.summary)
      .copyInheritedSettings(program)
      .addHelpText('after', `\nExamples:\n${examples}`)
      .action(async (...received: unknown[]) => {
        const self = received.pop() as Command;
        await applyConfig(self, program.commands, io);
        done(await definition.run(self.args, self.opts() as never, io));
      });
    program.addCommand(withConfigOptions(definition.declare(command)));
  }
  return program;
}
