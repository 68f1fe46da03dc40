import type { CoreContext } from '../contract/decoders/core-context.ts';
import { recordEvent } from '../contract/endpoints.ts';
import { ResponseError, RuntimeError } from '../contract/errors.ts';
import { eventMessages } from '../contract/messages.ts';
import { buildRequest } from '../lib/api-request.ts';
import type { Http } from '../lib/http.ts';
import type { Surroundings } from '../lib/surroundings.ts';
import type { Visit } from '../page/visit.ts';

/** Named events of the page's own. Spec 1 §3 "Tracked event payload", §7, §8; spec 2 §3 "Internal product events". */
export interface ProductEvents {
  /**
   * Sends one event; true once the platform has it, false if this visitor is not tracked here. The platform's own fields stand
   * above the caller's of the same name (our choice). Rejects with 'no payload' when there is no data, and with
   * 'Error tracking event: HTTP Status N' when the platform refuses; N is 0 when no answer came (our choice).
   */
  track(event: string, data: unknown): Promise<boolean>;
}

export interface ProductEventOptions {
  readonly context: CoreContext;
  readonly visit: Visit;
  readonly http: Http;
  readonly mayTrack: () => boolean;
  readonly crumb: () => string | null;
  readonly surroundings: () => Surroundings;
}

export function createProductEvents(options: ProductEventOptions): ProductEvents {
  const { context, visit, http, mayTrack, crumb, surroundings } = options;
  return {
    async track(event, data) {
      if (typeof data !== 'object' || data === null) throw new RuntimeError('no-payload', eventMessages.noPayload);
      if (!mayTrack()) return false;
      const payload = JSON.stringify({ ...data, ...eventPayload(context, surroundings()) });
      visit.hit();
      const request = buildRequest(recordEvent, { event, data: payload }, crumb());
      const status = await http.send(request).catch((cause) => {
        throw new ResponseError(eventMessages.failed(0), 0, cause);
      });
      if (status !== null && (status < 200 || status > 299)) throw new ResponseError(eventMessages.failed(status), status);
      return true;
    },
  };
}

function eventPayload(context: CoreContext, around: Surroundings) {
  return {
    websiteId: context.website.id,
    templateId: context.templateId,
    variantId: context.variantId || undefined,
    memberAccountId: context.account?.id,
    member_locale: context.memberLocale || undefined,
    website_locale: context.websiteLocale,
    pagePath: around.path.replace(/\/$/, ''),
    pageHash: around.hash.replace(/^#/, ''),
  };
}
