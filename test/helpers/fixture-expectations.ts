import { existsSync, readFileSync } from 'node:fs';
import { listFixtureSites } from '../../fake-server/start.ts';

/** A finding that an audit of a fixture site must give; what is absent is not compared. */
interface ExpectedFinding {
  readonly ruleId: string;
  readonly severity: string;
  readonly subject: string;
  readonly journeys: readonly string[];
  /** Path of the script or answer that is to blame. */
  readonly source?: string;
  readonly line?: number;
}

/** `expect.json` of a fixture site: everything an audit finds, by page; it must find nothing else. */
export interface SiteExpectation {
  readonly note: string;
  readonly exit: number;
  readonly pages: Readonly<Record<string, readonly ExpectedFinding[]>>;
}

/** The expectations of every fixture site, by its id. A site without one is an error. */
export async function fixtureExpectations(): Promise<ReadonlyMap<string, SiteExpectation>> {
  const ids = await listFixtureSites();
  return new Map(
    ids.map((id) => {
      const file = new URL(`../../fixtures/sites/${id}/expect.json`, import.meta.url);
      if (!existsSync(file)) throw new Error(`The fixture site ${id} has no expect.json.`);
      return [id, JSON.parse(readFileSync(file, 'utf8')) as SiteExpectation];
    }),
  );
}
