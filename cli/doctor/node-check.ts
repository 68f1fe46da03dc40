import type { Check } from './check.ts';

/** Whether a Node.js version is 20.19 or newer. */
export function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > 20 || (major === 20 && minor >= 19);
  const detail = `${version} (needed: 20.19 or newer)`;
  if (isNewEnough) return { name: 'node', status: 'ok', detail };
  return { name: 'node', status: 'missing', detail, advice: 'Install a newer Node.js from https://nodejs.org and try again.' };
}
