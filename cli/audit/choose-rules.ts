import { CliError } from '../../fake-server/common/errors.ts';
import { type Severity, severities } from '../../fake-server/common/findings.ts';
import type { Severities } from './judging/judge.ts';
import type { AuditRule } from './judging/rule.ts';
import { rules as allRules } from './rules/index.ts';

/** Severity of each rule's violations by the rule's id; `off` leaves the rule out. */
export type WantedSeverities = Readonly<Partial<Record<string, Severity | 'off'>>>;

/**
 * Returns the rules to apply and their severities. `wanted` has ids, `all` for every built-in rule, and the caller's own rules;
 * all built-in rules are applied without it. Throws CliError for an unknown id, two rules with one id, and when all rules are
 * off.
 */
export function chooseRules(
  wanted: readonly (string | AuditRule)[] = ['all'],
  wantedSeverities: WantedSeverities = {},
): { readonly rules: readonly AuditRule[]; readonly severities: Severities } {
  const own = wanted.filter((rule) => typeof rule !== 'string');
  own.forEach(checkOwnRule);
  const known = [...allRules, ...own];
  checkIds(known, [...wanted.filter((rule) => typeof rule === 'string' && rule !== 'all'), ...Object.keys(wantedSeverities)]);
  for (const [id, severity] of Object.entries(wantedSeverities))
    if (![...severities, 'off', undefined].includes(severity))
      throw new CliError(
        `The severity ${severity} of the rule ${id} is not known; expected error, warning, note or off.`,
        'usage',
      );
  const isWanted = (rule: AuditRule) => wanted.includes(rule) || wanted.includes(rule.id) || wanted.includes('all');
  const rules = known.filter((rule) => isWanted(rule) && wantedSeverities[rule.id] !== 'off');
  if (rules.length === 0) throw new CliError('Every rule is off, so nothing can be judged.', 'usage');
  const kept = Object.entries(wantedSeverities).flatMap(([id, severity]) =>
    severity === undefined || severity === 'off' ? [] : [[id, severity] as const],
  );
  return { rules, severities: Object.fromEntries(kept) };
}

/** Throws CliError for a rule of a program without types that lacks what every audit needs. */
function checkOwnRule(rule: AuditRule | null): void {
  const { id, check } = (rule ?? {}) as Partial<Record<keyof AuditRule, unknown>>;
  if (typeof id !== 'string' || id === '')
    throw new CliError('A rule is incomplete: expected an id and a function check, as defineRule takes them.', 'usage');
  if (typeof check !== 'function') throw new CliError(`The rule ${id} is incomplete: expected a function check.`, 'usage');
}

function checkIds(known: readonly AuditRule[], named: readonly unknown[]): void {
  const ids = known.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new CliError(`Two rules have the id ${twice}: give your rule another one.`, 'usage');
  const unknown = named.find((id) => typeof id !== 'string' || !ids.includes(id));
  if (unknown !== undefined)
    throw new CliError(`There is no rule ${String(unknown)}; expected one of: all, ${ids.join(', ')}.`, 'usage');
}
