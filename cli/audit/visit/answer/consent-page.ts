import type { SeenRequest } from '../traffic/traffic.ts';

/** Names of pages in front of others that ask for consent, in a host or a path. */
const consentNames =
  /(^|[/._-])(consent|cookie-?(wall|consent|choices?)|gdpr|cmp|privacy-?(gate|wall|choices?)|before-you-continue)([/._-]|$)/i;

/** Returns the page that asks for consent to which a visit was led instead of its page, as host and path; null without one. */
export function consentPage(requests: readonly Pick<SeenRequest, 'url' | 'type' | 'frameId'>[]): string | null {
  const documents = requests.filter(({ url, type }) => type === 'Document' && URL.canParse(url));
  const [askedFor] = documents;
  const landedOn = documents.findLast(({ frameId }) => frameId === askedFor?.frameId);
  if (!askedFor || !landedOn) return null;
  const [from, to] = [askedFor, landedOn].map(({ url }) => `${new URL(url).host}${new URL(url).pathname}`);
  return to !== undefined && from !== to && !consentNames.test(from ?? '') && consentNames.test(to) ? to : null;
}
