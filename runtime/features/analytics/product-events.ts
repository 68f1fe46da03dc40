import type { KeepaliveFetch } from '../../browser/http.ts';
import { contentTypes } from '../../browser/http-request.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { eventMessages } from '../../contract/analytics/messages.ts';
import { recordEvent } from '../../contract/endpoints.ts';
import { responseError, runtimeError } from '../../contract/errors.ts';
import { type Fields, readFields, readText } from '../../contract/read.ts';
import type { CoreContext } from '../../contract/site/core-context.ts';
import type { Visit } from '../../page/visit.ts';
import type { Sender } from '../delivery/index.ts';
import type { EarlyEvent } from './early-events.ts';

/** Named events of the page's own. Spec 1 §3 "Tracked event payload", §7, §8; spec 2 §3 "Internal product events". */
export interface ProductEvents {
  /**
   * Sends one event, form-encoded with the crumb; true once the platform has it or the browser has taken it on, false if this
   * visitor is not tracked here. The platform's own fields stand above the caller's of the same name (our choice). Rejects with
   * 'no payload' when there is no data, and with 'Error tracking event: HTTP Status N' when the platform refuses, or has failed three
   * times; N is 0 when no response came (our choice). What may still arrive is tried again all the same. An id that comes along is kept.
   */
  track(event: string, data: unknown, id?: string): Promise<boolean>;
  /** The same for an event that an earlier page told and could not send; its failure is swallowed. */
  trackEarly(early: EarlyEvent): Promise<void>;
  /** The direct variant: JSON, sent once. Only 200 and 202 are success. */
  trackDirect(event: string, data: unknown): Promise<boolean>;
  /** A call got no usable response: the internal event system_network_error. Never rejects. Spec 2 §7. */
  networkError(urlRequested: string): Promise<void>;
}

export interface ProductEventOptions {
  readonly context: CoreContext;
  /** All that the page says of itself. */
  readonly rawContext: unknown;
  readonly visit: Visit;
  readonly sender: Pick<Sender, 'send'>;
  readonly keepaliveFetch: KeepaliveFetch;
  readonly mayTrack: () => boolean;
  readonly window: PageWindow;
}

export function createProductEvents(options: ProductEventOptions): ProductEvents {
  const { context, rawContext, visit, sender, keepaliveFetch, mayTrack, window } = options;

  /** null: this visitor is not tracked here. */
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
        // Its caller is gone.
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
    // The template's own website; where its id stands is our choice.
    variantId: readText(rawContext.templateWebsiteId) || undefined,
    memberAccountId: context.account?.id,
    member_locale: readText(readFields(rawContext.authenticatedAccount).locale) || undefined,
    website_locale: context.website.language,
    pagePath: pathname.replace(/\/$/, ''),
    pageHash: hash.replace(/^#/, ''),
  };
}
