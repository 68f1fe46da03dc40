// covers: cli/audit/in-page/ cli/audit/visit/ cli/audit/visit/answer/ cli/audit/visit/writes/ fake-server/stand-ins/
import { expect, test } from 'vitest';
import { withDeclared } from '../../../cli/audit/rules/declared-cookies.ts';
import { rules } from '../../../cli/audit/rules/index.ts';
import { foundByPath, undecidedByPath, violationGroups } from '../../../scripts/bench/trust/violations.ts';
import { auditWorld } from '../../helpers/audit/audit-run.ts';

const world = auditWorld();
/** Only a browser with windows hides a tab behind another. */
const withWindows = auditWorld({ wholeBrowser: true });

test.each(
  (await violationGroups()).map((group) => ({
    ...group,
    name: `${group.journeys.join()}${group.declared ? ' with declared cookies' : ''}`,
  })),
)(
  'in $name, each page that breaks a rule has its finding, its twin that keeps the rule has none, and what cannot be judged is undecided',
  async ({ journeys, declared, target, expected, undecided }) => {
    const { audit } = journeys.includes('leave') ? withWindows : world;
    const report = await audit([target], { journeys, rules: withDeclared(rules, declared), concurrency: 2 });
    expect(foundByPath(report)).toEqual(expected);
    expect(undecidedByPath(report)).toEqual(undecided);
  },
  300_000,
);
