import { bashScript } from './bash.ts';
import type { CompletedCommand } from './completion-data.ts';
import { fishScript } from './fish.ts';
import { powershellScript } from './powershell.ts';
import type { Shell } from './shells.ts';
import { zshScript } from './zsh.ts';

/** Scripts that know all words, so that a Tab starts no process. */
export const completionScripts: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};
