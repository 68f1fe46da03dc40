import {
  flag,
  listOf,
  oneOf,
  positiveNumber,
  positiveNumberOr,
  text,
  texts,
  textThat,
  wholeNumber,
} from '../core/option-kinds.ts';
import { type DecodedOptions, defineOptions, type ValueKind } from '../core/option-table.ts';
import { parseThreshold, thresholdExpected } from './account/threshold.ts';
import { durationExpected, parseDuration } from './duration.ts';
import { groupNames } from './groups.ts';

/** Thresholds of a repeatable option. */
const thresholds: ValueKind<readonly string[], string | readonly string[]> = {
  ...texts,
  schema(z) {
    const error = { error: `Expected ${thresholdExpected}.` };
    return z
      .array(
        z.string(error).refine((value) => parseThreshold(value) !== null, error),
        error,
      )
      .readonly();
  },
};

/** All options of `replay`. */
export const replayOptions = defineOptions({
  to: { ...text, placeholder: 'url', description: 'the server to send to (default: one that this command starts)' },
  only: {
    ...listOf(groupNames),
    placeholder: 'groups',
    description: `only these calls, comma-separated: ${groupNames.join(', ')}`,
  },
  speed: {
    ...positiveNumberOr('max'),
    placeholder: 'factor',
    description: 'recorded gaps divided by this, or max for none',
    default: 1,
  },
  rate: { ...positiveNumber, placeholder: 'number', description: 'requests per second, instead of recorded gaps' },
  concurrency: { ...wholeNumber(1, 1000), placeholder: 'number', description: 'requests under way at once', default: 32 },
  repeat: {
    ...wholeNumber(1, 1_000_000),
    placeholder: 'times',
    description: 'number of times that all recordings are sent',
    default: 1,
  },
  renew: {
    ...flag,
    description: 'fresh event ids, dates, crumbs and form keys, so that a recording is valid on another server and day',
  },
  threshold: {
    ...thresholds,
    placeholder: 'limit',
    description: 'a limit such as p99<200ms, rate>500 or failed==0; one that is not met sets exit status 1 (repeatable)',
  },
  ignore: {
    ...texts,
    placeholder: 'field',
    description: 'a field of responses that is not compared with the recording, besides ids and dates (repeatable)',
  },
  giveUpAfter: {
    ...textThat((value) => parseDuration(value) !== null, durationExpected),
    placeholder: 'time',
    description: 'time for which a server that is away is waited for, such as 500ms, 10s or 2m',
    default: '10s',
  },
  timeout: { ...wholeNumber(1, 3_600_000), unit: 'ms', description: 'maximum time for a response', default: 10_000 },
  allowHost: {
    ...texts,
    placeholder: 'host',
    description: 'another host than this machine that may receive load (repeatable)',
  },
  format: {
    ...oneOf(['pretty', 'json']),
    placeholder: 'format',
    description: 'pretty or json',
    default: 'pretty',
    notIn: ['api'],
  },
});

/** Decoded options of `replay`. */
export type DecodedReplayOptions = DecodedOptions<typeof replayOptions>;
