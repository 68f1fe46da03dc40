import { contentLimits } from '../../../../runtime/contract/site/constants.ts';

const layoutClass = /(?:^|\s)(?:sqs-layout|fluid-engine)(?:\s|$)/;
const blockClass = /(?:^|\s)sqs-block(?:\s|$)/;

export const layoutLimitMessage = (blocks: number): string =>
  `a layout has ${contentLimits.maxBlocksPerLayout} blocks at most, this one ${blocks}`;

/** Counts the blocks of each layout of a page: those up to the next layout, because layouts are not nested. */
export class LayoutCounter {
  readonly #onTooMany: (blocks: number, layoutStart: number) => void;
  #start = -1;
  #blocks = 0;

  constructor(onTooMany: (blocks: number, layoutStart: number) => void) {
    this.#onTooMany = onTooMany;
  }

  /** Adds the tag at `start` by its class. */
  add(className: string, start: number): void {
    if (className === '') return;
    if (layoutClass.test(className)) {
      this.end();
      this.#start = start;
    } else if (blockClass.test(className)) this.#blocks += 1;
  }

  /** Ends the current layout. */
  end(): void {
    if (this.#start >= 0 && this.#blocks > contentLimits.maxBlocksPerLayout) this.#onTooMany(this.#blocks, this.#start);
    this.#start = -1;
    this.#blocks = 0;
  }
}
