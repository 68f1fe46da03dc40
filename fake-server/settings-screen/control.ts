import type { Finding } from '../../runtime/contract/findings.ts';
import type { Settings } from './settings-model.ts';

/** What the screen asks of the control surface. A refusal is an Error with the server's sentence. */

const settingsPath = (site: string): string => `sites/${encodeURIComponent(site)}/cookie-settings`;

/** null: nothing is saved, the site's pages say their own. */
export const readSaved = async (site: string): Promise<Settings | null> =>
  ((await ask('GET', settingsPath(site))) as { settings: Settings | null }).settings;

export const save = (site: string, settings: Settings): Promise<unknown> => ask('PUT', settingsPath(site), settings);

export const restore = (site: string): Promise<unknown> => ask('DELETE', settingsPath(site));

export const check = async (settings: Settings): Promise<readonly Finding[]> =>
  ((await ask('POST', 'validate/cookie-settings', settings)) as { findings: Finding[] }).findings;

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/__ss/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { error?: string }).error ?? `The server answered ${response.status}.`);
  return answer;
}
