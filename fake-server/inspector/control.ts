/** What the inspector asks of the control surface (interfaces §4). Each call rejects with a ControlError when it is refused. */
import type { FaultChoices, FaultStatus } from '../../runtime/contract/faults/fault-status.ts';
import type { StoredPageReport } from '../../runtime/contract/page/page-report.ts';

export interface ServedSite {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly pages: readonly string[];
}

export const readSites = async (): Promise<readonly ServedSite[]> =>
  ((await request('GET', 'sites')) as { sites: ServedSite[] }).sites;

export interface SeenOrder {
  readonly id: string;
  readonly number: number;
  readonly site: string;
  readonly kind: string;
  readonly currency: string;
  readonly grandTotalCents: number;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly cents: number }[];
}

export const readOrders = async (): Promise<readonly SeenOrder[]> =>
  ((await request('GET', 'orders')) as { orders: SeenOrder[] }).orders;

/** What became of the pages that were opened; `isOn` is false unless the platform was started with `--report`. */
export const readPageReports = async (): Promise<{ readonly isOn: boolean; readonly reports: readonly StoredPageReport[] }> =>
  (await request('GET', 'page-reports')) as { isOn: boolean; reports: StoredPageReport[] };

export const clearJournal = (): Promise<unknown> => request('DELETE', 'journal');

export const readFaults = async (): Promise<FaultStatus> => (await request('GET', 'faults')) as FaultStatus;

export const writeFaults = async (rules: string): Promise<FaultStatus> =>
  (await request('PUT', 'faults', { rules })) as FaultStatus;

/** A refusal: the server's sentence, and what it would have taken. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly choices: readonly FaultChoices[];

  constructor(message: string, choices: readonly FaultChoices[] = []) {
    super(message);
    this.choices = choices;
  }
}

interface Refusal {
  readonly error?: string;
  readonly problem?: string;
  readonly choices?: readonly FaultChoices[];
}

async function request(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/__ss/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const payload: unknown = await response.json();
  if (response.ok) return payload;
  const { error, problem, choices } = payload as Refusal;
  throw new ControlError(problem ?? error ?? `The server answered ${response.status}.`, choices);
}
