import type { FaultPreset, FaultStatus, HungResponse } from '../common/fault-status.ts';
import type { JournalEntry } from '../common/journal/journal.ts';
import type { JournalRowPage } from '../common/journal/journal-row.ts';
import type { StoredPageReport } from '../common/visits/page-report.ts';
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
  /** ISO 8601. */
  readonly createdOn: string;
  readonly email: string;
  /** Null for an order without a cart. */
  readonly cart: { readonly discountCents: number } | null;
  readonly currency: string;
  readonly grandTotalCents: number;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly cents: number }[];
}

export const readOrders = async (): Promise<readonly SeenOrder[]> =>
  ((await request('GET', 'orders')) as { orders: SeenOrder[] }).orders;

export interface SeenMember {
  readonly site: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const readMembers = async (): Promise<readonly SeenMember[]> =>
  ((await request('GET', 'members')) as { members: SeenMember[] }).members;

export interface StoreStock {
  readonly site: string;
  readonly products: readonly {
    readonly id: string;
    readonly title: string;
    /** `stock` is null for an unlimited one. */
    readonly variants: readonly { readonly id: string; readonly sku: string; readonly stock: number | null }[];
  }[];
}

/** Returns the stock of the sites with products. A product is known once a page with it has been opened. */
export async function readStock(): Promise<readonly StoreStock[]> {
  const sites = await readSites();
  const stores = await Promise.all(
    sites.map(async ({ id }) => {
      const { products } = (await request('GET', `products?site=${encodeURIComponent(id)}`)) as Pick<StoreStock, 'products'>;
      return { site: id, products };
    }),
  );
  return stores.filter(({ products }) => products.length > 0);
}

/** Returns the state of the session as one document, with the journal. */
export const readState = (): Promise<unknown> => request('GET', 'state');

/** Replaces the state of the session with a saved one. @param text the document as JSON. */
export const loadState = async (text: string): Promise<unknown> => request('PUT', 'state', readJson(text));

function readJson(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new TypeError('The file is not JSON.');
  }
}

/** Restores journal, state and faults of the start. */
export const resetPlatform = (): Promise<unknown> => request('POST', 'reset');

export interface SeenSubmission {
  readonly seq: number;
  readonly time: string;
  readonly site: string;
  readonly formId: string;
  readonly pagePath: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export const readSubmissions = async (): Promise<readonly SeenSubmission[]> =>
  ((await request('GET', 'submissions')) as { submissions: SeenSubmission[] }).submissions;

/**
 * Returns the reports of the pages that were opened in a session; the empty name is the main one. `isOn` is false unless the
 * platform was started with `--report`.
 */
export const readPageReports = async (
  session: string,
): Promise<{ readonly isOn: boolean; readonly reports: readonly StoredPageReport[] }> =>
  (await request('GET', `page-reports${sessionQuery('?', session)}`)) as { isOn: boolean; reports: StoredPageReport[] };

/** Returns rows of the journal, newest first, that match the parameters of the filter. @param before null for the newest ones. */
export async function readRows(filter: URLSearchParams, before: number | null): Promise<JournalRowPage> {
  const query = new URLSearchParams(filter);
  if (before !== null) query.set('before', String(before));
  return (await request('GET', `journal/rows?${query}`)) as JournalRowPage;
}

/** Returns one entry; null when the journal no longer has it. @param session its name; empty for the main session. */
export async function readEntry(seq: number, session: string): Promise<JournalEntry | null> {
  const { entries } = (await request('GET', `journal?since=${seq - 1}&limit=1${sessionQuery('&', session)}`)) as {
    entries: JournalEntry[];
  };
  return entries[0]?.seq === seq ? entries[0] : null;
}

export const clearJournal = (session: string): Promise<unknown> => request('DELETE', `journal${sessionQuery('?', session)}`);

const sessionQuery = (separator: string, session: string): string =>
  session === '' ? '' : `${separator}session=${encodeURIComponent(session)}`;

export interface Replayed {
  readonly replayed: readonly { readonly seq: number; readonly status: number }[];
  readonly missing: readonly number[];
}

/** Sends the calls of the entries to the platform again. */
export const replay = async (seqs: readonly number[], session: string): Promise<Replayed> =>
  (await request('POST', `replay${sessionQuery('?', session)}`, { seqs })) as Replayed;

export const writeFaults = async (rules: string): Promise<FaultStatus> =>
  (await request('PUT', 'faults', { rules })) as FaultStatus;

export const readPresets = async (): Promise<readonly FaultPreset[]> =>
  ((await request('GET', 'faults/presets')) as { presets: FaultPreset[] }).presets;

export const readHung = async (): Promise<readonly HungResponse[]> =>
  ((await request('GET', 'hung')) as { hung: HungResponse[] }).hung;

/** Releases the response with this id, or all. */
export const releaseHung = (id?: number): Promise<unknown> => request('DELETE', id === undefined ? 'hung' : `hung/${id}`);
