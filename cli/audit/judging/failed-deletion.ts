import type { Initiator, PageVisit } from '../artifacts/artifacts.ts';
import { isDeletion, isStoring } from '../artifacts/cookies.ts';

/**
 * Returns a sentence about the last write that tried to delete a cookie of the jar at the end, with a space before it; an empty
 * text without one. A cookie is deleted only with its own domain and path, and an HttpOnly one only by a response: RFC 6265bis,
 * section 5.7.
 */
export function failedDeletionSentence(
  visit: PageVisit,
  { name, domain }: { readonly name: string; readonly domain: string },
): string {
  const kept = visit.jarAfter.find((cookie) => cookie.name === name && cookie.domain === domain);
  const own = visit.writes.filter((write) => write.name === name);
  const settings = own.map((write, index) => (isStoring(write) && write.domain === domain ? index : -1));
  const tried = own.findLast((write, index) => isDeletion(write) && index > Math.max(...settings));
  if (!kept || !tried) return '';
  const byScript = tried.initiator.kind !== 'response';
  const how =
    kept.httpOnly && byScript
      ? 'although it is HttpOnly, so that only a response deletes it'
      : tried.domain !== domain
        ? `with the domain ${tried.domain} instead of ${domain}`
        : `with the path ${tried.path ?? 'of the page'}, which is not that of the cookie`;
  return ` ${writerText(tried.initiator)} tries to delete it ${how}.`;
}

const writerText = (initiator: Initiator): string =>
  initiator.kind === 'response'
    ? `The response of ${initiator.url}`
    : `The script ${initiator.file ?? initiator.url}:${initiator.line}`;
