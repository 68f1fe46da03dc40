import { decodePage } from './page-text.ts';
import { applyEdits, type FindPlace, pageDecoder, placesBefore } from './place-map.ts';
import { preludeTag } from './prelude.ts';
import { scanPage } from './scan-page.ts';

/** ASCII markup for a page's head. */
export interface PageInserts {
  readonly headFirst?: string;
  /** The runtime's tags, behind the prelude. */
  readonly runtime: string;
}

/** A page's bytes, the names of the platform scripts that were removed from it, and the places before the edits. */
export interface RewrittenPage {
  readonly html: Buffer;
  readonly leftOut: readonly string[];
  readonly find: FindPlace;
}

/**
 * Returns the page without the platform's own script tags and with the inserts in its head; every other byte is unchanged. The
 * prelude and the runtime replace the first platform script in the head, because scripts of the site that follow it need its
 * names; without one they are first in the head.
 */
export function rewritePage(bytes: Buffer, { headFirst = '', runtime }: PageInserts): RewrittenPage {
  const { text, encode } = decodePage(bytes);
  const { headStart, headEnd, leftOut } = scanPage(text);
  const runtimeAt = leftOut.find(({ from }) => from < headEnd)?.from ?? headStart;
  // The sort is stable: at equal offsets inserts come before removals.
  const edits = [
    { from: headStart, to: headStart, text: headFirst },
    { from: runtimeAt, to: runtimeAt, text: preludeTag() + runtime },
    ...leftOut.map(({ from, to }) => ({ from, to, text: '' })),
  ].sort((one, other) => one.from - other.from);
  return {
    html: encode(applyEdits(text, edits)),
    leftOut: leftOut.map(({ name }) => name),
    find: placesBefore(text, edits, pageDecoder(bytes, text)),
  };
}
