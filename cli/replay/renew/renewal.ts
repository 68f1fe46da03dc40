import { type EndpointName, endpoints } from '../../../runtime/contract/endpoints.ts';
import type { RecordedRequest } from '../read/recorded-request.ts';
import { pathToSend } from '../read/wire.ts';
import type { Outcome } from '../send/outcome.ts';
import { createDateRenewal } from './dates.ts';
import { createFormKeys } from './form-keys.ts';
import { createEventIdRenewal } from './renew-event-id.ts';
import { createTokens } from './tokens.ts';
import { createVisitors, crumbOf, noteCookies, renewedCrumb, type Visitor, withCookies } from './visitors.ts';

/** Sends a request that the recording does not contain, and returns its outcome. Never rejects. */
export type SendExtra = (request: RecordedRequest) => Promise<Outcome>;

/** A request with fresh values. */
export interface RenewedRequest {
  readonly request: RecordedRequest;
  /**
   * Call it with each outcome. Returns the request to send once more, with the crumb that the target has renewed; otherwise null.
   */
  readonly noteOutcome?: (outcome: Outcome) => RecordedRequest | null;
}

/** Gives requests the values that the target accepts. */
export interface Renewal {
  /** Whether responses are read, for the values in them. */
  readonly readsResponses: boolean;
  renew(request: RecordedRequest, endpoint: EndpointName, pass: number): RenewedRequest | Promise<RenewedRequest>;
}

/** Renews as little as each replay needs: event ids of repetitions, and form keys that were requested again. */
export function createBasicRenewal(): Renewal {
  const renewEventId = createEventIdRenewal();
  const formKeys = createFormKeys();
  return {
    readsResponses: false,
    renew(recorded, endpoint, pass) {
      const request = renewEventId(recorded, pass);
      if (endpoint === 'form-submission-key') return { request, noteOutcome: keyListener(formKeys) };
      if (endpoint !== 'save-form-submission') return { request };
      return formKeys.renew(request).then((renewed) => ({ request: renewed }));
    },
  };
}

/** Calls whose responses later requests may depend on: their callers read them. */
const answered = new Set<EndpointName>(
  Object.values(endpoints).flatMap(({ name, onFailure }) => (onFailure === 'shown' ? [name] : [])),
);

/**
 * Renews event ids, dates, crumbs, other cookies of the target, form keys, and the ids of recorded responses. A request waits for
 * the pending responses that it may depend on.
 */
export function createFullRenewal(sendExtra: SendExtra, nowMs: () => number = Date.now): Renewal {
  const renewEventId = createEventIdRenewal(true);
  const formKeys = createFormKeys();
  const visitors = createVisitors();
  const tokens = createTokens();
  const pending = new Set<Promise<void>>();
  /** Pages that were requested, by site and path: a platform sells the products of pages that it has served. */
  const pages = new Map<string, Promise<unknown>>();
  let dates = createDateRenewal();
  let passOfDates = 0;

  const withValues = (request: RecordedRequest, visitor: Visitor | null): RecordedRequest =>
    visitor ? withCookies(request, visitor) : request;

  const pageServed = (recorded: RecordedRequest, visitor: Visitor): Promise<unknown> => {
    const key = pageKey(recorded);
    const response =
      pages.get(key) ?? (pages.size < maxPages ? sendExtra(withCookies(pageRequest(recorded), visitor)) : Promise.resolve());
    if (pages.size < maxPages) pages.set(key, response);
    return response;
  };

  return {
    readsResponses: true,
    async renew(recorded, endpoint, pass) {
      if (pass !== passOfDates) dates = createDateRenewal();
      passOfDates = pass;
      const visitor = visitors.of(recorded, () => {
        const response = sendExtra(pageRequest(recorded));
        pages.set(pageKey(recorded), response);
        return response;
      });
      await visitor?.greeted;
      if (visitor) await pageServed(recorded, visitor);
      await Promise.all(pending);
      const plain = tokens.renew(dates.renew(renewEventId(recorded, pass), nowMs()));
      const requestKey = () => sendExtra(withValues(keyRequest(recorded), visitor));
      const request = endpoint === 'save-form-submission' ? await formKeys.renew(plain, requestKey) : plain;
      const noteKey = endpoint === 'form-submission-key' ? keyListener(formKeys) : null;
      const arrival = answered.has(endpoint) ? createArrival(pending) : null;
      let isAgain = false;
      return {
        request: withValues(request, visitor),
        noteOutcome(outcome) {
          if (visitor) noteCookies(visitor, outcome);
          const wasRefused = recorded.recordedStatus !== null && recorded.recordedStatus >= 400;
          const isRefused = visitor !== null && renewedCrumb(outcome) !== null && !wasRefused && !isAgain;
          isAgain = true;
          if (isRefused) return withValues(request, visitor);
          noteKey?.(outcome);
          tokens.note(recorded, outcome);
          arrival?.();
          return null;
        },
      };
    },
  };
}

/** Registers a pending key request, and returns the function that ends it. */
function keyListener(formKeys: ReturnType<typeof createFormKeys>): (outcome: Outcome) => null {
  let settle = (_outcome: Outcome): void => undefined;
  formKeys.noteKeyRequest(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  return (outcome) => {
    settle(outcome);
    return null;
  };
}

/** Adds a promise to the set, and returns the function that resolves and removes it. */
function createArrival(pending: Set<Promise<void>>): () => void {
  let resolve = (): void => undefined;
  const arrival = new Promise<void>((settle) => {
    resolve = settle;
  });
  pending.add(arrival);
  return () => {
    pending.delete(arrival);
    resolve();
  };
}

/** Number of pages that are requested at most (our choice). */
const maxPages = 1000;
const pageKey = ({ site, headers }: RecordedRequest): string => `${site} ${pageOf(headers)}`;

const plainHeaders = (headers: RecordedRequest['headers']): RecordedRequest['headers'] =>
  headers.filter(([name]) => name === 'user-agent' || name === 'accept-language');

/** Returns the path of the page that sent a request, by its Referer; the home page without one. */
function pageOf(headers: RecordedRequest['headers']): string {
  const referer = headers.find(([name]) => name === 'referer')?.[1] ?? '';
  return URL.canParse(referer) ? pathToSend(new URL(referer).pathname) : '/';
}

/** The request of a page, to which a platform responds with a crumb. */
const pageRequest = ({ headers, ...request }: RecordedRequest): RecordedRequest => ({
  ...request,
  method: 'GET',
  path: pageOf(headers),
  headers: [...plainHeaders(headers), ['accept', 'text/html']],
  body: '',
});

const keyRequest = (request: RecordedRequest): RecordedRequest => ({
  ...request,
  method: endpoints.formSubmissionKey.method,
  path: `${endpoints.formSubmissionKey.path}?crumb=${encodeURIComponent(crumbOf(request) ?? '')}`,
  headers: request.headers.filter(([name]) => !name.startsWith('content-')),
  body: '',
});
