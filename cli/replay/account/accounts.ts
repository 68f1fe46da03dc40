import type { Finding } from '../../../fake-server/common/findings.ts';
import type { EndpointName } from '../../../runtime/contract/endpoints.ts';
import { differencesOf, hasOtherStatus } from '../compare/compare-response.ts';
import type { RecordedRequest, SourceLocation, Unreadable } from '../read/recorded-request.ts';
import type { CompleteResponse, Outcome } from '../send/outcome.ts';
import { createFindingCollector } from './finding-collector.ts';
import { createHistogram, type Histogram } from './histogram.ts';
import type { Comparison } from './journal-comparison.ts';
import { countsOf, createTally, type Tally, totalOf } from './tally.ts';

/**
 * Counts of a replay. Each recorded item is counted once when it is read, and once more when its result is known: a result,
 * untried, skipped or unreadable. `times` stands for as many equal repetitions.
 */
export interface ReplayAccounts {
  readonly tally: Tally;
  readonly latency: Histogram;
  read(times?: number): void;
  unreadable(what: Unreadable, times?: number): void;
  /** Counts a request that is not sent: because the contract has no such call, or because `--only` excludes it. */
  skipped(isUnknown: boolean, times?: number): void;
  /** Counts a request that never left. */
  untried(endpoint: EndpointName, times?: number): void;
  settled(request: RecordedRequest, endpoint: EndpointName, outcome: Outcome, tookMs: number): void;
  /** Counts a request that the recording does not contain. */
  extra(): void;
  /** Receives the comparison with the target's journal; null for a journal that could not be read. */
  compared(comparison: Comparison | null): void;
  /** Returns the findings after the end of the replay. */
  findings(end: FindingContext): Finding[];
}

interface FindingContext {
  readonly interrupted: boolean;
  /** The reason why the target was given up; null when it was not. */
  readonly gaveUpBecause: string | null;
}

/** @param ignored names of further fields that are left out when bodies are compared */
export function createAccounts(ignored: ReadonlySet<string> = new Set()): ReplayAccounts {
  const tally = createTally();
  const latency = createHistogram();
  const collector = createFindingCollector();
  let bodiless = 0;
  let firstBodiless: SourceLocation | undefined;
  let asRecorded = 0;
  let unknown = 0;

  const noteResponse = (request: RecordedRequest, endpoint: EndpointName, response: CompleteResponse): void => {
    const { place, recordedStatus } = request;
    const { status } = response;
    const counts = countsOf(tally, endpoint);
    const then = recordedStatus === null ? '' : `; when it was recorded, ${recordedStatus || 'no response'}`;
    if (hasOtherStatus(request, status)) counts.different += 1;
    if (status >= 400 && (recordedStatus ?? 0) < 400) {
      collector.add('replay-rejected', 'error', `${endpoint} got status ${status}${then}.`, place);
    } else if (hasOtherStatus(request, status)) {
      collector.add('replay-different', 'warning', `${endpoint} got status ${status}${then}.`, place);
    } else {
      if (status >= 400) asRecorded += 1;
      const differences = differencesOf(request, response, ignored);
      if (differences.length === 0) return;
      counts.different += 1;
      const message = `${endpoint} got another body than when it was recorded.`;
      collector.add('replay-different', 'warning', message, place, differences);
    }
  };

  return {
    tally,
    latency,
    read(times = 1) {
      tally.read += times;
    },
    unreadable({ place, message, kind }, times = 1) {
      tally.unreadable += times;
      if (kind === 'bodiless') {
        bodiless += times;
        firstBodiless ??= place;
      } else collector.add('replay-unreadable-line', kind === 'broken-off' ? 'warning' : 'error', message, place);
    },
    skipped(isUnknown, times = 1) {
      tally.skipped += times;
      if (isUnknown) unknown += times;
    },
    untried(endpoint, times = 1) {
      countsOf(tally, endpoint).untried += times;
    },
    settled(request, endpoint, outcome, tookMs) {
      const counts = countsOf(tally, endpoint);
      counts.sent += 1;
      if ('failed' in outcome) {
        counts.failed += 1;
        if (request.recordedStatus === 0) asRecorded += 1;
        else collector.add('replay-failed', 'error', `${endpoint} has no response: ${outcome.failed}.`, request.place);
        return;
      }
      latency.add(tookMs);
      if (outcome.status < 400) counts.accepted += 1;
      else counts.rejected += 1;
      noteResponse(request, endpoint, outcome);
    },
    extra() {
      tally.extra += 1;
    },
    compared: (comparison) => addComparison(collector, tally, comparison),
    findings(end) {
      addNotes(collector, tally, { ...end, asRecorded, bodiless, firstBodiless, unknown });
      return collector.list();
    },
  };
}

