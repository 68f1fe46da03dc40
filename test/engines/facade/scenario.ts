import type { ServedPlatform, Site } from '../../../fake-server/start.ts';
import type { EngineName, ForcedColours, Tab } from './tab.ts';

/** A scenario's visitor: a tab of the engine, and the platform that it visits. */
export interface Visit {
  readonly engine: EngineName;
  readonly tab: Tab;
  /** Opens a tab of another visitor, which the scenario closes. */
  newTab(): Promise<Tab>;
  /** Closes the tab, and returns the visit of a new one, of another visitor, in forced colours. */
  inForcedColours(scheme: ForcedColours): Promise<Visit>;
  readonly platform: ServedPlatform;
  /** Returns the address of a path of a site. */
  address(site: string, path: string): string;
  /** Opens a page, and waits until the runtime is ready or failed. */
  open(site: string, path: string): Promise<void>;
  /** Replaces the platform's fault rules; they end with the scenario. */
  setFaults(rules: string): Promise<void>;
  /** Releases the responses that faults hold: a late one is sent. */
  release(): Promise<void>;
  /** Resolves when every earlier call of the page has reached the platform, which one more call proves. */
  settled(): Promise<void>;
  /** Returns the errors that have reached the page. */
  errors(): Promise<readonly string[]>;
}

/** One row of the table that every engine runs. */
interface Scenario {
  readonly title: string;
  /** Why an engine cannot run it; printed at the end. */
  readonly unsupported?: Partial<Readonly<Record<EngineName, string>>>;
  run(visit: Visit): Promise<void>;
}

/** The scenarios of one topic, with the sites that they visit beside the fixture sites. */
export interface Topic {
  readonly sites?: readonly Site[];
  readonly scenarios: readonly Scenario[];
}
