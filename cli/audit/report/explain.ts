import type { ChalkInstance } from 'chalk';
import type { AuditRule } from '../judging/rule.ts';

/** Returns the text of `--explain` about a rule: meaning, reason, an example that breaks it and one that keeps it, and a fix. */
export const explainRule = ({ id, title, reference, needs, explain }: AuditRule, paint: ChalkInstance): string =>
  [
    paint.bold(id),
    `${title}. Reference: ${reference}.`,
    ...(needs === 'context' || needs === 'platform'
      ? ['It is judged on pages with a page context (Static.SQUARESPACE_CONTEXT, or --context FILE).']
      : []),
    '',
    paint.bold('What a finding means'),
    explain.means,
    '',
    paint.bold('Why it matters'),
    explain.why,
    '',
    paint.bold('Breaks the rule'),
    `  ${paint.red(explain.wrong)}`,
    '',
    paint.bold('Keeps the rule'),
    `  ${paint.green(explain.right)}`,
    '',
    paint.bold('How to fix it'),
    explain.fix,
    ...(explain.onPlatform === undefined ? [] : ['', paint.bold('With a page context'), explain.onPlatform]),
  ].join('\n');
