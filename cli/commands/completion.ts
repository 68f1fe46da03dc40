import { exitCodes } from '../../fake-server/common/errors.ts';
import { defineCommand } from '../command.ts';
import { shells } from '../completion/shells.ts';
import { choiceArgument } from '../core/choice-argument.ts';

/** `ss-runtime completion`: prints the script that completes commands, options and their values in a shell. */
export const completion = defineCommand({
  name: 'completion',
  summary: 'print the script for completion in a shell',
  declare: (command) => command.addArgument(choiceArgument('shell', 'name of the shell', shells)),
  constantLines: shells.map((shell) => `completion ${shell}`),
  completes: { words: shells },
  examples: [
    ['source <(ss-runtime completion bash)', 'in ~/.bashrc'],
    ['source <(ss-runtime completion zsh)', 'in ~/.zshrc, after compinit'],
    ['ss-runtime completion fish > ~/.config/fish/completions/ss-runtime.fish', 'once'],
    ['ss-runtime completion powershell | Out-String | Invoke-Expression', 'in $PROFILE'],
  ],
  async run([name], _options, io, { commands }) {
    const [{ completionData }, { completionScripts }] = await Promise.all([
      import('../completion/completion-data.ts'),
      import('../completion/scripts.ts'),
    ]);
    const shell = shells.find((each) => each === name);
    if (shell === undefined) return exitCodes.usage;
    io.out(completionScripts[shell](await completionData(commands)).trimEnd());
    return exitCodes.clean;
  },
});
