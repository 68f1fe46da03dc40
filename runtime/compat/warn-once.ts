import { warn } from '../browser/console.ts';
import { pageWide } from '../browser/page-wide.ts';
import { pageMessages } from '../contract/page/messages.ts';

declare module '../browser/page-wide.ts' {
  interface PageWide {
    readonly missingNames: Set<string>;
  }
}

/** Names on the console, once a page, what a template calls and nothing answers. */
export function warnOnce(name: string): void {
  const known = pageWide('missingNames', () => new Set());
  if (known.has(name)) return;
  known.add(name);
  warn(pageMessages.missingName(name));
}
