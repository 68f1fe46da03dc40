import { eventMessages } from '../../../runtime/contract/analytics/constants.ts';
import { performanceMessages } from '../../../runtime/contract/vitals/constants.ts';
import { type ErrorRow, page } from './error-row.ts';

/** Failures of telemetry, and of the script of follow buttons. */
export const telemetryRows: readonly ErrorRow[] = [
  page('button-click:hang', {
    situation: 'The click of a button is not recorded',
    rule: 'analytics#button-event',
    path: '/button#click',
    shownIn: 'nothing',
    sentence: '',
    does: 'Records the click once. Where calls end with their page, holds the navigation for at most 2.5 s.',
    timeoutMs: 2500,
  }),
  page('social:hang', {
    situation: 'The script of follow buttons does not load',
    rule: 'third-parties#third-party-addresses',
    path: '/call#follow',
    shownIn: 'outcome',
    sentence: 'Rejected:',
    does: 'Gives up after 10 s.',
    timeoutMs: 10_000,
  }),
  page('record-event:status:500', {
    situation: 'A tracked event is refused',
    rule: 'analytics#tracked-event',
    path: '/call#track',
    shownIn: 'outcome',
    sentence: `Rejected: ${eventMessages.failed(500)}`,
    does: 'Rejects the promise of the caller.',
  }),
  page('performance-settings:status:500', {
    situation: 'Performance settings are refused',
    rule: 'vitals#settings-status',
    shownIn: 'report',
    sentence: performanceMessages.unexpectedStatus,
    does: 'Reports it once and sends no records.',
  }),
  page('performance-settings:hang', {
    situation: 'Performance settings do not arrive',
    rule: 'vitals#settings-time-out',
    shownIn: 'report',
    sentence: performanceMessages.settingsTimeout,
    does: 'Gives up after 30 s and reports it.',
    timeoutMs: 30_000,
  }),
  page('', {
    situation: 'Twelve errors at once',
    rule: 'errors#report-limits',
    path: '/call#errors',
    shownIn: 'report',
    sentence: 'Error 10 of 12.',
    does: 'Posts ten errors together, one second later; the others are counted.',
    calls: { 'record-javascript-errors': 1 },
  }),
  ...['status:500', 'reset', 'hang'].map((kinds) =>
    page(`record-hit:${kinds}`, {
      situation: `A page view is lost: ${kinds}`,
      rule: 'analytics#record-hit',
      shownIn: 'nothing',
      sentence: '',
      does: 'The page is not affected, and the console has no error.',
    }),
  ),
];
