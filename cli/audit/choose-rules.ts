import type { Severity } from '../../runtime/contract/findings.ts';
import { CliError, exitCodes } from '../errors.ts';
import type { Severities } from './judging/judge.ts';
import type { AuditRule } from './judging/rule.ts';
import { rules as allRules } from './rules/index.ts';

/** Returns the rules to apply (all of them without `ids`) and their severities. Throws CliError when all rules are off. */
export function chooseRules(
  ids: readonly string[] | undefined,
  wanted: Readonly<Record<string, Severity | 'off'>> = {},
): { readonly rules: readonly AuditRule[]; readonly severities: Severities } {
  const rules = allRules.filter(({ id }) => (ids?.includes(id) ?? true) && wanted[id] !== 'off');
  if (rules.length === 0) throw new CliError('Every rule is off, so nothing can be judged.', exitCodes.usage);
  const severities = Object.entries(wanted).flatMap(([id, severity]) => (severity === 'off' ? [] : [[id, severity] as const]));
  return { rules, severities: Object.fromEntries(severities) };
}
