import { partyOf } from '../../parties/parties.ts';
import type { SeenRequest } from '../traffic/traffic.ts';
import { consentLibraries } from './library-facts.ts';

/** Globals by which consent libraries are configured or called. */
export const libraryGlobals: readonly string[] = consentLibraries.flatMap(({ globals }) => globals);

/** File names of consent libraries. */
const libraryFiles = new RegExp(
  `(^|[._-])(${consentLibraries.flatMap(({ files }) => files).join('|')})([._-][\\w.-]*)?\\.m?js$`,
  'i',
);

/** Returns the script of a consent library among the requests of a page, as its host and path; null without one. */
export function libraryScript(requests: readonly Pick<SeenRequest, 'url' | 'type'>[]): string | null {
  const scripts = requests.filter(({ url, type }) => type === 'Script' && URL.canParse(url)).map(({ url }) => new URL(url));
  const isLibrary = ({ href, pathname }: URL) =>
    partyOf(href).kind === 'consent' || libraryFiles.test(pathname.slice(pathname.lastIndexOf('/') + 1));
  const found = scripts.find(isLibrary);
  return found ? `${found.hostname}${found.pathname}` : null;
}
