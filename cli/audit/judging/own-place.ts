import { hostOf } from '../artifacts/addresses.ts';
import type { Initiator, PageArtifacts, ResponseInitiator, ScriptInitiator } from '../artifacts/artifacts.ts';
import { placeText } from '../artifacts/initiators.ts';
import { isPlatformStatic, isSameSite } from '../parties/sites.ts';

/** A frame of a stack: `function (address:line:column)`. */
const stackFrame = / \(([^()]+):(\d+):(\d+)\)$/;
/** A script that loads a script that loads another one, as a tag manager does. */
const maxLoads = 4;
/** Folders of a site with the files of others, and files of libraries. */
const vendorFolder = /\/(?:node_modules|bower_components|vendors?|third[-_]party|wp-includes|wp-content\/plugins)\//i;
const libraryFile = /(?:^|\/)(?:js[-.]?cookie|jquery|axios|lodash|zepto|universal-cookie|[^/]*\.min)[^/]*\.m?js$/i;

/**
 * Returns the initiator at the nearest line of the site's own files, which its owner can change: of its stack, or of the scripts
 * that loaded it, whose frames follow those of the stack. A library in the site's files comes after a line of its own. Returns
 * the initiator where it is if the site has no part in it. The line is quoted where it was read.
 */
export function atOwnPlace(page: PageArtifacts, initiator: Initiator | null): Initiator | null {
  if (initiator?.kind === 'response') return requestedAt(page, initiator);
  if (!initiator) return null;
  const quoted = quotesOf(page);
  const stack: string[] = [];
  let fallback: OwnPlace | null = null;
  for (let script: ScriptInitiator | null = initiator, count = 0; script && count < maxLoads; count++) {
    const frames = ownFrames(page, script);
    stack.push(...(count === 0 || script.stack.length > 0 ? script.stack : [`${script.via} (${placeText(script)})`]));
    const [nearest] = frames;
    const place = frames.find((frame) => !isOfVendor(frame)) ?? null;
    if (place) return quoted({ ...initiator, ...place, ...viaText(initiator, place), stack });
    fallback ??= nearest ?? null;
    // A script of the site that is only minified is its own.
    if (nearest && !vendorFolder.test(nearest.file ?? nearest.url)) break;
    script = loaderOf(page, script);
  }
  return quoted(fallback ? { ...initiator, ...fallback } : initiator);
}

type OwnPlace = Pick<ScriptInitiator, 'url' | 'line' | 'column' | 'file'>;

/** Returns a response with the site's line that requested it. */
function requestedAt(page: PageArtifacts, response: ResponseInitiator): ResponseInitiator {
  const request = page.visits
    .flatMap(({ requests }) => requests)
    .find(({ url, type, sentBy }) => url === response.url && type !== 'Document' && sentBy !== null);
  const found = atOwnPlace(page, request?.sentBy ?? null);
  return found?.kind === 'script' ? { ...response, sentBy: found } : response;
}

/** Names the script of a vendor, or the library, that was called at the place. */
function viaText(initiator: ScriptInitiator, place: OwnPlace): Pick<ScriptInitiator, 'via'> {
  if (initiator.url === place.url && initiator.file === place.file) return { via: initiator.via };
  if (isMade(initiator.url)) return { via: `${initiator.via} of a script that it adds` };
  const address = initiator.file ?? initiator.url;
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) || address;
  const isOwnHost = hostOf(initiator.url) === hostOf(place.url);
  return { via: `${initiator.via} of ${isOwnHost ? name : `a script of ${hostOf(initiator.url)}`}` };
}

/** Whether a script was made by another one, so that it has no line in the site’s files. */
const isMade = (url: string): boolean => /^(blob|data):/i.test(url);

function isOwn(page: PageArtifacts, url: string): boolean {
  const [host, pageHost] = [hostOf(url), hostOf(page.url)];
  return host === '' ? !isMade(url) : isSameSite(host, pageHost) || isPlatformStatic(host, pageHost);
}

const isOfVendor = ({ url, file }: OwnPlace): boolean => {
  const path = file === undefined ? pathIn(url) : `/${file}`;
  return vendorFolder.test(path) || libraryFile.test(path);
};
const pathIn = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Returns the places of a script in the site's own files, the innermost first. */
function ownFrames(page: PageArtifacts, { url, file, line, column, stack }: ScriptInitiator): OwnPlace[] {
  const innermost = { url, line, column, ...(file !== undefined && { file }) };
  const outer = stack.flatMap((frame): OwnPlace[] => {
    const [, address = '', frameLine, frameColumn] = stackFrame.exec(frame) ?? [];
    if (address === '') return [];
    const isAddress = /^[a-z]+:/i.test(address);
    const place = { line: Number(frameLine), column: Number(frameColumn) };
    // The addresses of a folder's files are their paths.
    if (!isAddress) return [{ url: page.url, ...place, file: address }];
    return hostOf(address) === '' ? [] : [{ url: address, ...place }];
  });
  return [innermost, ...outer].filter((place) => isOwn(page, place.url));
}

/** Returns what requested a script; null for one whose request was not observed. */
function loaderOf({ visits }: PageArtifacts, { url }: ScriptInitiator): ScriptInitiator | null {
  for (const { requests } of visits) {
    const request = requests.find((one) => one.url === url && one.type === 'Script');
    if (request?.sentBy) return request.sentBy;
  }
  return null;
}

/** Lines of each page by their places. */
const known = new WeakMap<PageArtifacts, ReadonlyMap<string, string>>();

/** Returns a function that adds the line at the place of a script. */
function quotesOf(page: PageArtifacts): (script: ScriptInitiator) => ScriptInitiator {
  const lines =
    known.get(page) ??
    new Map(page.visits.flatMap(({ sourceLines = [] }) => sourceLines.map((one) => [placeText(one), one.code] as const)));
  known.set(page, lines);
  return (script) => {
    const code = lines.get(placeText(script));
    return code === undefined ? script : { ...script, code };
  };
}
