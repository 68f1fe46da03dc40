// covers: cli/audit/page-clock.ts
// covers: cli/audit/in-page/exercise.ts
// covers: cli/audit/in-page/read-storage.ts
// covers: cli/audit/roles.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JourneyName } from '../../../cli/audit/artifacts.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { auditWorld } from '../../helpers/audit-run.ts';

interface Expectation {
  readonly journeys: readonly JourneyName[];
  readonly findings: readonly { readonly ruleId: string; readonly severity: string; readonly subject: string }[];
}

const folder = join(import.meta.dirname, '../../../fixtures/violations');
const { pages } = JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8')) as { pages: Record<string, Expectation> };
const world = auditWorld();

const inOrder = (findings: Expectation['findings']) =>
  [...findings].sort((one, other) => one.ruleId.localeCompare(other.ruleId) || one.subject.localeCompare(other.subject));

/** Pages that are seen in the same journeys share an audit. */
const groups = new Map<string, string[]>();
for (const [path, { journeys }] of Object.entries(pages)) {
  const key = journeys.join();
  groups.set(key, [...(groups.get(key) ?? []), path]);
}

test.each([...groups])(
  'in %s, every page that breaks a rule is found out, and its twin is not blamed',
  async (key, paths) => {
    const [site] = await loadSites([folder]);
    if (!site) throw new Error('expected the site of violations');
    const report = await world.audit([{ kind: 'site', site: { ...site, pages: async () => paths } }], {
      journeys: key.split(',') as JourneyName[],
      concurrency: 2,
    });
    const found = report.pages.map(({ url, findings }) => [
      new URL(url).pathname,
      inOrder(
        findings.map(({ ruleId, severity, evidence }) => ({
          ruleId,
          severity,
          subject: (evidence as { subject: string }).subject,
        })),
      ),
    ]);
    const expected = paths.map((path) => [path, inOrder(pages[path]?.findings ?? [])]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  },
  300_000,
);
