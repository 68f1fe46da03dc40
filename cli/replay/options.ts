import { listOf, oneOf, positiveNumber, positiveNumberOr, text, texts, wholeNumber } from '../core/option-kinds.ts';
import { type DecodedOptions, defineOptions } from '../core/option-table.ts';
import { groupNames } from './groups.ts';

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
