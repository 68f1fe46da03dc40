import type { FaultStatus } from '../../runtime/contract/faults/fault-status.ts';
import type { StoredPageReport } from '../../runtime/contract/page/page-report.ts';
import { request } from '../control-client/request.ts';

// The inspector's calls to the control surface. Each rejects with a ControlError when it is refused.

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

/** Returns the reports of the opened pages. `isOn` is false unless the platform was started with `--report`. */
export const readPageReports = async (): Promise<{ readonly isOn: boolean; readonly reports: readonly StoredPageReport[] }> =>
  (await request('GET', 'page-reports')) as { isOn: boolean; reports: StoredPageReport[] };

export const clearJournal = (): Promise<unknown> => request('DELETE', 'journal');

export const readFaults = async (): Promise<FaultStatus> => (await request('GET', 'faults')) as FaultStatus;

export const writeFaults = async (rules: string): Promise<FaultStatus> =>
  (await request('PUT', 'faults', { rules })) as FaultStatus;
