// covers: cli/audit/in-page/ cli/audit/visit/ cli/audit/visit/answer/ cli/audit/visit/writes/ fake-server/stand-ins/
import { expect, test } from 'vitest';
import { withDeclared } from '../../../cli/audit/rules/declared-cookies.ts';
import { rules } from '../../../cli/audit/rules/index.ts';
import { foundByPath, violationGroups } from '../../../scripts/bench/trust/violations.ts';
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
  'in $name, each page that breaks a rule has its finding, and its twin that keeps the rule has none',
  async ({ journeys, declared, target, expected }) => {
    const { audit } = journeys.includes('leave') ? withWindows : world;
    const judge = async (paths: readonly string[], concurrency: number) => {
      const site = { ...target.site, pages: async () => paths };
      const options = { journeys, rules: withDeclared(rules, declared), concurrency };
      return foundByPath(await audit([{ kind: 'site', site }], options));
    };
    const found = await judge(Object.keys(expected), 2);
    // On a machine at full load one page in hundreds differs. It is printed, and judged once more, alone.
    const other = Object.keys(expected).filter((path) => JSON.stringify(found[path]) !== JSON.stringify(expected[path]));
    for (const path of other.slice(0, 3)) process.stderr.write(`${path} in ${journeys}: found ${JSON.stringify(found[path])}\n`);
    const again = other.length > 0 && other.length <= 3 ? await judge(other, 1) : {};
    expect({ ...found, ...again }).toEqual(expected);
  },
  600_000,
);
