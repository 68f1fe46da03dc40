import type { Finding } from '../common/findings.ts';
import { request } from '../control-client/request.ts';
import type { Settings } from './settings-model.ts';

// The screen's calls to the control surface. Each rejects with a ControlError when it is refused.

const settingsPath = (site: string): string => `sites/${encodeURIComponent(site)}/cookie-settings`;

/** Returns the saved settings; null when the site's pages have their own. */
export const readSaved = async (site: string): Promise<Settings | null> =>
  ((await request('GET', settingsPath(site))) as { settings: Settings | null }).settings;

export const save = (site: string, settings: Settings): Promise<unknown> => request('PUT', settingsPath(site), settings);

export const restore = (site: string): Promise<unknown> => request('DELETE', settingsPath(site));

export const check = async (settings: Settings): Promise<readonly Finding[]> =>
  ((await request('POST', 'validate/cookie-settings', settings)) as { findings: Finding[] }).findings;
