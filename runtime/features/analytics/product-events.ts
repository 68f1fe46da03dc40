import type { KeepaliveFetch } from '../../browser/http.ts';
import { contentTypes } from '../../browser/http-request.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { eventMessages } from '../../contract/analytics/constants.ts';
import { recordEvent } from '../../contract/endpoints.ts';
import { responseError, runtimeError } from '../../contract/errors.ts';
import { type Fields, readFields, readText } from '../../contract/read.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';
import type { Visit } from '../../page/page.ts';
import type { Sender } from '../delivery/index.ts';
import type { EarlyEvent } from './early-events.ts';

/** Named events, of the page or of the runtime: analytics#tracked-event. */
export interface ProductEvents {
  /**
   * Sends one event. Returns true once the platform has received it or the browser has accepted it, and false for a visitor
   * who is not tracked. Rejects with 'no payload' without data, and with 'Error tracking event: HTTP Status N' by
   * analytics#event-failure.
   * @param id id of an event with an earlier attempt.
   */
  track(event: string, data: unknown, id?: string): Promise<boolean>;
  /** Sends an early event of an earlier page. Its failure is ignored. */
  trackEarly(early: EarlyEvent): Promise<void>;
  /** Posts JSON once: analytics#direct-event. */
  trackDirect(event: string, data: unknown): Promise<boolean>;
  /** Reports a call without a usable response. Never rejects: analytics#network-error-event. */
  networkError(urlRequested: string): Promise<void>;
}

export interface ProductEventOptions {
  readonly context: CoreContext;
  /** The page context as the page assigned it. */
  readonly rawContext: unknown;
  readonly visit: Visit;
  readonly sender: Pick<Sender, 'send'>;
  readonly keepaliveFetch: KeepaliveFetch;
  readonly mayTrack: () => boolean;
  readonly window: PageWindow;
}

export function createProductEvents(options: ProductEventOptions): ProductEvents {
  const { context, rawContext, visit, sender, keepaliveFetch, mayTrack, window } = options;

  /** Returns the event's fields; null for a visitor who is not tracked. */
  const prepare = (data: unknown, address: PageAddress = window.location) => {
    if (typeof data !== 'object' || data === null) throw runtimeError('no-payload', eventMessages.noPayload);
    if (!mayTrack()) return null;
    visit.hit();
    return { ...data, ...eventPayload(context, readFields(rawContext), address) };
  };
  const fail = (status: number, cause?: unknown): never => {
    throw responseError(eventMessages.failed(status), status, cause);
  };
  const send = async (event: string, fields: object | null, id?: string) => {
    if (!fields) return false;
    const payload = { event, data: JSON.stringify(fields) };
    const { state, status } = await sender.send({
      kind: 'tracking',
      row: recordEvent,
      payload,
      untilDelivered: true,
      ...(id && { id }),
    });
    return state === 'delivered' || state === 'handedOver' || fail(status);
  };
  const track: ProductEvents['track'] = async (event, data, id) => send(event, prepare(data), id);
  return {
    track,
    async trackEarly({ event, data, url, id }) {
      try {
        await send(event, prepare(data, url), id);
      } catch {
        // The page that tracked the event is closed.
      }
    },
    async trackDirect(event, data) {
      const fields = prepare(data);
      if (!fields) return false;
      const request = {
        address: recordEvent.path,
        method: recordEvent.method,
        headers: { 'Content-Type': contentTypes.json },
        body: JSON.stringify({ event, data: fields }),
      };
      const { status } = await keepaliveFetch(request).catch((cause: unknown) => fail(0, cause));
      return status === 200 || status === 202 || fail(status);
    },
    networkError: (urlRequested) => track('system_network_error', { urlRequested }).then(ignore, ignore),
  };
}

const ignore = () => {};

type PageAddress = Pick<PageWindow['location'], 'pathname' | 'hash'>;

function eventPayload(context: CoreContext, rawContext: Fields, { pathname, hash }: PageAddress) {
  return {
    websiteId: context.website.id,
    templateId: context.templateId,
    variantId: readText(rawContext.templateWebsiteId) || undefined,
    memberAccountId: context.account?.id,
    member_locale: readText(readFields(rawContext.authenticatedAccount).locale) || undefined,
    website_locale: context.website.language,
    pagePath: pathname.replace(/\/$/, ''),
    pageHash: hash.replace(/^#/, ''),
  };
}
