import type { CommandDefinition } from '../command.ts';
/** Every command, in the order of the help text. */
export declare const commands: readonly CommandDefinition<never>[];
