import type { Severity } from '../../../fake-server/common/findings.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { PageVisit, Request } from '../artifacts/artifacts.ts';
import type { Party } from '../parties/parties.ts';
import { partyOf } from '../parties/parties.ts';
import { kindNames, type PartyKind, serviceKinds } from '../parties/party-kinds.ts';
import { sentData } from '../parties/sent-data.ts';
import { isDeniedInConsentMode, isRecording } from '../parties/tracker-calls.ts';
import { type Identifiers, textOf } from './identifiers.ts';
import { isOfOwnFrame, isOwnHost, pageHost, partyOfRequest, shapeOfRequest } from './parties-of-page.ts';
import type { Problem } from './rule.ts';

interface Surroundings {
  /** Requests of the visit while cookies are restricted. */
  readonly requests: readonly Request[];
  readonly identifiers: Identifiers;
}

/** Part of a problem that depends on the request; the rest follows from its host and initiator. */
interface Judgement {
  readonly subject: string;
  readonly severity: Severity;
  /** Sentence without its time and full stop. */
  readonly what: string;
}

/** Returns the problem of a request that is sent while cookies are restricted; null for one that is allowed. */
export function judgeRequest(visit: PageVisit, request: Request, around: Surroundings): Problem | null {
  const hostname = hostOf(request.url);
  const isOwn = isOwnHost(visit, hostname);
  const party = isOwn ? shapeOfRequest(request) : partyOfRequest(request);
  const judgement = isOwn
    ? (ownJudgement(visit, request, party, around) ?? recordingJudgement(request))
    : request.type === 'Preconnect'
      ? (dataJudgement(visit, request, party, around) ?? trackerJudgement(request, party, around))
      : (trackerJudgement(request, party, around) ?? recordingJudgement(request) ?? dataJudgement(visit, request, party, around));
  if (!judgement) return null;
  const { subject, severity, what } = judgement;
  const when = request.afterAnswer ? 'after the visitor declined' : 'while cookies are restricted';
  const identifier = around.identifiers.inRequest(visit, request, party);
  const data = sentData(textOf(request), request.page || visit.landedOn, identifier);
  return {
    subject,
    journey: visit.journey,
    severity,
    message: `${what} ${when}.`,
    initiator: request.sentBy,
    evidence: {
      host: hostname,
      ...(party?.owner && { owner: party.owner }),
      ...(party && { kind: party.kind }),
      ...(data.length > 0 && { sent: data }),
      request: { method: request.method, type: request.type },
    },
  };
}

/** Types of requests that run code, show a frame or send data. Pictures and fonts of social networks are often only content. */
const activeTypes = ['Script', 'Document', 'XHR', 'Fetch', 'Ping', 'WebSocket', 'EventSource', 'Other'];

/** Kinds of parties that do nothing but recognize or count visitors. */
const trackingKinds: readonly PartyKind[] = ['ads', 'analytics', 'session-recording', 'marketing'];

/** Returns the severity of a request to a party of this kind; null for a kind that is judged by what is sent. */
function severityOfKind(kind: PartyKind, request: Request): Severity | null {
  const isActive = activeTypes.includes(request.type);
  // A look-up reaches no party. A connection reveals the visitor’s address, and neither page nor cookies.
  if (request.type === 'Lookup') return null;
  if (request.type === 'Preconnect') return trackingKinds.includes(kind) ? 'warning' : null;
  switch (kind) {
    case 'ads':
    case 'analytics':
    case 'session-recording':
      return 'error';
    case 'social':
    case 'marketing':
      return isActive ? 'error' : null;
    // A container alone counts no one; its tags are judged by their own requests.
    case 'tag-manager':
    case 'cookieless-analytics':
      return 'warning';
    case 'chat':
      return request.type === 'Script' || request.type === 'Document' ? 'warning' : null;
    case 'video':
      return isTrackingPlayer(request) ? 'warning' : null;
    default:
      return null;
  }
}

/** Whether a player identifies visitors: YouTube’s outside youtube-nocookie.com, and Vimeo’s without `dnt=1`. */
function isTrackingPlayer({ type, url }: Request): boolean {
  const { hostname, searchParams } = new URL(url);
  if (type !== 'Document') return false;
  return /(^|\.)youtube\.com$/.test(hostname) || (hostname === 'player.vimeo.com' && searchParams.get('dnt') !== '1');
}

function trackerJudgement(request: Request, party: Party | null, { requests }: Surroundings): Judgement | null {
  const severity = party && severityOfKind(party.kind, request);
  if (!party || !severity) return null;
  const hostname = hostOf(request.url);
  const name = party.owner ?? kindNames[party.kind];
  if (request.type === 'Preconnect')
    return {
      subject: `connection ${hostname}`,
      severity,
      what: `${hostname} (${name}, ${kindNames[party.kind]}) is connected to, ahead of requests,`,
    };
  if (isDeniedTag(request, party, requests))
    return {
      subject: `host ${hostname}`,
      severity: 'warning',
      what: `${hostname} (${name}, with storage denied in Consent Mode) is requested`,
    };
  if (party.kind === 'session-recording')
    return { subject: `host ${hostname}`, severity, what: `The session recorder of ${name} (${hostname}) is requested` };
  return { subject: `host ${hostname}`, severity, what: `${hostname} (${name}, ${kindNames[party.kind]}) is requested` };
}

