/** What the inspector asks of the control surface (interfaces §4). A refusal is an Error with the server's sentence. */

export interface ServedSite {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly pages: readonly string[];
}

export interface FaultStatus {
  readonly rules: string;
  readonly seed: number;
  readonly active: readonly { readonly rule: string; readonly calls: number; readonly applied: number }[];
}

export const readSites = async (): Promise<readonly ServedSite[]> =>
  ((await ask('GET', 'sites')) as { sites: ServedSite[] }).sites;

export const clearJournal = (): Promise<unknown> => ask('DELETE', 'journal');

export const readFaults = async (): Promise<FaultStatus> => (await ask('GET', 'faults')) as FaultStatus;

export const writeFaults = async (rules: string): Promise<FaultStatus> => (await ask('PUT', 'faults', { rules })) as FaultStatus;

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/__ss/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { error?: string }).error ?? `The server answered ${response.status}.`);
  return answer;
}
