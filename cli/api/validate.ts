import type { Finding } from '../../runtime/contract/findings.ts';
import type { CheckedItem } from '../validate/checks/check-item.ts';
import type { ItemKind } from '../validate/items/item.ts';
import type { Summary } from '../validate/report/reports.ts';
import { type CommandContext, runCommand } from './run-command.ts';

export interface ValidateOptions extends CommandContext {
  /** `auto` by default, which finds every kind. */
  readonly kind?: 'auto' | ItemKind;
  /** Adds the effective values to each item: those that the runtime uses after defaults. */
  readonly effective?: boolean;
}

/** Document of `validate --format json`. */
export interface ValidateReport {
  readonly summary: Readonly<Summary>;
  readonly items: readonly CheckedItem[];
  /** Findings about inputs that could not be read. */
  readonly findings: readonly Finding[];
}

/**
 * Checks block data and cookie settings in files, folders, globs and addresses, as `ss-runtime validate` does. Throws CliError.
 */
export async function validate(
  inputs: readonly string[],
  { kind, effective, ...context }: ValidateOptions = {},
): Promise<ValidateReport> {
  return (await runCommand('validate', inputs, { kind, effective }, context)) as ValidateReport;
}