/**
 * Whether a Google tag reports denied storage in its requests, or is loaded by a page all of whose requests to Google report
 * that.
 */
function isDeniedTag(request: Request, { owner, kind }: Party, requests: readonly Request[]): boolean {
  if (!owner?.startsWith('Google') || (kind !== 'analytics' && kind !== 'ads')) return false;
  if (request.type !== 'Script') return isDeniedInConsentMode(request.url);
  const pings = requests.filter(({ url }) => URL.canParse(url) && new URL(url).searchParams.has('gcs'));
  return pings.length > 0 && pings.every(({ url }) => isDeniedInConsentMode(url));
}

/** Judges a request to a host of the page itself, through which a tracker can be reached. */
function ownJudgement(visit: PageVisit, request: Request, party: Party | null, around: Surroundings): Judgement | null {
  const judgement = trackerJudgement(request, party, around);
  if (!judgement || !party) return null;
  const hostname = hostOf(request.url);
  const through = hostname === pageHost(visit) ? 'the page’s own host' : `${hostname}, a host of the page’s own site`;
  return {
    ...judgement,
    subject: `own-host ${party.owner} ${hostname}`,
    what: `${party.owner} (${kindNames[party.kind]}) is reached through ${through},`,
  };
}

function recordingJudgement(request: Request): Judgement | null {
  if (request.method === 'GET' || !isRecording(request.postData ?? '')) return null;
  const hostname = hostOf(request.url);
  return {
    subject: `recording ${hostname}`,
    severity: 'error',
    what: `The session is recorded: changes of the page or moves of the mouse are sent to ${hostname}`,
  };
}

/**
 * Judges what is sent to a third party that is not known as a tracker. A frame may send data to its own site, but no identifier
 * that the page stores.
 */
function dataJudgement(visit: PageVisit, request: Request, party: Party | null, around: Surroundings): Judgement | null {
  if (party?.kind === 'consent') return null;
  if (isOfOwnFrame(request) && around.identifiers.inRequest(visit, request, party) === null) return null;
  const hostname = around.identifiers.hostIn(visit, request);
  const isService = party !== null && serviceKinds.includes(party.kind);
  const hasFrames = request.type === 'WebSocket' && request.postData !== null;
  const sends = request.type === 'Ping' || hasFrames || !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  const personal = personalData(visit, request, party, around);
  if (personal === 'answer')
    return {
      subject: `host ${hostname}`,
      severity: 'note',
      what: `The answer is sent to ${hostname}, another site, with an identifier`,
    };
  if (personal !== null) {
    const severity = isService || !personal.isCertain ? 'warning' : 'error';
    return { subject: `host ${hostname}`, severity, what: `${personal.noun} is sent to ${hostname}, another site,` };
  }
  if (!sends) return null;
  const severity = isService ? 'note' : 'warning';
  return { subject: `host ${hostname}`, severity, what: `Data are sent to ${hostname}, another site,` };
}

interface PersonalData {
  readonly noun: string;
  /** Whether the value was seen in the visitor’s storage, or differs between visitors and stays with each. */
  readonly isCertain: boolean;
}

/** Returns `answer` for the report of an answer. Who asks for consent must be able to prove it (GDPR, article 7): our choice. */
function personalData(
  visit: PageVisit,
  request: Request,
  party: Party | null,
  around: Surroundings,
): PersonalData | 'answer' | null {
  const identifier = around.identifiers.inRequest(visit, request, party);
  if (identifier === 'stored') return { noun: 'An identifier from the visitor’s cookies or storage', isCertain: true };
  const data = sentData(textOf(request), request.page || visit.landedOn, null);
  if (data.includes('e-mail hash')) return { noun: 'The hash of an e-mail address', isCertain: true };
  if (identifier === 'sent') return { noun: 'An identifier', isCertain: true };
  if (identifier === 'device') return { noun: 'An identifier of the device', isCertain: true };
  if (data.includes('e-mail address')) return { noun: 'An e-mail address', isCertain: false };
  if (identifier === 'answer') return identifier;
  return identifier === null ? null : { noun: 'A value that differs between visitors', isCertain: false };
}

/** Returns the problem of a window on another site; null for one without an identifier that is not known for tracking. */
export function judgeWindow(visit: PageVisit, window: Request, identifiers: Identifiers): Problem | null {
  const hostname = identifiers.hostIn(visit, window);
  const party = partyOf(window.url);
  const { owner, kind } = party;
  const isTracker = trackingKinds.includes(kind);
  const identifier = identifiers.inRequest(visit, window, party);
  if (!isTracker && identifier === null) return null;
  const what = isTracker ? `${hostname} (${owner}, ${kindNames[kind]})` : `${hostname}, with an identifier of the visitor,`;
  const when = window.afterAnswer ? 'after the visitor declined' : 'while cookies are restricted';
  return {
    subject: `popup ${hostname}`,
    journey: visit.journey,
    severity: isTracker || identifier !== 'possible' ? 'error' : 'warning',
    message: `A window of ${what} is opened ${when}.`,
    initiator: window.sentBy,
    evidence: { host: hostname, ...(owner && { owner }), kind },
  };
}
