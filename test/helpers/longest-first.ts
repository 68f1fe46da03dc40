import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Takes minutes: begun last, it would leave the other core with nothing to do. */
const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/browser/audit/');

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
