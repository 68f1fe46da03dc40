import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JourneyName } from '../../../cli/audit/artifacts/artifacts.ts';
import type { DeclaredCookies } from '../../../cli/audit/declared/declared-cookies.ts';
import { readDeclared } from '../../../cli/audit/declared/read-declared.ts';
import type { AuditReport } from '../../../cli/audit/report/document.ts';
import type { Target } from '../../../cli/audit/targets/targets.ts';
import { loadSites } from '../../../fake-server/start.ts';

/** Expected findings, from `fixtures/violations/expect.json`. */
export interface ExpectedFinding {
  readonly ruleId: string;
  readonly severity: string;
  readonly subject: string;
}

/** Pages of `fixtures/violations` with the same journeys and declared cookies, which share an audit. */
export interface ViolationGroup {
  readonly journeys: readonly JourneyName[];
  readonly declared: DeclaredCookies | null;
  readonly target: Target;
  /** Pages by path, in a fixed order. */
  readonly expected: Readonly<Record<string, readonly ExpectedFinding[]>>;
  /** Rules and journeys that cannot be judged, by the path of the page. */
  readonly undecided: Readonly<Record<string, readonly string[]>>;
}

interface ExpectedPage {
  readonly journeys: readonly JourneyName[];
  /** File with declared cookies; absent for pages that are judged without them. */
  readonly declared?: string;
  readonly findings: readonly ExpectedFinding[];
  /** Rules and journeys that cannot be judged; absent for a page without one. */
  readonly undecided?: readonly string[];
}

const inOrder = (findings: readonly ExpectedFinding[]): ExpectedFinding[] =>
  [...findings].sort((one, other) => one.ruleId.localeCompare(other.ruleId) || one.subject.localeCompare(other.subject));

/** Returns every page that breaks a rule, and every twin, in groups. */
export async function violationGroups(): Promise<ViolationGroup[]> {
  const folder = join(process.cwd(), 'fixtures/violations');
  const { pages } = JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8')) as {
    pages: Record<string, ExpectedPage>;
  };
  const [site] = await loadSites([folder]);
  if (!site) throw new Error('Expected the site of violations.');
  const groups = new Map<string, string[]>();
  for (const [path, { journeys, declared = '' }] of Object.entries(pages)) {
    const key = JSON.stringify([journeys, declared]);
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  const optionsOf = async ([path = '']: readonly string[]) => {
    const { journeys = [], declared } = pages[path] ?? {};
    return { journeys, declared: declared === undefined ? null : await readDeclared(declared, folder) };
  };
  const grouped = [...groups.values()].map(async (paths) => ({
    ...(await optionsOf(paths)),
    target: { kind: 'site', site: { ...site, pages: async () => paths } } as const,
    expected: Object.fromEntries(paths.map((path) => [path, inOrder(pages[path]?.findings ?? [])])),
    undecided: Object.fromEntries(paths.map((path) => [path, pages[path]?.undecided ?? []])),
  }));
  return Promise.all(grouped);
}

/** Returns the findings of an audit, by path. */
export const foundByPath = (report: AuditReport): Record<string, ExpectedFinding[]> =>
  Object.fromEntries(
    report.pages.map(({ url, findings }) => [
      new URL(url).pathname,
      inOrder(
        findings.map(({ ruleId, severity, evidence }) => ({
          ruleId,
          severity,
          subject: (evidence as { subject: string }).subject,
        })),
      ),
    ]),
  );

/** Returns the rules and journeys that an audit could not judge, by path. */
export const undecidedByPath = (report: AuditReport): Record<string, string[]> =>
  Object.fromEntries(
    report.pages.map(({ url, undecided }) => [
      new URL(url).pathname,
      undecided.map((reason) => ('rule' in reason ? reason.rule : reason.journey)),
    ]),
  );
