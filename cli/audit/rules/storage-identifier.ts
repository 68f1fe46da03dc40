import type { Severity } from '../../../fake-server/common/findings.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { PageArtifacts, PageVisit, StorageWrite, StoredItem } from '../artifacts/artifacts.ts';
import { isAnswerRecord } from '../judging/answer-record.ts';
import { consentState } from '../judging/consent-state.ts';
import { type DeviceValues, deviceValues, storedPlace } from '../judging/device-values.ts';
import { containsIdentifier, isOwnName, mayContainIdentifier, otherVisitors, withoutIdentifiers } from '../judging/own-names.ts';
import { comparedVisits, isFirstInProfile } from '../judging/profiles.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { knownCookie } from '../parties/known-cookies.ts';
import { partyOf } from '../parties/parties.ts';
import { serviceKinds } from '../parties/party-kinds.ts';

/** Keys of the platform, which contain no identifier. */
const platformKeys = /^(sqs_actions_for_next_load|squarespace-popup-overlay.*|ss-(runtime|outbox)[.:-].*|noredirect)$/i;

/**
 * No storage other than cookies bypasses a restriction: consent#tracking-allowed (our choice: the reference is about cookies
 * only).
 */
export const storageIdentifier = defineRule({
  id: 'storage-identifier',
  title: 'No identifier is stored outside cookies while cookies are restricted',
  reference: 'consent#tracking-allowed',
  explain: {
    means:
      'While cookies were restricted, the page stored an identifier outside cookies: in local or session storage, a ' +
      'database, a cache, a private file, a service worker, the window’s name, the history’s state or a response’s ETag.',
    why: 'For visitors and for laws it makes no difference where an identifier is stored.',
    wrong: "localStorage.setItem('uid', crypto.randomUUID());   // as soon as the page loads",
    right: "localStorage.setItem('theme', 'dark');   // does not identify the visitor",
    fix: 'Store identifiers only after the visitor has agreed, and remove them when the visitor declines.',
  },
  check(page) {
    const ofDevice = deviceValues(page);
    return [...page.visits.flatMap((visit) => stored(page, visit, ofDevice)), ...etags(page)];
  },
});

function stored(page: PageArtifacts, visit: PageVisit, ofDevice: DeviceValues): Problem[] {
  if (!isRestrictedAtEnd(visit)) return [];
  const values = visit.storage
    .filter((item) => isIdentifier(page, visit, item) || ofDevice.isOfDevice({ place: storedPlace(item), value: item.value }))
    .map((item) => {
      const isRecord = isAnswerRecord(page, item.kind, item.name);
      const what = isRecord ? 'records the answer with' : 'has';
      const severity = isRecord ? 'note' : severityIn(item, 'error');
      return problem(visit, item, severity, `${place(item)} ${what} a value that can identify a visitor`);
    });
  const judged = visit.storageWrites.filter(({ afterAnswer }) => visit.answer === null || afterAnswer);
  // The script of a service worker can contain an identifier, and is not read.
  const workers = judged
    .filter(({ kind }) => kind === 'serviceWorker')
    .map((write) =>
      problem(visit, { ...asItem(write), value: '' }, severityIn(write, 'warning'), `${place(write)} is registered`),
    );
  // The last value of a key that is not read at the end: it was removed, or its frame was.
  const isRead = (write: StorageWrite) => visit.storage.some((item) => isSameItem(item, write));
  const removed = judged
    .filter(
      (write) => areas.includes(write.kind) && !isRead(write) && judged.findLast((other) => isSameItem(other, write)) === write,
    )
    .filter((write) => isIdentifier(page, visit, asItem(write)))
    .map((write) =>
      problem(visit, asItem(write), severityIn(write, 'warning'), `${place(write)} had a value that can identify a visitor`),
    );
  return [...values, ...workers, ...removed, ...names(page, visit)];
}

/** Keys, names of databases, caches, files and buckets, and addresses of service workers, that differ between visitors. */
function names(page: PageArtifacts, visit: PageVisit): Problem[] {
  const items = [...visit.storage, ...visit.storageWrites.map(asItem)];
  const found = items.filter((item) => !platformKeys.test(item.name) && isOwnName(page, visit, spaced(item), namesIn));
  return found.map((item) => {
    const name = withoutIdentifiers(spaced(item)).replaceAll(' ', item.kind === 'serviceWorker' ? '/' : ' ');
    const what = `A name in ${item.kind} (“${name}”) is a value that can identify a visitor`;
    return { ...problem(visit, item, severityIn(item, 'error'), what), subject: `${item.kind} name ${name}` };
  });
}

const namesIn = ({ storage, storageWrites }: PageVisit): string[] => [...storage, ...storageWrites].map(spaced);

/** Returns a name; the address of a service worker with spaces between its parts. */
const spaced = ({ kind, name }: Placed): string => (kind === 'serviceWorker' ? name.replaceAll('/', ' ') : name);

type Placed = Pick<StorageWrite, 'kind' | 'name' | 'origin'>;

const areas = ['localStorage', 'sessionStorage'];

const asItem = ({ kind, name, value = '', origin }: StorageWrite): StoredItem => ({
  kind: kind as StoredItem['kind'],
  name,
  value,
  ...(origin !== undefined && { origin }),
});

const isSameItem = (one: Placed, other: Placed): boolean =>
  one.kind === other.kind && one.name === other.name && one.origin === other.origin;

