import type { JournalEntry } from '../../../../fake-server/common/journal/journal.ts';
import { pathOf } from '../../artifacts/addresses.ts';
import { headerOf, unobservedRequest } from '../../artifacts/observed-requests.ts';
import type { CallFields, Request } from '../../artifacts/requests.ts';
import { isAfter } from '../watch/watch.ts';
import { isApi } from './call-fields.ts';
import { cutBody, type ReadOptions } from './seen-requests.ts';

/**
 * Returns the requests with the /api calls of the platform's journal: a request that arrived has the data of its entry, one that
 * did not is no call, and an entry without a request is a request of its own. The script that sent each is the one that the
 * browser reported.
 */
export function withJournal(
  requests: readonly Request[],
  journal: readonly JournalEntry[],
  options: Pick<ReadOptions, 'openedAtMs' | 'answeredAtMs'>,
): Request[] {
  const left = [...journal];
  const sent = requests.map((request): Request => {
    if (!isApi(request.url) || request.type === 'Preflight') return request;
    const at = left.findIndex(({ method, path }) => method === request.method && path === pathOf(request.url));
    const [entry] = at >= 0 ? left.splice(at, 1) : [];
    const { call, ...rest } = request;
    if (!entry) return rest;
    return { ...rest, postData: request.postData ?? bodyOf(entry), call: { ...call, ...callOf(entry, request.status) } };
  });
  return [...sent, ...left.map((entry) => requestOf(entry, options))];
}

const bodyOf = ({ bodyText }: JournalEntry): string | null => (bodyText === '' ? null : cutBody(bodyText));

const callOf = ({ endpoint, body, status }: JournalEntry, seenStatus: number | null): CallFields => ({
  endpoint,
  body,
  ...(status !== seenStatus && { status }),
});

function requestOf(entry: JournalEntry, { openedAtMs, answeredAtMs }: Pick<ReadOptions, 'openedAtMs' | 'answeredAtMs'>): Request {
  const { method, path, headers, time } = entry;
  const atMs = Date.parse(time);
  return unobservedRequest({
    method,
    url: `http://${headers.host ?? ''}${path}`,
    page: '',
    sentBy: null,
    afterAnswer: isAfter(atMs, answeredAtMs),
    pageMs: atMs - openedAtMs,
    contentType: headerOf(headers, 'content-type'),
    csrfHeader: headerOf(headers, 'x-csrf-token'),
    postData: bodyOf(entry),
    call: callOf(entry, null),
  });
}
