import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take longest: begun last, one would leave the other core with nothing to do. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/test\/(scripts\/new\.test|browser\/(audit|lightbox|strips|shift|gallery-looks|delivery|looks)\/)/.test(moduleId);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
