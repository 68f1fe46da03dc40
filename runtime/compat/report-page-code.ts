import { logError } from '../browser/console.ts';
import type { Page } from '../page/page.ts';

/**
 * Reports an error of page code, such as an unknown design (spec 1 §5), and logs it on the console, where its author looks for it. A chunk that did not
 * come has its sentence there already.
 */
export function reportPageCode({ errors }: Pick<Page, 'errors'>, error: unknown): void {
  if (Object(error).name !== 'ChunkLoadError') logError(error);
  errors.report(error, { compat: true });
}
