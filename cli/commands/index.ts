import type { CommandDefinition } from '../command.ts';
import { endpoints } from './endpoints.ts';

/** Every command, in the order of the help text. */
export const commands: readonly CommandDefinition<never>[] = [endpoints];
