import type { Finding } from '../../runtime/contract/findings.ts';
import type { Settings } from './settings-model.ts';

/** What the screen asks of the control surface. Each call rejects with an Error that carries the server's sentence. */

const settingsPath = (site: string): string => `sites/${encodeURIComponent(site)}/cookie-settings`;

/** null: nothing is saved, the site's pages say their own. */
export const readSaved = async (site: string): Promise<Settings | null> =>
  ((await request('GET', settingsPath(site))) as { settings: Settings | null }).settings;

export const save = (site: string, settings: Settings): Promise<unknown> => request('PUT', settingsPath(site), settings);

export const restore = (site: string): Promise<unknown> => request('DELETE', settingsPath(site));

export const check = async (settings: Settings): Promise<readonly Finding[]> =>
  ((await request('POST', 'validate/cookie-settings', settings)) as { findings: Finding[] }).findings;

export async function request(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/__ss/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const payload: unknown = await response.json();
  if (!response.ok) throw new Error((payload as { error?: string }).error ?? `The server answered ${response.status}.`);
  return payload;
}
