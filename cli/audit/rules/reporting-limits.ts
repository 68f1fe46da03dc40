import { isFields, readFields, readJson } from '../../../runtime/contract/read.ts';
import type { PageVisit } from '../artifacts/artifacts.ts';
import { type Call, callsOf } from '../artifacts/calls.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

/** Limits of reports: errors#report-limits, errors#report-debounce, errors#stack-limit and analytics#trace-log. */
const maxPosts = 20;
const maxErrors = 10;
const debounceMs = 1000;
const maxStackLength = 5000;
const logFlushMs = 30_000;
/** Characters that may be appended to a truncated stack, to mark it (our choice). */
const maxMarkLength = 40;
/** Difference between the clocks of page and browser. */
const toleranceMs = 100;

/** Reports of a page keep within the limits of number, size and rate: errors#report-limits. */
export const reportingLimits = defineRule({
  id: 'reporting-limits',
  title: 'Error, log and performance reports keep within their limits',
  reference: 'errors#report-limits',
  needs: 'platform',
  explain: {
    means:
      'The page reported more, longer or sooner than the limits allow, or reported performance without the rollout that ' +
      'asks for it.',
    why: 'Each report is a request by each visitor. Limits bound the cost of one broken script for visitors and the platform.',
    wrong: "addEventListener('error', (event) => post([event]));   // one post for each error",
    right:
      `queue.push(error); schedule(flush, ${debounceMs});   // at most ${maxErrors} errors in a post, ${maxPosts} posts ` +
      'a page',
    fix:
      `Leave reports to the runtime. Another script must keep to ${maxPosts} posts of ${maxErrors} errors, a second apart, ` +
      `with stacks of ${maxStackLength} characters.`,
  },
  check: (page) => page.visits.flatMap((visit) => [...errorReports(visit), ...logs(visit), ...performanceRecords(visit)]),
});

function errorReports(visit: PageVisit): Problem[] {
  const posts = callsOf(visit).filter(({ endpoint }) => endpoint === 'record-javascript-errors');
  const [last] = posts.slice(-1);
  const entries = (call: Call): unknown[] => (Array.isArray(call.body) ? call.body : []);
  const tooMany = posts.find((call) => entries(call).length > maxErrors);
  const tooLong = posts.find((call) => entries(call).some((entry) => stackOf(entry).length > maxStackLength + maxMarkLength));
  const tooEarly = tooSoon(posts, debounceMs);
  return [
    ...(posts.length > maxPosts && last
      ? [problem(visit, 'error posts', `${posts.length} error reports are posted; reporting stops after ${maxPosts}.`, last)]
      : []),
    ...(tooMany
      ? [
          problem(
            visit,
            'error queue',
            `An error report contains ${entries(tooMany).length} errors; at most ${maxErrors} are queued.`,
            tooMany,
          ),
        ]
      : []),
    ...(tooLong
      ? [problem(visit, 'error stack', `An error report contains a stack of more than ${maxStackLength} characters.`, tooLong)]
      : []),
    ...(tooEarly ? [problem(visit, 'error debounce', 'Error reports are posted less than a second apart.', tooEarly)] : []),
  ];
}

function logs(visit: PageVisit): Problem[] {
  const posts = callsOf(visit).filter(
    ({ endpoint, sentBy }) => endpoint === 'trace' && sentBy !== null && sentBy.via !== 'sendBeacon',
  );
  const tooEarly = tooSoon(posts, logFlushMs);
  return tooEarly ? [problem(visit, 'log flush', 'Log entries are sent less than 30 seconds apart.', tooEarly)] : [];
}

/** Performance is reported where the rollout flags are on: vitals#rollout-flags and vitals#listed-flags. */
function performanceRecords(visit: PageVisit): Problem[] {
  const [first] = callsOf(visit).filter(({ endpoint }) => endpoint === 'performance-records');
  if (!first) return [];
  const listed = readFields(visit.context).betaFeatureFlags;
  const flags = Array.isArray(listed) ? listed.map(String) : [];
  const settings = callsOf(visit).filter(({ endpoint }) => endpoint === 'performance-settings');
  const isListed = flags.some((flag) => recordFlags.some((name) => isNamed(flag, name)) || isNamed(flag, 'rum'));
  // Settings whose body was not observed may have the flags.
  if (!isListed && settings.some((call) => call.settings === undefined)) return [];
  const isOn = (wanted: string) =>
    isListed
      ? flags.some((flag) => isNamed(flag, wanted))
      : settings.some((call) => {
          const body = readFields(call.settings);
          const all = { ...body, ...readFields(body.settings) };
          return Object.entries(all).some(([name, value]) => isNamed(name, wanted) && isFlagOn(value));
        });
  if (isOn('rum') && recordFlags.some(isOn)) return [];
  const message =
    'Performance records are sent although the rollout flags rum, and track-page-speed or track-user-timing, are not on.';
  return [problem(visit, 'performance rollout', message, first)];
}

const recordFlags = ['track-page-speed', 'track-user-timing'];
const isNamed = (flag: string, name: string): boolean => flag === name || flag === `${name}-rollout`;

/** Whether the value of a flag is on: vitals#flag-values. */
function isFlagOn(value: unknown): boolean {
  if (isFields(value)) return isFlagOn(value.variant ?? value.value ?? value.enabled);
  if (value === true || Number(value) >= 1) return true;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return /^(true|on|enabled)$/.test(word) || (/-rollout$/.test(word) && !/^(off|false|disabled|control)-rollout$/.test(word));
}

/**
 * Returns the first call that follows another too soon. Calls without an observed sender have no page time and are left out.
 */
const tooSoon = (calls: readonly Call[], gapMs: number): Call | undefined => {
  const seen = calls.filter(({ sentBy }) => sentBy !== null);
  return seen.find((call, index) => {
    const before = seen[index - 1];
    return before !== undefined && call.atMs - before.atMs < gapMs - toleranceMs;
  });
};

function stackOf(entry: unknown): string {
  const data = (entry as { data?: unknown } | null)?.data;
  const fields = typeof data === 'string' ? readJson(data) : data;
  const stack = (fields as { stack?: unknown } | null | undefined)?.stack;
  return typeof stack === 'string' ? stack : '';
}

const problem = (visit: PageVisit, subject: string, message: string, call: Call): Problem => ({
  subject,
  journey: visit.journey,
  message,
  initiator: call.sentBy,
  evidence: { endpoint: call.endpoint },
});
