import { logError, warn } from '../browser/console.ts';
import { pageWide } from '../browser/page-wide.ts';
import { pageMessages } from '../contract/site/constants.ts';
import type { Page } from '../page/page.ts';

declare module '../browser/page-wide.ts' {
  interface PageWide {
    readonly missingNames: Set<string>;
  }
}

/** Reports an error of page code, and logs it for the code's author. compat#page-code-errors */
export function reportPageCode({ errors }: Pick<Page, 'errors'>, error: unknown): void {
  // The loader has already logged this error.
  if (Object(error).name !== 'ChunkLoadError') logError(error);
  errors.report(error, { compat: true });
}

/** Warns once per page about a name that page code uses and the runtime lacks. compat#missing-names */
export function warnOnce(name: string): void {
  const known = pageWide('missingNames', () => new Set());
  if (known.has(name)) return;
  known.add(name);
  warn(pageMessages.missingName(name));
}
