import type { ReportedWrite, VisitReport } from '../../../fake-server/common/visits/visit-report.ts';
import type { CookieList, VisitDetail, VisitList } from '../../../fake-server/common/visits/visits.ts';
import type { ServedPlatform } from '../../../fake-server/start.ts';
import { type CallResponse, call } from './platform.ts';

/** Settings that ask before they allow tracking. */
export const askingPolicy = { cloneable: false, restrictive: true, absolute: false, bannerEnabled: true, refusedBySignal: false };

export const reportedWrite = (write: Partial<ReportedWrite> & Pick<ReportedWrite, 'line'>): ReportedWrite => ({
  ...{ store: 'cookie', value: null, atMs: 500, dateMs: 1_700_000_000_000, count: 1, isStored: true, answer: null },
  ...{ policy: null, stack: [] },
  ...write,
});

/** Sends a report as a page of a site does. */
export function sendReport(
  platform: ServedPlatform,
  { site = 'leaky', path = '/', cookie = '', headers = {}, ...report }: Partial<VisitReport> & ReportOptions,
): Promise<CallResponse> {
  const host = `${site}.localhost:${platform.port}`;
  const body: VisitReport = {
    ...{ kind: 'visit', url: `http://${host}${path}`, isFrame: false, sentAtMs: 1000, policy: askingPolicy },
    ...{ before: [], appeared: [], writes: [], dropped: 0, marks: [] },
    ...report,
  };
  return call(platform, '/__ss-report', {
    method: 'POST',
    host,
    headers: { origin: `http://${host}`, 'user-agent': 'Firefox/145.0', ...(cookie === '' ? {} : { cookie }), ...headers },
    body: JSON.stringify(body),
  });
}

interface ReportOptions {
  readonly site?: string;
  readonly path?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a page of a site as a browser does, and returns the crumb cookie. */
export async function openPage(
  platform: ServedPlatform,
  path: string,
  { site = 'leaky', cookie = '', headers = {} }: ReportOptions = {},
): Promise<string> {
  const response = await call(platform, path, {
    host: `${site}.localhost:${platform.port}`,
    headers: { 'user-agent': 'Firefox/145.0', ...(cookie === '' ? {} : { cookie }), ...headers },
  });
  const set = [response.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('crumb='));
  return set?.split(';')[0] ?? cookie;
}

export const readVisits = async (platform: ServedPlatform): Promise<VisitList> =>
  (await call(platform, '/__ss/visits')).json() as VisitList;

export const readVisit = async (platform: ServedPlatform, id: string): Promise<VisitDetail> =>
  (await call(platform, `/__ss/visits/${id}`)).json() as VisitDetail;

export const readSeenCookies = async (platform: ServedPlatform, site = ''): Promise<CookieList> =>
  (await call(platform, `/__ss/cookies?site=${site}`)).json() as CookieList;
