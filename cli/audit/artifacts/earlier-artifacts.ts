import { z } from 'zod';
import { isFields } from '../../../runtime/contract/read.ts';
import { pageArtifactsSchema, pageVisitSchema } from './artifacts.ts';
import { scriptInitiatorSchema } from './initiators.ts';
import { unobservedRequest } from './observed-requests.ts';
import { type CallFields, maxPostDataChars, type Request } from './requests.ts';

/** A call beside the requests, as artifacts had it before both became one list. */
const earlierCallSchema = z.object({
  method: z.string(),
  url: z.string(),
  endpoint: z.string().nullable(),
  status: z.number().nullable(),
  body: z.unknown(),
  sentBy: scriptInitiatorSchema.nullable(),
  afterAnswer: z.boolean(),
  page: z.string(),
  atMs: z.number(),
  contentType: z.string().nullable(),
  csrfHeader: z.string().nullable(),
  bodyText: z.string().nullable(),
  crumbFail: z.boolean().optional(),
  settings: z.unknown().optional(),
});
type EarlierCall = z.infer<typeof earlierCallSchema>;

const earlierVisitSchema = pageVisitSchema
  .unwrap()
  .extend({ calls: z.array(earlierCallSchema) })
  .transform(({ calls, ...visit }) => ({ ...visit, requests: joined(visit.requests, calls, visit.openedAtMs) }));

/** Reads artifacts of earlier versions, whose visits have the calls in a list of their own. */
export const earlierArtifactsSchema = pageArtifactsSchema.unwrap().extend({ visits: z.array(earlierVisitSchema).readonly() });

/** Whether artifacts have a list of calls. */
export const isEarlier = (artifacts: unknown): boolean =>
  isFields(artifacts) && Array.isArray(artifacts.visits) && artifacts.visits.some((visit) => isFields(visit) && 'calls' in visit);

/** Returns one list: each request with its call, which has the same time, and then the calls without a request. */
function joined(requests: readonly Request[], calls: readonly EarlierCall[], openedAtMs: number): readonly Request[] {
  const left = [...calls];
  const observed = requests.map((request): Request => {
    const at = left.findIndex(
      ({ method, url, atMs }) =>
        method === request.method && url === request.url && Math.max(0, atMs - openedAtMs) === request.pageMs,
    );
    const [call] = at >= 0 ? left.splice(at, 1) : [];
    if (!call) return request;
    const { status } = call;
    return {
      ...request,
      sentBy: request.sentBy ?? call.sentBy,
      postData: request.postData ?? bodyOf(call),
      call: { ...fieldsOf(call), ...(status !== request.status && { status }) },
    };
  });
  return [...observed, ...left.map((call) => withoutRequest(call, openedAtMs))];
}

const bodyOf = ({ bodyText }: EarlierCall): string | null => bodyText?.slice(0, maxPostDataChars) || null;

const fieldsOf = ({ endpoint, body, crumbFail, settings }: EarlierCall): CallFields => ({
  endpoint,
  body,
  ...(crumbFail !== undefined && { crumbFail }),
  ...(settings !== undefined && { settings }),
});

function withoutRequest(call: EarlierCall, openedAtMs: number): Request {
  const { method, url, page, sentBy, afterAnswer, atMs, contentType, csrfHeader, status } = call;
  return unobservedRequest({
    ...{ method, url, page, sentBy, afterAnswer, contentType, csrfHeader },
    pageMs: atMs - openedAtMs,
    postData: bodyOf(call),
    call: { ...fieldsOf(call), ...(status !== null && { status }) },
  });
}
