import { buildRequest, type FormFields, type HttpRequest, jsonList, withQuery } from '../../browser/http-request.ts';
import type { EndpointRow } from '../../contract/endpoints.ts';

/**
 * Events of kind `tracking` are dropped when the visitor withdraws consent; `diagnostic` events (errors, performance, trace)
 * stay.
 */
export type TelemetryKind = 'tracking' | 'diagnostic';

/** One POST to the platform. */
export interface Telemetry {
  readonly kind: TelemetryKind;
  /** A row of the endpoint table with its path parameter replaced. */
  readonly row: Pick<EndpointRow, 'path' | 'encoding' | 'crumb' | 'timeoutMs'>;
  /**
   * Fields, or a list of JSON texts. A list may be sent in several parts unless it `isWhole`. If the row is a form, the list
   * becomes the field `data`: analytics#trace-log.
   */
  readonly payload: FormFields | readonly string[];
  /** The list is sent in one call, because calls of its kind are limited. */
  readonly isWhole?: boolean;
  /** Earliest time of the call, in ms since 1970. A page that is left before that time leaves the event to the next page. */
  readonly notBeforeMs?: number;
  /** The acknowledgement reports the delivery instead of the first attempt. */
  readonly untilDelivered?: boolean;
  /**
   * The event goes by beacon while the page stays, too, as long as the platform responds well to other calls:
   * vitals#records-call.
   */
  readonly byBeacon?: boolean;
}

export interface TelemetryEvent extends Telemetry {
  /** The same for all attempts, also on later pages: analytics#event-id. */
  readonly id: string;
}

/**
 * The result of an event's first attempt. An event `untilDelivered` is acknowledged as soon as it is delivered or lost, and as
 * `kept` after the time of three attempts, whichever events had them.
 */
export interface Acknowledgement {
  /**
   * - `delivered`: the platform has received the event.
   * - `handedOver`: the browser sends the event, and its response is not seen.
   * - `kept`: the event waits for another attempt, on this page or a later one.
   * - `lost`: the event will never arrive, and was counted.
   */
  readonly state: 'delivered' | 'handedOver' | 'kept' | 'lost';
  /** Status of the response; 0 without a response. */
  readonly status: number;
}

/**
 * Returns the call that carries an event. Each attempt builds it again, because the crumb may have changed. The id is the
 * query parameter `eid`, because a beacon carries no headers. The platform drops repeats by it.
 */
export function requestFor({ id, row, payload }: TelemetryEvent, crumb: string | null): HttpRequest {
  const fields = isList(payload) && row.encoding === 'form' ? { data: jsonList(payload) } : payload;
  const request = buildRequest({ ...row, method: 'POST' }, fields, crumb);
  return { ...request, address: withQuery(request.address, { eid: id }) };
}

/** Returns two events that carry one half of the list each; null for an event that cannot be divided. */
export function halves(event: TelemetryEvent): readonly [TelemetryEvent, TelemetryEvent] | null {
  const { id, payload, isWhole } = event;
  if (isWhole || !isList(payload) || payload.length < 2) return null;
  const middle = payload.length >> 1;
  return [
    { ...event, id: `${id}a`, payload: payload.slice(0, middle) },
    { ...event, id: `${id}b`, payload: payload.slice(middle) },
  ];
}

/** Limit of a body, so that one call uses a quarter of the 64 KiB that a page has for keepalive at most. */
export const maxBodyBytes = 16_384;

/** Returns the bytes of a body in UTF-8. */
export const bytesOf = (body = ''): number => new TextEncoder().encode(body).length;

const isList = (payload: Telemetry['payload']): payload is readonly string[] => Array.isArray(payload);
