import { logError } from '../browser/console.ts';
import { readFields, readNumber } from '../contract/read.ts';
import { pageMessages } from '../contract/site/constants.ts';
import type { Page } from '../page/page.ts';
import { reportPageCode } from './page-code.ts';

/**
 * Runs `tween(callback, durationMs?)` or `tween({ onProgress, durationMs })`, and logs that it is no longer supported.
 * compat#global-tween
 */
export async function runDeprecatedTween(
  { service, errors }: Pick<Page, 'service' | 'errors'>,
  args: readonly unknown[],
): Promise<void> {
  logError(pageMessages.globalTween);
  const [first, second] = args;
  const options = readFields(first);
  const onProgress = (typeof first === 'function' ? first : options.onProgress) as (progress: number) => void;
  const durationMs = typeof first === 'function' ? second : options.durationMs;
  try {
    const helpers = await service('helpers');
    await helpers.tween({
      onProgress,
      ...(durationMs === undefined ? {} : { durationMs: readNumber(durationMs) ?? Number.NaN }),
    });
  } catch (error) {
    reportPageCode({ errors }, error);
  }
}