type Collector = ReturnType<typeof createFindingCollector>;

/** Adds the findings of a comparison with the target's journal, and counts the lost and duplicated requests. */
function addComparison(collector: Collector, tally: Tally, comparison: Comparison | null): void {
  if (!comparison) {
    if (totalOf(tally).sent === 0) return;
    collector.add('replay-not-compared', 'note', 'The target has no readable journal, so lost requests are unknown.');
    return;
  }
  for (const { endpoint, place } of comparison.lost) {
    countsOf(tally, endpoint).lost += 1;
    collector.add('replay-lost', 'error', `${endpoint} was sent and is not in the target's journal.`, place);
  }
  if (comparison.unknown > 0) collector.add('replay-not-compared', 'note', beganAgain(comparison.unknown));
  tally.duplicated = comparison.duplicated.length;
  if (tally.duplicated > 0) {
    const message = `Requests that are in the target's journal more than once: ${tally.duplicated}.`;
    collector.add('replay-duplicated', 'error', message);
  }
}

interface EndCounts extends FindingContext {
  readonly asRecorded: number;
  readonly bodiless: number;
  readonly firstBodiless: SourceLocation | undefined;
  /** Number of requests without a call of the contract. */
  readonly unknown: number;
}

/** Adds the findings about the whole replay. */
function addNotes(
  collector: Collector,
  tally: Tally,
  { interrupted, gaveUpBecause, asRecorded, bodiless, firstBodiless, unknown }: EndCounts,
): void {
  const { untried, sent } = totalOf(tally);
  if (gaveUpBecause !== null) {
    const message = `The target was given up (${gaveUpBecause}); requests that were not tried: ${untried}.`;
    collector.add('replay-gave-up', 'error', message);
  }
  if (asRecorded > 0) {
    const message = `Requests that were rejected or got no response, as when they were recorded: ${asRecorded}.`;
    collector.add('replay-as-recorded', 'note', message);
  }
  if (bodiless > 0) {
    const message =
      `Requests left out because the HAR lacks their bodies, such as those of beacons: ${bodiless}; this is the first. An ` +
      'NDJSON journal has them.';
    collector.add('replay-without-body', 'note', message, firstBodiless);
  }
  if (unknown > 0) collector.add('replay-unknown-call', 'note', leftOut(unknown));
  if (sent === 0 && untried === 0 && !interrupted) collector.add('replay-nothing-sent', 'warning', nothingSent(tally));
}

const leftOut = (unknown: number): string => `Requests left out because the contract has no such call: ${unknown}.`;

const beganAgain = (unknown: number): string =>
  `The target's journal began again during the replay, as after a restart: whether it had ${unknown} of the requests that ` +
  'were sent before is unknown.';

function nothingSent({ read, skipped }: Tally): string {
  if (read === 0) return 'The recording is empty: there was nothing to send.';
  return skipped > 0
    ? `No request was sent: ${skipped} of ${read} are left out, because they are not calls of the contract, or by --only.`
    : `None of the ${read} lines could be sent.`;
}
