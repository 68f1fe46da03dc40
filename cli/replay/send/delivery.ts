import type { RecordedRequest } from '../read/recorded-request.ts';
import type { Target } from '../target.ts';
import type { Availability } from './availability.ts';
import type { Outcome, Sender } from './outcome.ts';
import { requestBytes } from './request-bytes.ts';

export interface DeliveryOptions {
  readonly target: Target;
  readonly sender: Sender;
  readonly availability: Availability;
  readonly stopped: AbortSignal;
}

/**
 * Sends a request that is marked with an id, once, and keeps up to `keptBytes` of the response's body. While no connection can be
 * made it tries again, until the target is given up or the replay is stopped: `hasLeft` of the outcome is then false.
 */
export type Deliver = (request: RecordedRequest, id: string, keptBytes: number, settled: (outcome: Outcome) => void) => void;

/** Pause between attempts to connect to a target that is away (our choice). */
const retryAfterMs = 100;

export function createDelivery({ target, sender, availability, stopped }: DeliveryOptions): Deliver {
  const mayTry = (): boolean => availability.gaveUpBecause === null && !stopped.aborted;
  return (request, id, keptBytes, settled) => {
    const prepared = { method: request.method, bytes: requestBytes(request, target, id), keptBytes };
    const attempt = (): void => {
      const sentAtMs = performance.now();
      sender.send(prepared, (outcome) => {
        if (!('failed' in outcome)) availability.noteResponse();
        else if (outcome.hasLeft) availability.noteFailure(outcome.failed, sentAtMs);
        else {
          availability.noteRefusal(outcome.failed);
          if (mayTry()) return void setTimeout(retry, retryAfterMs, outcome);
        }
        settled(outcome);
      });
    };
    const retry = (outcome: Outcome): void => {
      if (mayTry()) attempt();
      else settled(outcome);
    };
    attempt();
  };
}
