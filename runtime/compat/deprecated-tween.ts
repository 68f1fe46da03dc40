import { logError } from '../browser/console.ts';
import { pageMessages } from '../contract/page/messages.ts';
import { readFields, readNumber } from '../contract/read.ts';
import type { Page } from '../page/page.ts';
import { reportPageCode } from './report-page-code.ts';

/**
 * `tween(work, durationMs?)` or `tween({ onProgress, durationMs })` on the window: does what it did, and says on the console that it is no longer
 * supported. Its name and its arguments are our choice. Spec 2 §8 "Other"; what it refuses is spec 1 §5 "Tween helper".
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
