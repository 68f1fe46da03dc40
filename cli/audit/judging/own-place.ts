import { hostOf } from '../artifacts/addresses.ts';
import type { Initiator, PageArtifacts, ScriptInitiator } from '../artifacts/artifacts.ts';
import { isPlatformStatic, isSameSite } from '../parties/sites.ts';

/** A frame of a stack: `function (address:line:column)`. */
const stackFrame = / \(([^()]+):(\d+):(\d+)\)$/;
/** A script that loads a script that loads another one, as a tag manager does. */
const maxLoads = 4;

/**
 * Returns the initiator at the nearest line of the site's own files, which its owner can change: of its stack, or of the scripts that
 * loaded it. Returns it unchanged where the site has no part in it.
 */
export function atOwnPlace(page: PageArtifacts, initiator: Initiator | null): Initiator | null {
  if (initiator?.kind !== 'script' || isOwn(page, initiator.url)) return initiator;
  let script: ScriptInitiator | null = initiator;
  for (let count = 0; script && count < maxLoads; count++) {
    const place = ownFrame(page, script);
    if (place) return { ...initiator, ...place, via: `${initiator.via} of a script of ${hostOf(initiator.url)}` };
    script = loaderOf(page, script.url);
  }
  return initiator;
}

function isOwn(page: PageArtifacts, url: string): boolean {
  const [host, pageHost] = [hostOf(url), hostOf(page.url)];
  return host === '' || isSameSite(host, pageHost) || isPlatformStatic(host, pageHost);
}

/** Returns the innermost place of a script in the site's own files; null without one. */
function ownFrame(page: PageArtifacts, { url, file, line, column, stack }: ScriptInitiator) {
  if (isOwn(page, url)) return { url, line, column, ...(file !== undefined && { file }) };
  for (const frame of stack) {
    const [, address = '', frameLine, frameColumn] = stackFrame.exec(frame) ?? [];
    const isAddress = /^[a-z]+:/i.test(address);
    // The addresses of a folder's files are their paths.
    if (address !== '' && (!isAddress || (hostOf(address) !== '' && isOwn(page, address))))
      return {
        url: isAddress ? address : page.url,
        line: Number(frameLine),
        column: Number(frameColumn),
        ...(!isAddress && { file: address }),
      };
  }
  return null;
}

/** Returns what requested a script; null for one whose request was not observed. */
function loaderOf({ visits }: PageArtifacts, url: string): ScriptInitiator | null {
  for (const { requests } of visits) {
    const request = requests.find((one) => one.url === url && one.type === 'Script');
    if (request?.sentBy) return request.sentBy;
  }
  return null;
}
