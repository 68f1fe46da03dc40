import type { Finding } from '../../runtime/contract/findings.ts';
import type { CheckedItem } from '../validate/checks/check-item.ts';
import type { ItemKind } from '../validate/items/item.ts';
import type { Summary } from '../validate/report/reports.ts';
import { type CommandContext, runCommand } from './run-command.ts';

export interface ValidateOptions extends CommandContext {
  /** `auto` by default: whatever is found. */
  readonly kind?: 'auto' | ItemKind;
  /** Adds to each item what the runtime makes of it after defaults. */
  readonly effective?: boolean;
}

/** The document of `validate --format json` (interfaces §2). */
export interface ValidateReport {
  readonly summary: Readonly<Summary>;
  readonly items: readonly CheckedItem[];
  /** Of inputs that could not be read at all. */
  readonly findings: readonly Finding[];
}

/** Checks block data and cookie settings in files, folders, globs and addresses, as `ss-runtime validate` does. Throws CliError. */
export async function validate(
  inputs: readonly string[],
  { kind, effective, ...context }: ValidateOptions = {},
): Promise<ValidateReport> {
  return (await runCommand('validate', inputs, { kind, effective }, context)) as ValidateReport;
}
