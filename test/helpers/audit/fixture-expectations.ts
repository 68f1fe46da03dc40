import { existsSync, readFileSync } from 'node:fs';
import { listFixtureSites } from '../../../fake-server/start.ts';

/** A finding that an audit of a fixture site must report; absent keys are not compared. */
interface ExpectedFinding {
  readonly ruleId: string;
  readonly severity: string;
  readonly subject: string;
  readonly journeys: readonly string[];
  /** Path of the responsible script or response. */
  readonly source?: string;
  readonly line?: number;
}

/** `expect.json` of a fixture site: all findings of an audit, by page. */
export interface SiteExpectation {
  readonly note: string;
  readonly exit: number;
  readonly pages: Readonly<Record<string, readonly ExpectedFinding[]>>;
}

/** Reads the expectations of every fixture site, by its id. Throws for a site without them. */
export async function fixtureExpectations(): Promise<ReadonlyMap<string, SiteExpectation>> {
  const ids = await listFixtureSites();
  return new Map(
    ids.map((id) => {
      const file = new URL(`../../../fixtures/sites/${id}/expect.json`, import.meta.url);
      if (!existsSync(file)) throw new Error(`The fixture site ${id} has no expect.json.`);
      return [id, JSON.parse(readFileSync(file, 'utf8')) as SiteExpectation];
    }),
  );
}
