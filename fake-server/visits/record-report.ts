import type { IncomingMessage } from 'node:http';
import { consentCookieName } from '../../runtime/contract/cookies.ts';
import { shapeOf } from '../common/secrets/mask.ts';
import { readCookieLine } from '../common/visits/cookie-line.ts';
import type { ReportedWrite, VisitReport } from '../common/visits/visit-report.ts';
import { lanAddressOf } from '../http/lan-ports.ts';
import { addAnswer } from './answers.ts';
import { senderOf } from './sender.ts';
import { isShown } from './shown-cookie.ts';
import type { StoredWrite, Visit, VisitLog } from './visit-log.ts';
import { type FindSource, type PageHosts, unknownWriter, writerOf } from './writer.ts';

/** An age beyond this comes from a wrong clock. */
const maxAgeMs = 24 * 3_600_000;
const maxPathLength = 300;

/** Adds the writes of a page's report to the visit of its request. */
export function recordReport(
  log: VisitLog,
  { request, site, report, nowMs }: { request: IncomingMessage; site: string; report: VisitReport; nowMs: number },
  findSource: FindSource,
): void {
  const visit = log.of(senderOf(request, site), nowMs);
  const page = new URL(report.url);
  const path = page.pathname.slice(0, maxPathLength);
  // Times of the page's clock since its start, which cannot jump, are taken relative to the arrival of the report.
  const timeOf = (atMs: number) => nowMs - Math.min(Math.max(report.sentAtMs - atMs, 0), maxAgeMs);
  const runtime = lanAddressOf(request)?.hostOf('static') ?? `static.localhost:${request.socket.localPort}`;
  const hosts = { page: page.host, runtime };
  visit.policy = report.policy ?? visit.policy;
  visit.dropped += report.dropped;
  for (const name of report.before) if (!visit.written.has(name)) visit.before.add(name);
  for (const write of report.writes) {
    const stored = storedWrite(write, { path, hosts, policy: report.policy, findSource });
    // The runtime deletes a cookie for each path that it may have; all but one find nothing.
    if (stored.writer.owner === 'runtime' && isDeletion(stored) && !stored.isStored) continue;
    const atMs = timeOf(write.atMs);
    if (stored.store === 'cookie') visit.written.add(stored.name);
    if (!addToEqual(visit, stored)) log.add(visit, { ...stored, atMs });
    if (isAnswer(stored)) addAnswer(log, visit, { path, atMs, value: isDeletion(stored) ? null : stored.value, seenIn: 'page' });
  }
  for (const name of report.appeared) {
    if (visit.written.has(name) || visit.before.has(name)) continue;
    visit.written.add(name);
    log.add(visit, { ...appearedWrite(name, visit.answer ?? null, report), path, atMs: nowMs });
  }
  for (const { mark, atMs } of report.marks) log.add(visit, { atMs: timeOf(atMs), kind: mark, path });
}

type Context = Pick<VisitReport, 'policy'> & {
  readonly path: string;
  readonly hosts: PageHosts;
  readonly findSource: FindSource;
};

function storedWrite(write: ReportedWrite, { path, hosts, policy, findSource }: Context): StoredWrite {
  const { store, line, value, dateMs, count, isStored, answer, stack } = write;
  const cookie =
    store === 'cookie' ? readCookieLine(line, dateMs) : { name: line, value: '', attributes: '', lifetime: 'unknown' as const };
  return {
    ...{
      kind: 'write',
      path,
      store,
      name: cookie.name,
      shape: shapeOf(cookie.value),
      value: isShown(cookie.name) ? value : null,
      attributes: cookie.attributes,
    },
    ...{ lifetime: cookie.lifetime, isStored, count, writer: writerOf(stack, hosts, findSource) },
    ...{ answer, policy: write.policy ?? policy },
  };
}

function appearedWrite(name: string, answer: string | null, { policy, url }: VisitReport): StoredWrite {
  return {
    ...{ kind: 'write', path: new URL(url).pathname, store: 'cookie', name, shape: '', value: null, attributes: '' },
    ...{ lifetime: 'unknown', isStored: true, count: 1, writer: unknownWriter, answer, policy },
  };
}

/** Counts a write that repeats one since the latest page view. Returns false for another one. */
function addToEqual(visit: Visit, write: StoredWrite): boolean {
  const { events } = visit;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (!event || event.kind === 'page') return false;
    if (event.kind !== 'write' || identityOf(event) !== identityOf(write)) continue;
    events[at] = { ...event, value: write.value, shape: write.shape, count: event.count + write.count };
    return true;
  }
  return false;
}

const identityOf = ({ path, store, name, attributes, isStored, writer, answer, value }: StoredWrite): string =>
  JSON.stringify([
    path,
    store,
    name,
    attributes,
    isStored,
    writer.file,
    writer.line,
    answer,
    name === consentCookieName && value,
  ]);

const isDeletion = ({ lifetime }: StoredWrite): boolean => typeof lifetime === 'number' && lifetime <= 0;

const isAnswer = ({ store, name, isStored }: StoredWrite): boolean =>
  store === 'cookie' && name === consentCookieName && isStored;