/** Returns the severity of storage. That of a frame of a service, such as a video or a captcha, needs a person's decision. */
function severityIn({ kind, origin, name }: Placed, otherwise: Severity): Severity {
  if (isNamedNecessary(name) || (kind === 'history.state' && routerKeys.test(name))) return 'note';
  if (origin === undefined || !serviceKinds.includes(partyOf(origin).kind)) return otherwise;
  return otherwise === 'error' ? 'warning' : 'note';
}

/** Keys of routers in the history’s state, with an id of the page view that is another one after each load. */
const routerKeys = /^turbo(links)?$/;

const isNamedNecessary = (name: string): boolean => knownCookie(name)?.purpose === 'strictly-necessary';

/**
 * Answers to banners, sessions and carts are necessary in a session’s storage. Elsewhere, where nothing ends, their names only
 * lower the severity.
 */
const isIdentifier = (page: PageArtifacts, visit: PageVisit, { kind, name, value }: StoredItem): boolean =>
  !platformKeys.test(name) &&
  !(kind === 'sessionStorage' && isNamedNecessary(name)) &&
  (containsIdentifier(value) ? differs(page, visit, name, value) : isShortIdentifier(page, visit, { kind, name, value }));

/** Kinds of storage that end with the tab. Routers keep short random keys there. */
const endingKinds: readonly string[] = ['sessionStorage', 'window.name', 'history.state'];

/** Whether a lasting value of few characters differs from each that other visitors have in the same place. */
function isShortIdentifier(page: PageArtifacts, visit: PageVisit, { kind, name, value }: StoredItem): boolean {
  if (endingKinds.includes(kind) || !mayContainIdentifier(value, visit.openedAtMs)) return false;
  const others = otherVisitors(page, visit).flatMap(({ storage }) =>
    storage.filter((item) => item.kind === kind && item.name === name),
  );
  return others.length > 0 && others.every((other) => other.value !== value);
}

function problem(visit: PageVisit, item: StoredItem, severity: Severity, what: string): Problem {
  const initiator = visit.storageWrites.findLast((write) => isSameItem(write, item))?.initiator ?? null;
  const when = visit.answer?.choice === 'decline' ? 'after the visitor declined' : 'while cookies are restricted';
  return {
    subject:
      `${item.kind} ` +
      (item.kind === 'serviceWorker' ? stableAddress(item.name) : item.name) +
      (item.origin === undefined ? '' : ` of ${hostOf(item.origin)}`),
    journey: visit.journey,
    severity,
    message: `${what} ${when}.`,
    initiator,
    evidence: { cookie: { name: item.name, value: item.value }, storage: item.kind },
  };
}

const place = ({ kind, name, origin }: Placed): string =>
  kind === 'window.name'
    ? 'The window’s name'
    : `${kind}${name && ` "${name}"`}${origin === undefined ? '' : ` of a frame of ${hostOf(origin)}`}`;

/** Whether cookies are restricted at the end of this visit. */
function isRestrictedAtEnd(visit: PageVisit): boolean {
  const { never, restrictedAtStart } = consentState(visit);
  return never !== null || (visit.answer === null ? restrictedAtStart : visit.answer.choice === 'decline' && restrictedAtStart);
}

/**
 * Whether a value differs from that in other fresh profiles. An equal value is a constant, such as a version, and cannot identify
 * a visitor.
 */
function differs(page: PageArtifacts, visit: PageVisit, name: string, value: string): boolean {
  return !otherVisitors(page, visit).some(({ storage, storageWrites }) =>
    [...storage, ...storageWrites].some((item) => item.name === name && item.value === value),
  );
}

const constantTypes = ['Image', 'Script', 'Stylesheet', 'Font'];
/** Types of requests whose content, and so its ETag, may differ for everyone. */
const variableTypes = ['Fetch', 'XHR'];

/**
 * Returns a problem for each response whose ETag differs in each fresh profile, because it can identify the visitor at the next
 * request. A response to a script's request counts when the browser has sent the ETag back and has got it again.
 */
function etags(page: PageArtifacts): Problem[] {
  const fresh = comparedVisits(page).filter(isFirstInProfile);
  const [first] = page.visits.filter(isFirstInProfile).filter((visit) => consentState(visit).restrictedAtStart);
  if (!first || fresh.length < 2) return [];
  return first.requests
    .filter(
      ({ etag, type, url }) =>
        etag !== null && (constantTypes.includes(type) || (variableTypes.includes(type) && isReturned(page, url))),
    )
    .filter(({ url }) => {
      const tags = fresh.map((visit) => visit.requests.find((request) => request.url === url)?.etag ?? null);
      return tags.every((tag) => tag !== null) && new Set(tags).size === tags.length;
    })
    .map(({ url, sentBy }) => ({
      subject: `etag ${new URL(url).hostname}${new URL(url).pathname}`,
      journey: first.journey,
      message: `${url} has another ETag for each new visitor, which can identify them while cookies are restricted.`,
      initiator: sentBy,
      evidence: { storage: 'etag', url },
    }));
}

/** Whether the browser has sent an ETag of this address back, and the server has given the same one again. */
const isReturned = (page: PageArtifacts, wanted: string): boolean =>
  page.visits.some(({ requests }) =>
    requests.some(
      ({ url, status, etag, ifNoneMatch }) =>
        url === wanted && ifNoneMatch !== undefined && (status === 304 || bare(etag) === bare(ifNoneMatch)),
    ),
  );

const bare = (etag: string | null): string => (etag ?? '').replace(/^W\//, '');

/** Returns an address without port, query and fragment, which differ from run to run. */
function stableAddress(text: string): string {
  if (!URL.canParse(text)) return text;
  const { protocol, hostname, pathname } = new URL(text);
  return `${protocol}//${hostname}${pathname}`;
}
