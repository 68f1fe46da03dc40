import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take 15 s or more, the longest first: they start first, so that none runs alone at the end. */
const long = [
  'browser/audit/fixtures',
  'browser/visibility/fixtures',
  'browser/package/package',
  'browser/documents/documents',
  'browser/audit/own-make-banners',
  'browser/audit/violations',
  'browser/audit/makes',
  'browser/shift/scenario',
  'browser/wild/scenario',
  'browser/delivery/scenario',
  'browser/lightbox/scenario',
  'browser/looks/scenario',
  'browser/faults/scenario',
  'browser/strips/scenario',
  'browser/transitions/scenario',
  'browser/audit/queue',
  'browser/forms/scenario',
  'browser/unhide/scenario',
  'browser/item-lists/scenario',
  'browser/dialogs/scenario',
  'browser/inspector/scenario',
  'browser/store/',
  'browser/sections/scenario',
  'browser/gallery-looks/scenario',
  'browser/banner/looks',
  'browser/audit/',
  'browser/error-sentences/scenario',
  'browser/columns/scenario',
  'browser/errors/scenario',
  'scripts/new.test',
  'cli/audit/queue/enqueue.test',
];

/** Returns the place of a file among the long ones; the number of long ones for a short file. */
function rankOf({ moduleId }: TestSpecification): number {
  const rank = long.findIndex((name) => moduleId.includes(`/test/${name}`));
  return rank < 0 ? long.length : rank;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
