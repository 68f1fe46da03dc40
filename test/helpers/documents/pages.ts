import { readSource, trackedFiles } from '../../../scripts/check/sources.ts';

/** A page of the documents. */
export interface Page {
  /** From the root. */
  readonly path: string;
  readonly text: string;
}

/** Returns every document of the repository. */
export const pages = (): Page[] => trackedFiles(/\.md$/).map((path) => ({ path, text: readSource(path) }));
