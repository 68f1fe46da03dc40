import type { EndpointName } from '../../../runtime/contract/endpoints.ts';
import type { Finding } from '../../../runtime/contract/findings.ts';
import { createFindingCollector } from './finding-collector.ts';
import { createHistogram, type Histogram } from './histogram.ts';
import type { Comparison } from './journal-comparison.ts';
import type { RecordedRequest, SourceLocation, Unreadable } from '../read/recorded-request.ts';
import type { Outcome } from '../send/send.ts';
import { countsOf, createTally, type Tally, totalOf } from './tally.ts';

/**
 * Counts of a replay. Each recorded item is counted once when it is read, and each sent request once when its result is known.
 */
export interface ReplayAccounts {
  readonly tally: Tally;
  readonly latency: Histogram;
  unreadable(what: Unreadable): void;
  /** Counts a request that is not sent: because the contract has no such call, or because `--only` excludes it. */
  skipped(isUnknown: boolean): void;
  sent(endpoint: EndpointName): void;
  settled(request: RecordedRequest, endpoint: EndpointName, outcome: Outcome, tookMs: number): void;
  /** Counts a request that is not tried because the target no longer responds, as sent and failed. */
  abandoned(endpoint: EndpointName): void;
  /** Receives the comparison with the target's journal; null for a journal that could not be read. */
  compared(comparison: Comparison | null): void;
  /** Returns the findings after the end of the replay. */
  findings(interrupted: boolean): Finding[];
}

export function createAccounts(): ReplayAccounts {
  const tally = createTally();
  const latency = createHistogram();
  const collector = createFindingCollector();
  const bodiless: SourceLocation[] = [];
  let asRecorded = 0;
  let unknown = 0;
  let untried = 0;
  return {
    tally,
    latency,
    unreadable({ place, message, kind }) {
      tally.read += 1;
      tally.unreadable += 1;
      if (kind === 'bodiless') bodiless.push(place);
      else collector.add('replay-unreadable-line', kind === 'broken-off' ? 'warning' : 'error', message, place);
    },
    skipped(isUnknown) {
      tally.read += 1;
      tally.skipped += 1;
      if (isUnknown) unknown += 1;
    },
    sent(endpoint) {
      tally.read += 1;
      countsOf(tally, endpoint).sent += 1;
    },
    settled({ place, recordedStatus }, endpoint, outcome, tookMs) {
      const counts = countsOf(tally, endpoint);
      if ('failed' in outcome) {
        counts.failed += 1;
        if (recordedStatus === 0) asRecorded += 1;
        else collector.add('replay-failed', 'error', `${endpoint} has no response: ${outcome.failed}.`, place);
        return;
      }
      latency.add(tookMs);
      if (outcome.status < 400) counts.accepted += 1;
      else counts.rejected += 1;
      if (outcome.status >= 400 && recordedStatus !== null && recordedStatus >= 400) asRecorded += 1;
      else if (outcome.status >= 400) {
        const then = recordedStatus ? `; when it was recorded, ${recordedStatus}` : '';
        collector.add('replay-rejected', 'error', `${endpoint} got status ${outcome.status}${then}.`, place);
      }
    },
    abandoned(endpoint) {
      tally.read += 1;
      untried += 1;
      const counts = countsOf(tally, endpoint);
      counts.sent += 1;
      counts.failed += 1;
    },
    compared(comparison) {
      if (!comparison) {
        if (totalOf(tally).sent === 0) return;
        collector.add('replay-not-compared', 'note', 'The target has no readable journal, so lost requests are unknown.');
        return;
      }
      for (const { endpoint, place } of comparison.lost) {
        countsOf(tally, endpoint).lost += 1;
        collector.add('replay-lost', 'error', `${endpoint} was sent and is not in the target's journal.`, place);
      }
      tally.duplicated = comparison.duplicated.length;
      if (tally.duplicated > 0) {
        collector.add(
          'replay-duplicated',
          'error',
          `Requests that are in the target's journal more than once: ${tally.duplicated}.`,
        );
      }
    },
    findings(interrupted) {
      if (untried > 0) {
        collector.add('replay-gave-up', 'error', `The target stopped responding; the last ${untried} requests were not tried.`);
      }
      if (asRecorded > 0) {
        const message = `Requests that were rejected or got no response, as when they were recorded: ${asRecorded}.`;
        collector.add('replay-as-recorded', 'note', message);
      }
      if (bodiless.length > 0) {
        const message = `Requests left out because the HAR lacks their bodies, such as those of beacons: ${bodiless.length}; this is the first. An NDJSON journal has them.`;
        collector.add('replay-without-body', 'note', message, bodiless[0]);
      }
      if (unknown > 0) {
        collector.add('replay-unknown-call', 'note', `Requests left out because the contract has no such call: ${unknown}.`);
      }
      if (totalOf(tally).sent === 0 && !interrupted) collector.add('replay-nothing-sent', 'warning', nothingSent(tally));
      return collector.list();
    },
  };
}

function nothingSent({ read, skipped }: Tally): string {
  if (read === 0) return 'The recording is empty: there was nothing to send.';
  return skipped > 0
    ? `None of the ${read} requests was sent: ${skipped} are not calls of the contract, or --only excludes them.`
    : `None of the ${read} lines could be sent.`;
}
