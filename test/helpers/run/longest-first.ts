import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take 11 s or more; they start first, so that none runs alone at the end. */
const long = [
  'scripts/new.test',
  'cli/audit/queue/enqueue.test',
  'browser/(audit|columns|delivery|dialogs|faults|forms|gallery-looks|lightbox|looks|package|shift|strips|transitions|wild)/',
];
const pattern = new RegExp(`/test/(${long.join('|')})`);
const isLong = ({ moduleId }: TestSpecification): boolean => pattern.test(moduleId);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
