import { readSource, trackedFiles } from '../../../scripts/check/sources.ts';

/** A page of the documents. */
export interface Page {
  /** From the root. */
  readonly path: string;
  readonly text: string;
}

/** Written and compared by another check; its blocks are declarations. */
const declarations = '.github/docs/api.md';

/** Returns every document of the repository that people write. */
export const pages = (): Page[] =>
  trackedFiles(/\.md$/)
    .filter((path) => path !== declarations)
    .map((path) => ({ path, text: readSource(path) }));
